/** Prices by day from all suppliers: of each day the lowest. */
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { RequestedSlice } from '#flight/rules/flight-search.ts';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { FlightFilters } from '#flight/wire/flight-search.ts';
import type { DatesQuestion, FlightSupplier } from '../supplier.ts';
import type { FlightDeps } from './deps.ts';

export type FaresInput = {
  readonly slices: readonly RequestedSlice[];
  readonly passengers: PassengerCounts;
  readonly filters?: FlightFilters | undefined;
};

export const datesQuestion = (deps: FlightDeps, input: FaresInput): DatesQuestion => ({
  slices: input.slices,
  passengers: input.passengers,
  filters: input.filters ?? {},
  now: deps.clock.now(),
});

type Priced = { readonly totalMinor: number | null };
const isLower = (price: Priced, known: Priced | undefined): boolean =>
  known === undefined ||
  known.totalMinor === null ||
  (price.totalMinor !== null && price.totalMinor < known.totalMinor);

/** By key, in the order of the first of the lists. */
export function lowestByKey<Price extends Priced>(
  lists: readonly (readonly Price[])[],
  keyOf: (price: Price) => string,
): Map<string, Price> {
  const lowest = new Map<string, Price>();
  for (const price of lists.flat()) {
    const key = keyOf(price);
    if (isLower(price, lowest.get(key))) lowest.set(key, price);
  }
  return lowest;
}

/**
 * By key, in the order of the first answer; partial when a supplier was silent. Refuses
 * `SuppliersUnavailable` when nobody answers in time.
 */
export async function lowestFares<Price extends Priced>(
  deps: FlightDeps,
  ask: (supplier: FlightSupplier, call: CallContext) => Promise<Outcome<readonly Price[], unknown>>,
  keyOf: (price: Price) => string,
  context: RequestContext,
): Promise<{ readonly lowest: Map<string, Price>; readonly isPartial: boolean }> {
  const answers = await answersOf(deps, ask, context);
  if (answers.length === 0) refuse('SuppliersUnavailable');
  return { lowest: lowestByKey(answers, keyOf), isPartial: answers.length < deps.suppliers.length };
}
