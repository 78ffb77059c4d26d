import { stayTimes } from '@sojourn/domain/booking/stay-times.ts';
import type { TripTimes } from '@sojourn/domain/booking/trip-state.ts';
import { firstStay, type HomeQuoteOffer, lastStay } from './sale.ts';

/** From check-in at the first home to check-out of the last, each by its own clock. */
export const staysTimes = (offer: Pick<HomeQuoteOffer, 'stays'>): TripTimes => ({
  startsAt: stayTimes(firstStay(offer)).startsAt,
  endsAt: stayTimes(lastStay(offer)).endsAt,
});
