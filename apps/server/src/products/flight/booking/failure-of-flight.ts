/** A refused step of flights as the traveler sees it (B §8 checkout failure reasons). */
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import { failureOf, type Refused, type StepFailure } from '#modules/booking/failure.ts';
import { atFlightPrice, type FlightSale } from '../sale.ts';
import type { FlightRejection } from '../supplier.ts';

/** A fare that rose too far is not asked to be accepted. */
export function failureOfFlight(
  sale: Pick<FlightSale, 'request' | 'offer'>,
  acceptedMinor: number,
  answer: Refused<FlightRejection>,
): StepFailure {
  if (answer.outcome === 'unavailable') return failureOf('Timeout');
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
