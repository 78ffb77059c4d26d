import type { UpcomingTrip } from '@sojourn/portal/shared/product/home-part.ts';
import { carArt } from '#car/pages/shared/car-art.ts';
import type { CarTripCard } from '#car/wire/car-trip.ts';
import { dayOf } from '../search/rental-time.ts';

/** A rental that is ahead: where it begins, its days, whether the company has confirmed. */
export const upcomingCar = ({ bookingId, confirmationCode: code, rental }: CarTripCard): UpcomingTrip => ({
  bookingId,
  code,
  title: rental.pickUp.location.city,
  art: carArt(rental.car),
  starts: dayOf(rental.pickUp.at),
  ends: dayOf(rental.dropOff.at),
  people: 1,
  state: code === null ? 'pending' : 'confirmed',
});
