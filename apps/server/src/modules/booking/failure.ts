/** A refused step as the traveler is told it (A §8 hotel failure reasons, B §5 card problems). */
import type { HotelFailure } from '@sojourn/contract/checkouts.ts';
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import type { StayPrice } from '@sojourn/domain/stays/stay.ts';
import type { PaymentRejection } from '#suppliers/payments/port.ts';
import type { StayRejection } from '#suppliers/stays/port.ts';
import type { StepAnswer } from '#workflow/saga.ts';

export type Failure = {
  readonly reason: HotelFailure;
  readonly payment: PaymentErrorCode | null;
  readonly minimumAge: number | null;
};
/** A price that rose is not a failure but a question to the traveler. */
export type StepFailure = Failure | { readonly reason: 'PriceIncreased'; readonly price: StayPrice };

type Refused<X> = Exclude<StepAnswer<never, X>, { outcome: 'ok' }>;
const failure = (reason: HotelFailure): Failure => ({ reason, payment: null, minimumAge: null });

export function failureOfStay(answer: Refused<StayRejection>): StepFailure {
  if (answer.outcome === 'unavailable') return failure('Unknown');
  const { rejection } = answer;
  if (rejection.reason === 'PriceIncreased') return rejection;
  if (rejection.reason === 'CheckInMinimumAgeNotMet')
    return { ...failure(rejection.reason), minimumAge: rejection.minimumAge };
  return failure(rejection.reason);
}

export function failureOfPayment(answer: Refused<PaymentRejection>): Failure {
  if (answer.outcome === 'unavailable')
    return { ...failure('PaymentError'), payment: 'ProcessorUnavailable' };
  const { reason } = answer.rejection;
  if (reason === 'RedemptionFailure') return failure(reason);
  return { ...failure('PaymentError'), payment: reason === 'NotPossible' ? 'ProcessorUnavailable' : reason };
}
