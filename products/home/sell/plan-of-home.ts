import type { LodgingPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { firstStay, type HomeBooking, lastStay } from './sale.ts';

/** What other products see of a booked home; both of a split stay are one. */
export function planOfHome({ bookingId: tripId, title, startsAt, endsAt, offer }: HomeBooking): LodgingPlan {
  const { checkIn, countryCode } = firstStay(offer);
  const { checkOut } = lastStay(offer);
  return { kind: 'lodging', tripId, title, startsAt, endsAt, checkIn, checkOut, countryCode };
}
