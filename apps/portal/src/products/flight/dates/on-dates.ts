import { wayBack } from '#products/flight/search/flight-draft.ts';
import { type FlightUrl, searchedAnew } from '#products/flight/search/flight-url.ts';
import type { DatePrice } from './nearby-dates-view.ts';

/** The same search on other dates. */
export function onDates(
  url: FlightUrl,
  { departs, returns }: Pick<DatePrice, 'departs' | 'returns'>,
): FlightUrl {
  const out = { ...url.draft.legs[0], date: departs };
  const legs = returns ? [out, wayBack(out, returns)] : [out];
  return searchedAnew(url, { ...url.draft, legs });
}
