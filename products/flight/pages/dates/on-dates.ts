import { addDays, nightsBetween } from '@sojourn/domain/dates.ts';
import { type FlightUrl, searchedAnew } from '../search/flight-url.ts';
import type { DatePrice } from './nearby-dates-view.ts';

/**
 * The same search on other dates: each flight keeps its own ends. The first leaves on `departs`, the last on
 * `returns`, and those between move as the first does.
 */
export function onDates(
  url: FlightUrl,
  { departs, returns }: Pick<DatePrice, 'departs' | 'returns'>,
): FlightUrl {
  const { legs } = url.draft;
  const before = legs[0]?.date;
  const moved = before === undefined ? 0 : nightsBetween(before, departs);
  const last = legs.length - 1;
  const onOthers = legs.map((leg, at) => {
    if (at === 0) return { ...leg, date: departs };
    if (at === last && returns) return { ...leg, date: returns };
    return { ...leg, date: leg.date && addDays(leg.date, moved) };
  });
  return searchedAnew(url, { ...url.draft, legs: onOthers });
}
