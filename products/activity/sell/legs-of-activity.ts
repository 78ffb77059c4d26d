import type { Leg } from '@sojourn/domain/companies/whereabouts.ts';
import type { PlacedBooking } from '@sojourn/server/modules/companies/admin/travel/product.ts';
import type { BookedActivity } from './sale.ts';

/** At its meeting point while it lasts; a ticket without a day says nothing. */
export function legsOfActivity({ offer, title, startsAt, endsAt }: PlacedBooking<BookedActivity>): Leg[] {
  const { times, city: place, countryCode: country, zone, position } = offer.summary;
  if (times.kind === 'openDated') return [];
  return [{ state: 'visiting', title, place, country, zone, position, startsAt, endsAt, leaves: null }];
}
