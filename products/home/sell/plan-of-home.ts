import type { LodgingPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { firstStay, type HomeBooking, lastStay } from './sale.ts';

type PlannedHome = Pick<HomeBooking, 'title' | 'startsAt' | 'endsAt' | 'offer'> & {
  readonly bookingId: string;
};

/** What other products see of a booked home; both of a split stay are one, and one checks in at the first. */
export function planOfHome({ bookingId: tripId, title, startsAt, endsAt, offer }: PlannedHome): LodgingPlan {
  const { checkIn, countryCode, city, cityPlaceId, zone, checkInFrom, checkInUntil } = firstStay(offer);
  const { checkOut } = lastStay(offer);
  return {
    kind: 'lodging',
    tripId,
    title,
    startsAt,
    endsAt,
    checkIn,
    checkOut,
    countryCode,
    place: { city, countryCode, zone, placeId: cityPlaceId },
    checkInFrom,
    ...(checkInUntil !== undefined && { checkInUntil }),
  };
}
