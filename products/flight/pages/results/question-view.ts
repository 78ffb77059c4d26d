/** What the page asks the server, from its URL and the filters in force. */
import type { FlightFilters, FlightPage, FlightSearch } from '#flight/wire/flight-search.ts';
import { slicesOf } from '../search/flight-draft.ts';
import type { FlightUrl } from '../search/flight-url.ts';

export const PAGE_SIZE = 25;

/** Everything but how many options. */
export type FlightQuestion = Omit<FlightSearch, 'limit' | 'locale'>;
/** What prices by day are asked for: without what is chosen in the list. */
export type FaresQuestion = Pick<FlightSearch, 'slices' | 'passengers' | 'filters'>;

const withoutPolicy = ({ inPolicyOnly: _, policy: _policy, ...filters }: FlightFilters): FlightFilters =>
  filters;
const orNothing = (filters: FlightFilters) => (Object.keys(filters).length > 0 ? { filters } : {});

/** Undefined while the URL names no whole trip, or every slice is chosen. */
/** `policy`: of the traveler's company; a link of somebody with one may be opened by somebody without. */
export function questionOf(
  url: FlightUrl,
  filters: FlightFilters,
  policy: FlightFilters['policy'] | undefined,
): FlightQuestion | undefined {
  const { draft, chosen, step, sort } = url;
  const slices = slicesOf(draft);
  if (!slices || step >= slices.length) return undefined;
  return {
    slices: [...slices],
    passengers: draft.passengers,
    ...(draft.nearby && { nearby: true }),
    ...(step > 0 && { chosen: chosen.slice(0, step).map((each) => ({ ...each })) }),
    ...orNothing(policy ? { ...filters, policy } : withoutPolicy(filters)),
    // All of them are shown to a traveler who asks for two stops
    ...(isAnyStops(filters) && { twoStopsCompete: true }),
    sort,
  };
}

export const isAnyStops = ({ stops }: FlightFilters): boolean => stops === undefined || stops === 'any';

/** The kind of fare counts for prices of other days; hours and connections of one day's flights do not. */
export function faresQuestionOf(url: FlightUrl, filters: FlightFilters): FaresQuestion | undefined {
  const slices = slicesOf(url.draft);
  if (!slices) return undefined;
  const { stops, airlines, excludeLowCost, fareClasses, bagIncluded, refundable } = filters;
  const applicable = {
    ...(stops && { stops }),
    ...(airlines && { airlines }),
    ...(excludeLowCost && { excludeLowCost }),
    ...(fareClasses && { fareClasses }),
    ...(bagIncluded && { bagIncluded }),
    ...(refundable && { refundable }),
  };
  return { slices: [...slices], passengers: url.draft.passengers, ...orNothing(applicable) };
}

const inOrder = (filters: FlightFilters): string =>
  JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => a.localeCompare(b)));

type Shown = Pick<FlightPage, 'options'>;

/**
 * The lowest total of the list, as its cards show it; null unless the list has it and is of just what the
 * prices by day are of.
 */
export function lowestShown(
  page: Shown | null | undefined,
  question: FlightQuestion | undefined,
  fares: FaresQuestion | undefined,
): number | null {
  const { policy: _, ...own } = question?.filters ?? {};
  const isSame = inOrder(own) === inOrder(fares?.filters ?? {});
  if (!question || question.nearby || question.chosen || !isSame) return null;
  const cheapest = page?.options.find(({ badges }) => badges.includes('cheapest'));
  return cheapest?.fare.total.amountMinor ?? null;
}

/** Searches for the same flights: only filters or sort differ, so the old results can stay until the new. */
export const isSameTrip = (a: FlightQuestion, b: FlightQuestion): boolean =>
  JSON.stringify([a.slices, a.passengers, a.nearby, a.chosen]) ===
  JSON.stringify([b.slices, b.passengers, b.nearby, b.chosen]);
