import { co2OfRental } from '../rules/rental-carbon.ts';
import { dateOf } from '../rules/rental-days.ts';
import type { CarSale } from './sale.ts';

/** Kilograms of a booked rental, for all its days; null where it's unknown. */
export const estimateCarbon = ({ offer: { rental, rentalPrice } }: Pick<CarSale, 'offer'>) =>
  co2OfRental({ from: dateOf(rental.pickUp.at), days: rentalPrice.days, carClass: rental.car.carClass });
