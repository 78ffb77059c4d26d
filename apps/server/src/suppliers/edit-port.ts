/**
 * The verb by which every supplier takes edited details of booked travelers. It costs nothing, and is
 * idempotent by our `editReference`; its record lists those that it has taken.
 */
import type { EditRefusal } from '@sojourn/domain/booking/trip-details.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from './outcome.ts';

/** `travelers`: all of them as they shall be, by their places. */
export type EditRequest<T> = {
  readonly reference: string;
  readonly editReference: string;
  readonly travelers: readonly T[];
  readonly now: Instant;
};
export type EditRejection = { readonly reason: EditRefusal };

export type EditVerbs<T> = {
  readonly edit: (request: EditRequest<T>, context: CallContext) => Promise<Outcome<null, EditRejection>>;
};

/** A member number, and who it has to belong to; empty for none. */
export type LoyaltyOwner = { readonly loyaltyNumber: string; readonly lastName: string };
