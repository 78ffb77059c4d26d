/** A refused step as the traveler is told it (A §8 hotel failure reasons, B §5 card problems). */
import type { BookingFailureReason, RewardsFailure } from '@sojourn/contract/booking-failures.ts';
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import type { Product, WireProduct } from '@sojourn/domain/products/product.ts';
import type { FlightRejection } from '#products/flight/supplier.ts';
import type { HotelRejection } from '#products/hotel/supplier.ts';
import type { RedemptionRejection } from '#suppliers/bank/redemptions-port.ts';
import type { PaymentRejection } from '#suppliers/payments/port.ts';
import type { StepAnswer } from '#workflow/saga.ts';
import { atPrice, type FlightSale, type HotelSale, type Sale } from '../checkouts/quote.ts';

export type Failure = {
  readonly reason: BookingFailureReason;
  readonly payment: PaymentErrorCode | null;
  readonly rewards: RewardsFailure | null;
  readonly minimumAge: number | null;
};
/** A price that rose is not a failure but a question to the traveler. */
export type StepFailure = Failure | { readonly reason: 'PriceIncreased'; readonly sale: Sale };

type Refused<X> = Exclude<StepAnswer<never, X>, { outcome: 'ok' }>;
export const failureOf = (reason: BookingFailureReason): Failure => ({
  reason,
  payment: null,
  rewards: null,
  minimumAge: null,
});

export function failureOfStay({ request, offer }: HotelSale, answer: Refused<HotelRejection>): StepFailure {
  if (answer.outcome === 'unavailable') return failureOf('Unknown');
  const { rejection } = answer;
  if (rejection.reason === 'PriceIncreased')
    return { reason: 'PriceIncreased', sale: atPrice.stay(request, offer, rejection.price) };
  if (rejection.reason === 'CheckInMinimumAgeNotMet')
    return { ...failureOf(rejection.reason), minimumAge: rejection.minimumAge };
  return failureOf(rejection.reason);
}

/** A fare that rose too far is not asked to be accepted. */
export function failureOfFlight(
  { request, offer }: FlightSale,
  acceptedMinor: number,
  answer: Refused<FlightRejection>,
): StepFailure {
  if (answer.outcome === 'unavailable') return failureOf('Timeout');
  const { rejection } = answer;
  switch (rejection.reason) {
    case 'PriceIncreased':
      return isOverMaximum(acceptedMinor, rejection.price.total.amountMinor)
        ? failureOf('MaximumPriceIncreaseReached')
        : { reason: 'PriceIncreased', sale: atPrice.flight(request, offer, rejection.price) };
    case 'RateNotAvailable':
      return failureOf('NoAvailability');
    default:
      return failureOf(rejection.reason);
  }
}

/** What has a word of its own for flights (B §8 checkout failure reasons). */
const OF_FLIGHTS: Partial<Record<PaymentErrorCode, BookingFailureReason>> = {
  CardDeclined: 'CardDeclined',
  Fraud: 'FraudAutoReject',
};

export function failureOfPayment(product: WireProduct<Product>, answer: Refused<PaymentRejection>): Failure {
  if (answer.outcome === 'unavailable')
    return { ...failureOf('PaymentError'), payment: 'ProcessorUnavailable' };
  const { reason } = answer.rejection;
  if (reason === 'RedemptionFailure') return { ...failureOf(reason), rewards: 'Other' };
  if (reason === 'NotPossible') return { ...failureOf('PaymentError'), payment: 'ProcessorUnavailable' };
  const own = product === 'Flight' ? OF_FLIGHTS[reason] : undefined;
  return { ...failureOf(own ?? 'PaymentError'), payment: reason };
}

/** A bank that cannot be reached is no reason of its own (B §5). */
export const failureOfRedemption = (answer: Refused<RedemptionRejection>): Failure => ({
  ...failureOf('RedemptionFailure'),
  rewards: answer.outcome === 'unavailable' ? 'Other' : answer.rejection.reason,
});
