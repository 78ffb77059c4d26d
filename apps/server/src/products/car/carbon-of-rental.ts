import { co2OfRental } from '@sojourn/domain/products/car/rental-carbon.ts';
import { dateOf } from '@sojourn/domain/products/car/rental-days.ts';
import type { CarSale } from './sale.ts';

/** Kilograms of a booked rental, for all its days; null where it's unknown. */
export const carbonOfRental = ({ offer: { rental, rentalPrice } }: Pick<CarSale, 'offer'>) =>
  co2OfRental({ from: dateOf(rental.pickUp.at), days: rentalPrice.days, carClass: rental.car.carClass });
