/**
 * A refund split over the tenders that paid: in proportion to what each paid, to the same card, account or
 * credit it came from, each part with the day it is due (product, refund rules).
 */

import type { Instant } from '../../dates.ts';
import { splitByWeights } from '../../money.ts';
import { itemAt } from '../../present.ts';
import type { TenderKind } from '../../wallet/tenders/tender-plan.ts';
import { plusBusinessDays } from '../business-days.ts';

export type PaidTender = {
  readonly tenderNo: number;
  readonly kind: TenderKind;
  readonly capturedMinor: number;
  /** What was given back of it before; left out for nothing. */
  readonly refundedMinor?: number;
};
/** `units`: of rewards, one for each cent; null for every other kind. */
export type RefundPart = {
  readonly tenderNo: number;
  readonly kind: TenderKind;
  readonly amountMinor: number;
  readonly units: number | null;
  readonly dueBy: Instant;
};

const leftMinor = ({ capturedMinor, refundedMinor = 0 }: PaidTender): number => capturedMinor - refundedMinor;

/** Parts sum exactly, the largest remainder first; none is above what is left of its tender. */
export function refundParts(tenders: readonly PaidTender[], refundMinor: number, now: Instant): RefundPart[] {
  const paid = tenders.filter((tender) => leftMinor(tender) > 0);
  const total = paid.reduce((sum, tender) => sum + leftMinor(tender), 0);
  if (refundMinor < 0 || refundMinor > total)
    throw new RangeError(`cannot refund ${refundMinor} of ${total} paid`);
  if (refundMinor === 0) return [];
  const shares = splitByWeights(refundMinor, paid.map(leftMinor));
  return shares.flatMap((amountMinor, i) => {
    const { tenderNo, kind } = itemAt(paid, i);
    const units = kind === 'Rewards' ? amountMinor : null;
    return amountMinor > 0 ? [{ tenderNo, kind, amountMinor, units, dueBy: refundDueBy(kind, now) }] : [];
  });
}

/** A card's bank has so long. */
export const CARD_BUSINESS_DAYS = 7;
const OTHER_DAYS = 20;
const DAY_MS = 86_400_000;

/** Seven business days (Monday to Friday) for cards, 20 days for everything else, at the same time of day. */
export function refundDueBy(kind: TenderKind, now: Instant): Instant {
  return kind === 'UserCard'
    ? plusBusinessDays(now, CARD_BUSINESS_DAYS)
    : (new Date(Date.parse(now) + OTHER_DAYS * DAY_MS).toISOString() as Instant);
}
