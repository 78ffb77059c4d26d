import type { WatchPart } from '@sojourn/portal/shared/product/watch-part.ts';
import { travelerCount } from '#flight/rules/travelers/travelers.ts';
import type { FlightWatch } from '#flight/wire/flight-watch.ts';
import { FLIGHTS_PATH, type FlightDraft } from '../search/flight-draft.ts';
import { freshFlightUrl, printFlightUrl } from '../search/flight-url.ts';

/** The search that a watch was begun from. */
function draftOf({ slices, passengers, nearby = false }: FlightWatch): FlightDraft {
  const [out, back] = slices;
  const isBack = back?.origin === out?.destination && back?.destination === out?.origin;
  const trip = slices.length === 1 ? 'oneWay' : slices.length === 2 && isBack ? 'roundTrip' : 'multiCity';
  return { trip, legs: slices, passengers, nearby };
}

export const flightWatchPart: WatchPart<'flight'> = {
  count: ({ passengers }) => travelerCount(passengers),
  people: 'watch.list.travelers',
  path: FLIGHTS_PATH,
  search: (watch) =>
    printFlightUrl({
      ...freshFlightUrl(draftOf(watch)),
      filters: watch.filters ?? {},
      mayUsePreferences: false,
    }),
  open: 'watch.list.flights',
};
