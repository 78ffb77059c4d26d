/**
 * Which flights a company's market cap compares: between the same cities on the same days, in the same
 * cabin, for the same travelers. Slices are compared one by one, so that a trip has a price to compare with
 * whichever flights it's made of: the median way out, and what the median of each other slice adds to the
 * cheapest (decision 0035).
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { type MarketPrice, marketPriceOf } from '@sojourn/domain/policy/market-price.ts';
import { CABINS, type Cabin, cabinOfRank, type FareClass, fareRank } from './fares/fare-classes.ts';
import type { PassengerCounts } from './travelers/travelers.ts';

/** `from`, `to`: the codes of cities, each with all of its airports. */
export type ComparedSlice = { readonly from: string; readonly to: string; readonly date: CalendarDate };
export type ComparedTrip = {
  readonly slices: readonly ComparedSlice[];
  readonly passengers: PassengerCounts;
};

/** Of one slice, by cabin: what one adult pays for a trip with each of its flights and the least others. */
export type PricesOfSlice = Readonly<Record<Cabin, readonly number[]>>;

/** As prices are frozen by: `NYC LIS 2027-04-14, LIS NYC 2027-04-19, 1 0 0 0`. */
export const comparedTripKey = ({ slices, passengers }: ComparedTrip): string => {
  const { adults, children, lapInfants, seatedInfants } = passengers;
  const flown = slices.map(({ from, to, date }) => `${from} ${to} ${date}`);
  return [...flown, `${adults} ${children} ${lapInfants} ${seatedInfants}`].join(', ');
};

const itemOf = (slice: number, cabin: Cabin): string => `${slice} ${cabin}`;

/** Everything that a trip of so many slices may be compared by. */
export const comparedItems = (slices: number): string[] =>
  Array.from({ length: slices }, (_, slice) => CABINS.map((cabin) => itemOf(slice, cabin))).flat();

/** Of a trip: by slice. */
export const itemsOfTrip = (classes: readonly FareClass[]): string[] =>
  classes.map((fareClass, slice) => itemOf(slice, cabinOfRank(fareRank(fareClass))));

/**
 * By item, of all answers to one question: the median of the first slice; of the others what theirs is over
 * the cheapest trip. What `sumOfMarkets` adds up.
 */
export function comparableFlights(
  answers: readonly (readonly PricesOfSlice[])[],
): ReadonlyMap<string, MarketPrice | null> {
  const count = Math.max(0, ...answers.map((slices) => slices.length));
  const parts = Array.from({ length: count }, (_, slice) => {
    const cabins = CABINS.map((cabin) => answers.flatMap((slices) => slices[slice]?.[cabin] ?? []));
    const least = slice === 0 ? 0 : leastOf(cabins);
    return CABINS.map((cabin, at) => [itemOf(slice, cabin), above(least, cabins[at] ?? [])] as const);
  });
  return new Map(parts.flat());
}

function leastOf(lists: readonly (readonly number[])[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const prices of lists) for (const price of prices) if (price < least) least = price;
  return least;
}

function above(least: number, prices: readonly number[]): MarketPrice | null {
  const market = marketPriceOf(prices, 'USD');
  return market && { ...market, median: money(market.median.amountMinor - least, market.median.currency) };
}
