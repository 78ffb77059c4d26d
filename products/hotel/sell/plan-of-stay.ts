import type { LodgingPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { HotelBooking } from './sale.ts';

/** `city:lisbon-pt` is in PT. */
export const countryOf = (placeId: string): string => placeId.slice(-2).toUpperCase();

type PlannedStay = Pick<HotelBooking, 'startsAt' | 'endsAt' | 'offer'> & { readonly bookingId: string };

/** What other products see of a booked stay. */
export function planOfStay({
  bookingId: tripId,
  startsAt,
  endsAt,
  offer: { stay, position },
}: PlannedStay): LodgingPlan {
  const { name: title, checkIn, checkOut, cityPlaceId, city, zone, checkInFrom, checkInUntil } = stay;
  const countryCode = countryOf(cityPlaceId);
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
    position,
    ...(checkInUntil !== undefined && { checkInUntil }),
  };
}
