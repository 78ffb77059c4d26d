import type { UpcomingTrip } from '@sojourn/portal/shared/product/home-part.ts';
import { guestsOf } from '#hotel/parts/search/stay-criteria.ts';
import type { HotelTripCard } from '#hotel/wire/hotel-trip.ts';

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
