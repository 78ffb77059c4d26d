import type { Leg } from '@sojourn/domain/companies/whereabouts.ts';
import type { PlacedBooking } from '@sojourn/server/modules/companies/admin/travel/product.ts';
import type { BookedGround } from './sale.ts';

/** Where it ends, while it lasts. */
export function legsOfRide({ offer, title, startsAt, endsAt }: PlacedBooking<BookedGround>): Leg[] {
  const { city: place, countryCode: country, zone, position } = offer.summary.to;
  return [{ state: 'visiting', title, place, country, zone, position, startsAt, endsAt, leaves: null }];
}
