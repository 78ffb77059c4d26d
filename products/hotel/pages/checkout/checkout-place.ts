import type { StayId } from '@sojourn/domain/ids.ts';
import type { StayPlace } from '#hotel/parts/stay-place.ts';
import type { StaySummary } from '#hotel/wire/hotel-checkout.ts';

/** The hotel's page for the dates and guests of a checkout. */
export const placeOf = ({ stayId, checkIn, checkOut, rooms }: StaySummary): StayPlace => ({
  stayId: stayId as StayId,
  checkIn,
  checkOut,
  rooms,
  source: 'checkout',
});
