/**
 * The port for rewards that are redeemed and earned at the issuer's bank. Units are integers, one US cent
 * each: a mile or a cent of cash back. Every verb takes our own reference, is idempotent by it and can be
 * looked up by it; the bank keeps its own record to reconcile with.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from '../outcome.ts';

/**
 * B §8, in the wire's spelling. `NoEligibleAccount`: the account is not this person's, may not redeem, or has
 * not that much; `RejectedByCapitalOne`: the issuer will not; `Other`: the record's state does not allow it
 * (released, expired, not settled).
 */
export const REDEMPTION_REJECTIONS = ['NoEligibleAccount', 'RejectedByCapitalOne', 'Other'] as const;
export type RedemptionReason = (typeof REDEMPTION_REJECTIONS)[number];
export type RedemptionRejection = { readonly reason: RedemptionReason };

export type Redemption = {
  readonly reference: string;
  readonly accountReferenceId: string;
  /** `rejected` and `expired` hold nothing, as `released`. */
  readonly state: 'reserved' | 'settled' | 'released' | 'rejected' | 'expired';
  readonly units: number;
  readonly settledUnits: number;
  readonly refundedUnits: number;
  /** Until when what is reserved can be settled. */
  readonly expiresAt: Instant;
  /** Why it was rejected. */
  readonly reason: RedemptionReason | null;
};
/** Given back at once: there is nothing to wait for. */
export type RedemptionRefund = {
  readonly reference: string;
  readonly units: number;
  readonly returnedAt: Instant;
};
export type RedemptionRecord = {
  readonly redemption: Redemption;
  readonly refunds: readonly RedemptionRefund[];
};

/** `takenBack` with 0 units: it was taken back before it was ever earned. */
export type Earning = {
  readonly reference: string;
  readonly accountReferenceId: string;
  readonly state: 'posted' | 'takenBack';
  readonly units: number;
  readonly reason: string;
};
export type RewardsRecord =
  | ({ readonly kind: 'redemption' } & RedemptionRecord)
  | { readonly kind: 'earning'; readonly earning: Earning };

type OfAccount = { readonly subject: string; readonly accountReferenceId: string; readonly units: number };

export type Redemptions = {
  /** Sets units aside on an account of that person, for about a week. */
  readonly reserve: (
    request: { readonly reference: string } & OfAccount,
    context: CallContext,
  ) => Promise<Outcome<Redemption, RedemptionRejection>>;
  /** Takes at most what was reserved, once; the rest is the customer's again. Repeating it is a success. */
  readonly settle: (
    request: { readonly reference: string; readonly units: number },
    context: CallContext,
  ) => Promise<Outcome<Redemption, RedemptionRejection>>;
  /**
   * Gives back what was reserved. A reference that was never seen is noted as released: a late reserve finds
   * it so. Rejected when it has been settled.
   */
  readonly release: (
    request: { readonly reference: string },
    context: CallContext,
  ) => Promise<Outcome<null, RedemptionRejection>>;
  /** Gives back part of what was settled; the sum of refunds never exceeds it. */
  readonly refund: (
    request: { readonly reference: string; readonly refundReference: string; readonly units: number },
    context: CallContext,
  ) => Promise<Outcome<RedemptionRefund, RedemptionRejection>>;
  /** Adds what a stay has earned; `reason` is for the person's statement. */
  readonly earn: (
    request: { readonly reference: string; readonly reason: string } & OfAccount,
    context: CallContext,
  ) => Promise<Outcome<Earning, RedemptionRejection>>;
  /** Takes back what was earned: the one thing that may leave a balance below zero. */
  readonly takeBack: (
    request: { readonly reference: string },
    context: CallContext,
  ) => Promise<Outcome<null, RedemptionRejection>>;
  /** Of a redemption; null when the bank has none. */
  readonly lookUp: (
    request: { readonly reference: string },
    context: CallContext,
  ) => Promise<Outcome<RedemptionRecord | null, never>>;
  /**
   * Everything that moved a balance after a mark of the bank's record (0: from its beginning), some hundred
   * at a time: go on from `upTo` until it stays the same.
   */
  readonly listRecords: (
    request: { readonly since: number },
    context: CallContext,
  ) => Promise<Outcome<{ readonly records: readonly RewardsRecord[]; readonly upTo: number }, never>>;
};
