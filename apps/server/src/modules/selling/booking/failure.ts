/** A refused step as the traveler sees it (A §8 hotel failure reasons, B §5 card problems). */
import type { RewardsFailure } from '@sojourn/contract/booking-failures.ts';
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import type { BookingId, CaseId } from '@sojourn/domain/ids.ts';
import type { BookingFailureReason } from '@sojourn/products/codes.ts';
import type { RedemptionRejection } from '#suppliers/bank/redemptions-port.ts';
import type { PaymentRejection } from '#suppliers/payments/port.ts';
import type { StepAnswer } from '#workflow/saga.ts';
import type { Sale } from '../checkouts/sale.ts';

export type Failure = {
  readonly reason: BookingFailureReason;
  readonly payment: PaymentErrorCode | null;
  readonly rewards: RewardsFailure | null;
  readonly minimumAge: number | null;
  readonly caseId: CaseId | null;
  readonly otherBookingId: BookingId | null;
};
/** A price that rose is not a failure but a question to the traveler. */
export type StepFailure = Failure | { readonly reason: 'PriceIncreased'; readonly sale: Sale };

export type Refused<X> = Exclude<StepAnswer<never, X>, { outcome: 'ok' }>;
export const failureOf = (reason: BookingFailureReason): Failure => ({
  reason,
  payment: null,
  rewards: null,
  minimumAge: null,
  caseId: null,
  otherBookingId: null,
});

/** Of a booking that the customer has already; null without one. */
export const failureOfDuplicate = (otherBookingId: BookingId | null): Failure | null =>
  otherBookingId && { ...failureOf('DuplicateBooking'), otherBookingId };

/** Card problems that have a word of their own at a product (B §8). */
export type PaymentFailures = Partial<Record<PaymentErrorCode, BookingFailureReason>>;

export function failureOfPayment(
  { paymentFailures }: { readonly paymentFailures: PaymentFailures },
  answer: Refused<PaymentRejection>,
): Failure {
  if (answer.outcome === 'unavailable')
    return { ...failureOf('PaymentError'), payment: 'ProcessorUnavailable' };
  const { reason } = answer.rejection;
  if (reason === 'RedemptionFailure') return { ...failureOf(reason), rewards: 'Other' };
  if (reason === 'NotPossible') return { ...failureOf('PaymentError'), payment: 'ProcessorUnavailable' };
  if (reason === 'LikelyFraud' || reason === 'AuthError') return failureOf(reason);
  return { ...failureOf(paymentFailures[reason] ?? 'PaymentError'), payment: reason };
}

/** A bank that cannot be reached is no reason of its own (B §5). */
export const failureOfRedemption = (answer: Refused<RedemptionRejection>): Failure => ({
  ...failureOf('RedemptionFailure'),
  rewards: answer.outcome === 'unavailable' ? 'Other' : answer.rejection.reason,
});
