import { stayTimes } from '@sojourn/domain/booking/stay-times.ts';
import type { Leg } from '@sojourn/domain/companies/whereabouts.ts';
import type { PlacedBooking } from '@sojourn/server/modules/companies/admin/travel/product.ts';
import type { BookedHome } from './sale.ts';

/** One for each home, where it's about. */
export const legsOfHome = ({ offer }: PlacedBooking<BookedHome>): Leg[] =>
  offer.stays.map((stay, at) => ({
    state: 'staying',
    title: stay.name,
    place: stay.city,
    country: stay.countryCode,
    zone: stay.zone,
    position: offer.arrivals?.[at]?.position ?? stay.area.center,
    ...stayTimes(stay),
    leaves: null,
  }));
