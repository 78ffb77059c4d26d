import type { TripPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { HotelTripContent } from './hotel-trip-content.tsx';

export const tripPart: TripPart<'hotel'> = {
  Content: HotelTripContent,
  name: ({ stay }) => stay.name,
  isUnfinished: () => false,
  restart: '/',
  cancel: {
    dates: ({ stay }, locale) => formatDateRange(stay.checkIn, stay.checkOut, locale),
    phone: ({ stay }) => stay.phone,
    text: (id) => id,
  },
};
