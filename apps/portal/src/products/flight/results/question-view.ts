/** What the page asks the server, from its URL and the filters in force. */
import type { FlightFilters, FlightSearch } from '@sojourn/contract/products/flight/flight-search.ts';
import { slicesOf } from '#products/flight/search/flight-draft.ts';
import type { FlightUrl } from '#products/flight/search/flight-url.ts';

export const PAGE_SIZE = 25;

/** Everything but how many options. */
export type FlightQuestion = Omit<FlightSearch, 'limit' | 'locale'>;
/** What prices by day are asked for: without what is chosen in the list. */
export type FaresQuestion = Pick<FlightSearch, 'slices' | 'passengers' | 'filters'>;

const orNothing = (filters: FlightFilters) => (Object.keys(filters).length > 0 ? { filters } : {});

/** Undefined while the URL names no whole trip, or every slice is chosen. */
export function questionOf(url: FlightUrl, filters: FlightFilters): FlightQuestion | undefined {
  const { draft, chosen, step, sort } = url;
  const slices = slicesOf(draft);
  if (!slices || step >= slices.length) return undefined;
  return {
    slices: [...slices],
    passengers: draft.passengers,
    ...(draft.nearby && { nearby: true }),
    ...(step > 0 && { chosen: chosen.slice(0, step).map((each) => ({ ...each })) }),
    ...orNothing(filters),
    sort,
  };
}

/** The kind of fare counts for prices of other days; hours and connections of one day's flights do not. */
export function faresQuestionOf(url: FlightUrl, filters: FlightFilters): FaresQuestion | undefined {
  const slices = slicesOf(url.draft);
  if (!slices) return undefined;
  const { stops, airlines, excludeLowCost, fareClasses, bagIncluded, refundable } = filters;
  const kept = {
    ...(stops && { stops }),
    ...(airlines && { airlines }),
    ...(excludeLowCost && { excludeLowCost }),
    ...(fareClasses && { fareClasses }),
    ...(bagIncluded && { bagIncluded }),
    ...(refundable && { refundable }),
  };
  return { slices: [...slices], passengers: url.draft.passengers, ...orNothing(kept) };
}

/** Questions about the same flights: only filters or sort differ, so the old answer may stand meanwhile. */
export const isSameTrip = (a: FlightQuestion, b: FlightQuestion): boolean =>
  JSON.stringify([a.slices, a.passengers, a.nearby, a.chosen]) ===
  JSON.stringify([b.slices, b.passengers, b.nearby, b.chosen]);
