import type { TripPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { dayOf } from '../search/rental-time.ts';
import { carCancelText } from './cancel-words.ts';
import { CarTripContent } from './car-trip-content.tsx';

export const tripPart: TripPart<'car'> = {
  Content: CarTripContent,
  name: ({ rental }) => `${rental.company.name}, ${rental.pickUp.location.city}`,
  isUnfinished: () => false,
  restart: '/cars',
  cancel: {
    dates: ({ rental }, locale) => formatDateRange(dayOf(rental.pickUp.at), dayOf(rental.dropOff.at), locale),
    phone: ({ rental }) => rental.pickUp.location.phone,
    text: carCancelText,
  },
};
