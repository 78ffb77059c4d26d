import type { Leg } from '@sojourn/domain/companies/whereabouts.ts';
import type { PlacedBooking } from '@sojourn/server/modules/companies/admin/travel/product.ts';
import type { BookedCar } from './sale.ts';

/** Where the car is picked up: nobody knows where it's driven. */
export function legsOfRental({ offer, startsAt, endsAt, title }: PlacedBooking<BookedCar>): Leg[] {
  const { city, countryCode, zone, position } = offer.rental.pickUp.location;
  const where = { place: city, country: countryCode, zone, position };
  return [{ state: 'renting', title, ...where, startsAt, endsAt, leaves: null }];
}
