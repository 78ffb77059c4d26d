/** Where a decided trip leads: to another class, back to choosing a slice, from a checkout to its search. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { rememberShownTotal, shownTotalOf } from '@sojourn/portal/shared/shown-total.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import type { FareClass } from '#flight/rules/fares/fare-classes.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';
import { type FlightUrl, freshFlightUrl, printFlightUrl } from '../search/flight-url.ts';

/** The same place with a slice in another class. */
export const withClass = (url: FlightUrl, slice: number, fareClass: FareClass): FlatSearch =>
  printFlightUrl({
    ...url,
    chosen: url.chosen.map((each, at) => (at === slice ? { ...each, fareClass } : each)),
  });

/** The results where a slice is chosen anew; what was chosen after it is let go. */
export const backToSlice = (url: FlightUrl, slice: number): FlatSearch =>
  printFlightUrl({
    ...url,
    chosen: url.chosen.slice(0, slice),
    step: slice,
    carriedPercent: undefined,
    previousClass: undefined,
  });

/** Names chosen slices for a party, so that a total shown on one page is found again on the next. */
const totalKey = ({ chosen, draft }: Pick<FlightUrl, 'chosen' | 'draft'>): string => {
  const { adults, children, seatedInfants, lapInfants } = draft.passengers;
  const slices = chosen.map(({ sliceId, fareClass }) => `${sliceId}:${fareClass}`);
  return [...slices, adults, children, seatedInfants, lapInfants].join(' ');
};

/** The total of a whole trip as the list showed it when it was chosen. */
export const rememberTripTotal = (url: Pick<FlightUrl, 'chosen' | 'draft'>, totalMinor: number): void =>
  rememberShownTotal(totalKey(url), totalMinor);
export const tripTotalShown = (url: Pick<FlightUrl, 'chosen' | 'draft'>): number | null =>
  shownTotalOf(totalKey(url));

/** The address under which the trip of a checkout can be put together again, all slices chosen. */
export function urlOfTrip(trip: Pick<FlightSummary, 'tripType' | 'passengers' | 'slices'>): FlightUrl {
  const { passengers, slices, tripType } = trip;
  const legs = slices.map(({ segments }) => ({
    origin: first(segments).origin.locationCode,
    destination: last(segments).destination.locationCode,
    date: first(segments).zonedDepartureTime.slice(0, 10) as CalendarDate,
  }));
  const form = tripType === 'oneWay' || tripType === 'roundTrip' ? tripType : 'multiCity';
  return {
    ...freshFlightUrl({ trip: form, legs, passengers, nearby: false }),
    chosen: slices.map(({ sliceId, fareClass }) => ({ sliceId, fareClass })),
    step: slices.length,
  };
}
