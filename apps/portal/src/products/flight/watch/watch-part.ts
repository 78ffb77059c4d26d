import type { FlightWatch } from '@sojourn/contract/products/flight/flight-watch.ts';
import { travelerCount } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import type { FlightDraft } from '#products/flight/search/flight-draft.ts';
import { FLIGHTS_PATH, freshFlightUrl, printFlightUrl } from '#products/flight/search/flight-url.ts';
import type { WatchPart } from '#shared/product/watch-part.ts';

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
