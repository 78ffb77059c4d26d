/** What a supplier has on record of a booking, in one shape for all products. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CreditConditions } from '@sojourn/domain/wallet/airline-credit.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { Tx } from '#workflow/saga.ts';

/** `mixed`: of several tickets some are there and some are not. Voided counts as canceled. */
export type SupplierState = 'none' | 'held' | 'Pending' | 'Confirmed' | 'Canceled' | 'mixed';
export type SupplierRecord = {
  readonly state: SupplierState;
  readonly locator: string | null;
  /** Saves what else the product reads from the record of a confirmed booking. */
  readonly note?: (tx: Tx) => Promise<void>;
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
export type SupplierPenalty = {
  readonly penaltyMinor: number;
  readonly refundMinor: number;
  readonly asOf: Instant;
  /** Of the penalty, what isn't lost. */
  readonly credits?: readonly SupplierCredit[];
};
type NotThere = { readonly reason: 'NotFound' | 'NotCancellable' };
export type CancelRejection = { readonly reason: NotThere['reason'] | 'PenaltyChanged' };

export type SupplierSide = {
  readonly lookUp: (context: CallContext) => Promise<Outcome<SupplierRecord, never>>;
  readonly quoteCancel: (now: Instant, context: CallContext) => Promise<Outcome<SupplierPenalty, NotThere>>;
  readonly cancel: (
    penaltyMinor: number,
    now: Instant,
    context: CallContext,
  ) => Promise<Outcome<SupplierPenalty, CancelRejection>>;
};
