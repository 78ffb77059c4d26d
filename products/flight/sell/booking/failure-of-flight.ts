/** A refused step of flights as the traveler sees it (B §8 checkout failure reasons). */
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import {
  failureOf,
  type Refused,
  type StepFailure,
} from '@sojourn/server/modules/selling/booking/failure.ts';
import { atFlightPrice, type FlightSale } from '../sale.ts';
import type { FlightRejection } from '../supplier.ts';

/**
 * A fare that rose too far is not asked to be accepted. An airline that can't be reached any more once it
 * holds the seats has had everybody wait: all is undone.
 */
export function failureOfFlight(
  sale: Pick<FlightSale, 'request' | 'offer'>,
  acceptedMinor: number,
  answer: Refused<FlightRejection>,
  step: 'hold' | 'confirm',
): StepFailure {
  if (answer.outcome === 'unavailable') return failureOf(step === 'hold' ? 'Timeout' : 'ExecutionTimeout');
  const { rejection } = answer;
  switch (rejection.reason) {
    case 'PriceIncreased':
      return isOverMaximum(acceptedMinor, rejection.price.total.amountMinor)
        ? failureOf('MaximumPriceIncreaseReached')
        : { reason: 'PriceIncreased', sale: atFlightPrice(sale, rejection.price) };
    case 'RateNotAvailable':
      return failureOf('NoAvailability');
    default:
      return failureOf(rejection.reason);
  }
}
