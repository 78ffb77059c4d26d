import { itemAt } from '@sojourn/domain/present.ts';
import type { UpcomingTrip } from '@sojourn/portal/shared/product/home-part.ts';
import type { HomeTripCard } from '#home/wire/home-trip.ts';
import { guestCount } from '../search/home-criteria.ts';

/** A stay that is ahead, in one home or two: its city, its days, its guests. */
export function upcomingHome({
  bookingId,
  confirmationCode: code,
  stays,
  guests,
}: HomeTripCard): UpcomingTrip {
  const first = itemAt(stays, 0);
  return {
    bookingId,
    code,
    title: first.city,
    art: first.cityArt,
    starts: first.checkIn,
    ends: itemAt(stays, stays.length - 1).checkOut,
    people: guestCount(guests),
    state: code === null ? 'pending' : 'confirmed',
  };
}
