/** A refused step of a car as the traveler sees it (B §5, §8). */

import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import { failureOf, type Refused, type StepFailure } from '#modules/booking/failure.ts';
import { atCarPrice, type CarSale } from '../sale.ts';
import type { CarRejection } from '../supplier.ts';

/** A company that can't be reached any more once it holds the car has had everybody wait: all is undone. */
export function failureOfCar(
  sale: Pick<CarSale, 'request' | 'offer'>,
  answer: Refused<CarRejection>,
  step: 'hold' | 'confirm',
): StepFailure {
  if (answer.outcome === 'unavailable') return failureOf(step === 'hold' ? 'Timeout' : 'ExecutionTimeout');
  const { rejection } = answer;
  switch (rejection.reason) {
    case 'PriceIncreased': {
      // Nothing is due today whatever the desk asks: the quote is asked for anew instead
      if (sale.request.payWay === 'desk') return failureOf('RateNotAvailable');
      const { rental } = sale.offer.rentalPrice;
      return isOverMaximum(rental.amountMinor, rejection.price.rental.amountMinor)
        ? failureOf('MaximumPriceIncreaseReached')
        : { reason: 'PriceIncreased', sale: atCarPrice(sale, rejection.price) };
    }
    case 'DriverTooYoung':
      return { ...failureOf('DriverTooYoung'), minimumAge: rejection.minimumAge };
    default:
      return failureOf(rejection.reason);
  }
}
