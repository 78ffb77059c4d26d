/** What a supplier has on record of a booking, in one shape for all products. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Schedule } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { CreditConditions } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { Tx } from '#workflow/saga.ts';

/** `mixed`: of several tickets some are there and some are not. Voided counts as canceled. */
export type SupplierState = 'none' | 'held' | 'Pending' | 'Confirmed' | 'Canceled' | 'mixed';
export type SupplierRecord = {
  readonly state: SupplierState;
  readonly locator: string | null;
  /** Saves what else the product reads from the record of a confirmed booking. */
  readonly note?: (tx: Tx) => Promise<void>;
  /** Left out by suppliers that never change what is booked. */
  readonly schedule?: SupplierSchedule;
};
/**
 * What a supplier owes one of a booking's guests for what they give up; `number`: the ticket's, else that of
 * the supplier's record.
 */
export type SupplierCredit = CreditConditions & {
  readonly airline: { readonly code: string; readonly name: string };
  readonly number: string;
  /** Which of the booking's guests. */
  readonly traveler: number;
  readonly amountMinor: number;
};
/** What the supplier plans now, by versions that count its own changes from 0, as it was booked. */
export type SupplierSchedule = {
  readonly version: number;
  /** The newest that was agreed to, and by whom. */
  readonly acceptedVersion: number;
  readonly acceptedBy: 'agent' | 'travelerAtSupplier' | null;
  /** The customer asked the supplier for the newest. */
  readonly isVoluntary?: true;
  /** Parts that are canceled are left out. Null when it can't be read. */
  readonly parts: Schedule | null;
  /** In the product's own form: what the booking is revised with. */
  readonly content: unknown;
};
export type AcceptRejection = { readonly reason: 'NewChange' | 'NotFound' };
export type SupplierPenalty = {
  readonly penaltyMinor: number;
  readonly refundMinor: number;
  readonly asOf: Instant;
  /** How many companies it got the parts from; one when left out. */
  readonly providers?: number;
  /** Of the penalty, what isn't lost. */
  readonly credits?: readonly SupplierCredit[];
};
/** `AirlineRefunds`: the airline took the payment, so it refunds. */
type NotThere = { readonly reason: 'NotFound' | 'NotCancellable' | 'AirlineRefunds' };
/** `BadRequest`: it doesn't understand what it was sent. */
export type CancelRejection = {
  readonly reason: 'NotFound' | 'NotCancellable' | 'PenaltyChanged' | 'BadRequest';
};

export type SupplierSide = {
  readonly lookUp: (context: CallContext) => Promise<Outcome<SupplierRecord, never>>;
  readonly quoteCancel: (now: Instant, context: CallContext) => Promise<Outcome<SupplierPenalty, NotThere>>;
  readonly cancel: (
    penaltyMinor: number,
    now: Instant,
    context: CallContext,
  ) => Promise<Outcome<SupplierPenalty, CancelRejection>>;
  /** Agrees to the supplier's newest change; the same answer however often it's sent. */
  readonly acceptChange: (
    version: number,
    now: Instant,
    context: CallContext,
  ) => Promise<Outcome<null, AcceptRejection>>;
};
