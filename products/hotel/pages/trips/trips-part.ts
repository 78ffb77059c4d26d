import type { TripsPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { hotelWatchPart } from '../watch/watch-part.ts';
import { glanceOfHotel } from './glance-of-hotel.ts';
import { HotelListCard } from './hotel-list-card.tsx';
import { HotelNextTrip } from './hotel-next-trip.tsx';

export const tripsPart: TripsPart<'hotel'> = {
  ListCard: HotelListCard,
  Next: HotelNextTrip,
  glance: glanceOfHotel,
  changeTo: (fix) =>
    fix.kind === 'moveStay'
      ? { to: `/trips/${fix.bookingId}/stay`, search: { checkIn: fix.checkIn, checkOut: fix.checkOut } }
      : null,
  fills: (open) =>
    open.kind === 'bed'
      ? { to: '/stays', search: { place: open.placeId, checkIn: open.from, checkOut: open.until } }
      : null,
  watch: hotelWatchPart,
};
