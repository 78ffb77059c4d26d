import type { Leg } from '@sojourn/domain/companies/whereabouts.ts';
import type { PlacedBooking } from '@sojourn/server/modules/companies/admin/travel/product.ts';
import type { BookedStay } from './sale.ts';

export const legsOfStay = ({
  offer: { stay, position },
  startsAt,
  endsAt,
  country,
}: PlacedBooking<BookedStay>): Leg[] => [
  {
    state: 'staying',
    title: stay.name,
    place: stay.city,
    country,
    zone: stay.zone,
    position,
    startsAt,
    endsAt,
    leaves: null,
  },
];
