import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { type HotelPolicyFacts, stayTripFacts } from '#hotel/rules/hotel-policy.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';

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
