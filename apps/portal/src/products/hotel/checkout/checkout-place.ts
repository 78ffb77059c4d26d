import type { StaySummary } from '@sojourn/contract/products/hotel/hotel-checkout.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import type { StayPlace } from '@sojourn/web/products/hotel/stay-place.ts';

/** The hotel's page for the dates and guests of a checkout. */
export const placeOf = ({ stayId, checkIn, checkOut, rooms }: StaySummary): StayPlace => ({
  stayId: stayId as StayId,
  checkIn,
  checkOut,
  rooms,
  source: 'checkout',
});
