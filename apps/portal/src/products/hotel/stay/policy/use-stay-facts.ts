import type { StayDetail } from '@sojourn/contract/products/hotel/stay-detail.ts';
import { type HotelPolicyFacts, stayTripFacts } from '@sojourn/domain/products/hotel/hotel-policy.ts';
import { useBookedOn } from '#shared/policy/use-booked-on.ts';

/** All that policies judge a rate of the hotel by besides its price. */
export type StayPolicyFacts = Omit<HotelPolicyFacts, 'perNight'>;

export function useStayFacts({ stay, checkIn }: Pick<StayDetail, 'stay' | 'checkIn'>): StayPolicyFacts {
  const bookedOn = useBookedOn();
  const { cityPlaceId, loyaltyProgram, stars } = stay;
  return {
    ...stayTripFacts({ cityPlaceId, program: loyaltyProgram?.code }, { startsOn: checkIn, bookedOn }),
    stars,
  };
}
