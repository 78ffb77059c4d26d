import { hotelWatchPart } from '#products/hotel/watch/watch-part.ts';
import type { TripsPart } from '#shared/product/trip-parts.ts';
import { glanceOfHotel } from './glance-of-hotel.ts';
import { HotelListCard } from './hotel-list-card.tsx';
import { HotelNextTrip } from './hotel-next-trip.tsx';

export const tripsPart: TripsPart<'hotel'> = {
  ListCard: HotelListCard,
  Next: HotelNextTrip,
  glance: glanceOfHotel,
  watch: hotelWatchPart,
};
