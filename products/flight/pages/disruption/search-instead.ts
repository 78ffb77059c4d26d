/** The search for other flights of the same way and people, on its day or today if that's later. Pure. */
import { type CalendarDate, dateIn, type Instant } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import type { TripFlight } from '#flight/wire/flight-trip.ts';
import { printFlightDraft } from '../search/flight-draft.ts';

export function searchInstead(
  { segments }: Pick<TripFlight['slices'][number], 'segments'>,
  passengers: TripFlight['passengers'],
  now: Instant,
): FlatSearch {
  const { origin, zonedDepartureTime } = first(segments);
  const day = zonedDepartureTime.slice(0, 10) as CalendarDate;
  const today = dateIn(now, origin.zone);
  const leg = {
    origin: origin.locationCode,
    destination: last(segments).destination.locationCode,
    date: [day, today].toSorted().at(-1) ?? day,
  };
  return printFlightDraft({ trip: 'oneWay', legs: [leg], passengers, nearby: false });
}
