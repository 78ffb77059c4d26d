/** How an order's flights go on their day, as the airlines say. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { FlightNews } from '@sojourn/domain/disruptions/flight-news.ts';
import type { FlightTimes } from '@sojourn/domain/disruptions/flight-status.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { FlightSlice } from '#flight/wire/flights.ts';

export type SliceOperations = {
  /** Flight by flight; null where the airlines don't say. */
  readonly flights: readonly FlightTimes[] | null;
  /** What the airline itself gives instead of a flight that's missed; null for nothing. */
  readonly rebookedTo: FlightSlice | null;
};

export type OperationsVerbs = {
  /** By slice of the order; empty for a reference that's unknown. */
  readonly flightStatus: (
    request: { readonly reference: string; readonly now: Instant; readonly locale: Locale },
    context: CallContext,
  ) => Promise<Outcome<readonly SliceOperations[], never>>;
  /** What's announced of slices that a search found; null for one that isn't flown any more. */
  readonly flightNews: (
    request: { readonly sliceIds: readonly string[]; readonly now: Instant },
    context: CallContext,
  ) => Promise<Outcome<readonly (FlightNews | null)[], never>>;
};
