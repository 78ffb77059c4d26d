/** What changing or cancelling a ticket costs, in the words of B §5 and §8. */
import type { Money } from '@sojourn/domain/money.ts';
import { money } from '@sojourn/domain/money.ts';
import type { RestrictionText } from './fixed-wording.ts';

export type Penalty =
  | { readonly kind: 'free' }
  | { readonly kind: 'fee'; readonly fee: Money }
  | { readonly kind: 'notAllowed' };

export const REFUND_ELIGIBILITIES = ['WithoutFees', 'WithFees', 'NotRefundable'] as const;
export type RefundEligibility = (typeof REFUND_ELIGIBILITIES)[number];

/**
 * Read from the cancel penalty's headline (B §5): a fee counts only above zero. `fixed`: the wording that the
 * airline or brand has instead; one that only names a contact leaves it to the penalty.
 */
export function refundEligibility(cancel: Penalty, fixed: RestrictionText | null = null): RefundEligibility {
  if (fixed === 'NonRefundable' || fixed === 'NotAllowed') return 'NotRefundable';
  if (fixed === 'Free') return 'WithoutFees';
  if (cancel.kind === 'notAllowed') return 'NotRefundable';
  return cancel.kind === 'fee' && cancel.fee.amountMinor > 0 ? 'WithFees' : 'WithoutFees';
}

/** The penalty that a fixed wording states; the fare's own where it states none. */
export function worded(penalty: Penalty, fixed: RestrictionText | null): Penalty {
  if (fixed === 'NonRefundable' || fixed === 'NotAllowed') return { kind: 'notAllowed' };
  return fixed === 'Free' ? { kind: 'free' } : penalty;
}

/** What of `paid` is kept; never more than was paid. `null` when the ticket may not be cancelled. */
export function penaltyOf(cancel: Penalty, paid: Money): Money | null {
  if (cancel.kind === 'notAllowed') return null;
  if (cancel.kind === 'free') return money(0, paid.currency);
  if (cancel.fee.currency !== paid.currency) throw new RangeError('penalty and fare in two currencies');
  return money(Math.min(cancel.fee.amountMinor, paid.amountMinor), paid.currency);
}

/**
 * What a ticket is worth at its airline once it's canceled (B §4 `Ftc`): one that isn't refunded and may be
 * changed keeps what was paid, less the penalty of a change. Null: nothing.
 */
export function creditOf(change: Penalty, cancel: Penalty, paid: Money): Money | null {
  if (cancel.kind !== 'notAllowed') return null;
  const fee = penaltyOf(change, paid);
  if (fee === null || fee.amountMinor >= paid.amountMinor) return null;
  return money(paid.amountMinor - fee.amountMinor, paid.currency);
}

/** The stricter of two: an itinerary follows its strictest ticket. */
export function stricter(a: Penalty, b: Penalty): Penalty {
  if (a.kind === 'notAllowed' || b.kind === 'free') return a;
  if (b.kind === 'notAllowed' || a.kind === 'free') return b;
  return b.fee.amountMinor > a.fee.amountMinor ? b : a;
}

export const SEAT_RULES = ['assignedAtCheckIn', 'paidChoice', 'freeChoice'] as const;
/** Whether a seat can be chosen: not before check-in, for a charge, or at no charge. */
export type SeatRule = (typeof SEAT_RULES)[number];
