/** The port for changing a booked ride: another time, as the same order. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { RideTime } from '../../rules/transfer.ts';
import type { RideSummary } from './ride-port.ts';

export type RideChangeRefusal =
  /** The supplier has no such booking. */
  | 'NotFound'
  /** It's canceled, or not confirmed yet. */
  | 'NotChangeable'
  /** It has begun. */
  | 'Departed'
  /** No ride of this operator at that time. */
  | 'RideNotInTime'
  | 'NoAvailability';
export type RideChangeRejection =
  | { readonly reason: RideChangeRefusal }
  /** More is to pay than was agreed to. */
  | { readonly reason: 'PriceIncreased' };

export type RideChangeRequest = {
  readonly reference: string;
  readonly time: RideTime;
  readonly now: Instant;
};
/** To pay now; below zero goes back. Operators keep nothing of a ride that's moved. */
type RideChangeAmounts = { readonly differenceMinor: number; readonly dueMinor: number };
export type RideChangeQuote = {
  readonly amounts: RideChangeAmounts;
  readonly summary: RideSummary;
  readonly totalMinor: number;
  readonly cancellation: CancelTerms;
};
export type ConfirmRideChange = RideChangeRequest & {
  /** Ours; the same request again gets the first answer. */
  readonly changeReference: string;
  /** What was agreed to; less is fine. */
  readonly dueMinor: number;
};
export type RideChanged = RideChangeQuote & { readonly changeReference: string };

export type RideChangeVerbs = {
  readonly quoteChange: (
    request: RideChangeRequest,
    context: CallContext,
  ) => Promise<Outcome<RideChangeQuote, RideChangeRejection>>;
  /** The new time first, then the old one is given up; or neither. */
  readonly change: (
    request: ConfirmRideChange,
    context: CallContext,
  ) => Promise<Outcome<RideChanged, RideChangeRejection>>;
};
