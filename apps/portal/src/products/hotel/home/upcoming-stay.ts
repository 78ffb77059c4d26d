import type { HotelTripCard } from '@sojourn/contract/products/hotel/hotel-trip.ts';
import { guestsOf } from '@sojourn/web/products/hotel/search/stay-criteria.ts';
import type { UpcomingTrip } from '#shared/product/home-part.ts';

/** A stay that is ahead: its city, its days, its guests. */
export const upcomingStay = ({ bookingId, confirmationCode: code, stay }: HotelTripCard): UpcomingTrip => ({
  bookingId,
  code,
  title: stay.city,
  art: stay.cityArt,
  starts: stay.checkIn,
  ends: stay.checkOut,
  people: guestsOf(stay.rooms),
  state: code === null ? 'pending' : 'confirmed',
});
