/** A rental as the one order that its booking makes at the car's supplier. */
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import {
  failureOf,
  type Refused,
  type StepFailure,
} from '@sojourn/server/modules/selling/booking/failure.ts';
import type { SingleOrder } from '@sojourn/server/modules/selling/booking/single-order/single-order.ts';
import type { CarPrice } from '#car/rules/car-price.ts';
import {
  atCarPrice,
  type BookedCar,
  type CarDeps,
  type CarSale,
  isCarBooking,
  type MainDriver,
} from '../sale.ts';
import { supplierSchedule } from '../schedule-of-car.ts';
import type { CarConfirmRequest, CarRecord, CarRejection, CarReserveRequest } from '../supplier.ts';

export const BOOK_CAR = 'rent-car';
/** Begun by servers before `sealed_travelers`, which leave the new kind to new servers (decision 0027). */
export const FORMER_KIND = 'book-car';

type RentalOrdering = SingleOrder<
  BookedCar,
  MainDriver,
  CarReserveRequest,
  CarConfirmRequest,
  CarPrice,
  CarRecord,
  CarRejection
>;

export const rentalOrder = ({ carSupplierOf }: Pick<CarDeps, 'carSupplierOf'>): RentalOrdering => ({
  isOwn: isCarBooking,
  supplierOf: ({ carId }) => carSupplierOf(carId),
  // What the desk takes is part of what was accepted
  holdRequest: ({ request, offer: { rentalPrice, guarantee } }) => ({
    ...request,
    totalMinor: rentalPrice.total.amountMinor,
    guaranteeId: guarantee?.id,
  }),
  confirmRequest: ({ guests: drivers }, { licenseCountry, loyaltyNumber, flightNumber }) => ({
    licenseCountry,
    loyaltyNumber,
    flightNumber,
    drivers,
  }),
  gone: { reason: 'NoAvailability' },
  dueMinor: ({ dueToday }) => dueToday.amountMinor,
  atPrice: atCarPrice,
  failure: failureOfCar,
  schedule: (booking, { schedule }) => supplierSchedule(booking, schedule),
});

/**
 * A refused step of a car as the traveler sees it (B §5, §8). A company that can't be reached any more once
 * it holds the car has had everybody wait: all is undone.
 */
function failureOfCar(
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
