/**
 * What cancelling gives back: the penalty that the terms name at an instant, the refund split over the
 * tenders, and the day each part is due. The same functions quote before and pay after (product, refund
 * rules).
 */
import { type Instant, isBefore } from '../dates.ts';
import { splitByWeights } from '../money.ts';
import type { CancellationType, CancelTerms } from '../stays/stay.ts';

/**
 * In minor units; `penaltyMinor + refundMinor` is what was paid. `until`: the instant this answer ends; null
 * when never.
 */
export type CancelOutcome = {
  readonly type: CancellationType;
  readonly penaltyMinor: number;
  readonly refundMinor: number;
  readonly until: Instant | null;
};

/** The step of the terms that holds at `now`; after the last step everything is kept. */
export function cancelAt(terms: CancelTerms, paidMinor: number, now: Instant): CancelOutcome {
  const step = terms.steps.find(({ until }) => isBefore(now, until));
  const penaltyMinor = Math.min(step ? step.penaltyMinor : paidMinor, paidMinor);
  return {
    type: typeOf(penaltyMinor, paidMinor),
    penaltyMinor,
    refundMinor: paidMinor - penaltyMinor,
    until: step?.until ?? null,
  };
}

/** B §3 cancellation types, by what comes back of what was paid. */
export function typeOf(penaltyMinor: number, paidMinor: number): CancellationType {
  if (penaltyMinor <= 0) return 'FullyRefundable';
  return penaltyMinor >= paidMinor ? 'NonRefundable' : 'PartiallyRefundable';
}

/** B §3 payment sources. */
export type TenderKind = 'UserCard' | 'Rewards' | 'AncillaryCredit' | 'TravelWallet';
export type PaidTender = {
  readonly tenderNo: number;
  readonly kind: TenderKind;
  readonly capturedMinor: number;
};
export type RefundPart = {
  readonly tenderNo: number;
  readonly amountMinor: number;
  readonly dueBy: Instant;
};

/**
 * Splits a refund over the tenders by what each paid; parts sum exactly, no part is above what its tender
 * paid.
 */
export function refundParts(tenders: readonly PaidTender[], refundMinor: number, now: Instant): RefundPart[] {
  const paid = tenders.filter(({ capturedMinor }) => capturedMinor > 0);
  const total = paid.reduce((sum, { capturedMinor }) => sum + capturedMinor, 0);
  if (refundMinor < 0 || refundMinor > total)
    throw new RangeError(`cannot refund ${refundMinor} of ${total} paid`);
  if (refundMinor === 0) return [];
  const shares = splitByWeights(
    refundMinor,
    paid.map(({ capturedMinor }) => capturedMinor),
  );
  return paid
    .map(({ tenderNo, kind }, i) => ({ tenderNo, amountMinor: shares[i]!, dueBy: refundDueBy(kind, now) }))
    .filter(({ amountMinor }) => amountMinor > 0);
}

const CARD_BUSINESS_DAYS = 7;
const OTHER_DAYS = 20;
const DAY_MS = 86_400_000;

/** Seven business days (Monday to Friday) for cards, 20 days for everything else, at the same time of day. */
export function refundDueBy(kind: TenderKind, now: Instant): Instant {
  let at = Date.parse(now);
  if (kind !== 'UserCard') return new Date(at + OTHER_DAYS * DAY_MS).toISOString() as Instant;
  for (let left = CARD_BUSINESS_DAYS; left > 0; ) {
    at += DAY_MS;
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) left--;
  }
  return new Date(at).toISOString() as Instant;
}
