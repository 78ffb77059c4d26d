/** Whether the rooms of a hotel are in a company's policy (A §3 `policyCompliance.isInPolicy`). */
import type { StayDetail } from '@sojourn/contract/products/hotel/stay-detail.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { TripDates } from '@sojourn/domain/policy/trip-rules.ts';
import { hotelJudge, stayTripFacts } from '@sojourn/domain/products/hotel/hotel-policy.ts';
import type { StayPage } from '#products/hotel/supplier.ts';

/** `tier`: null for a traveler whom no policy restricts. */
export function judgeRooms(
  { stay, rooms }: StayPage,
  tier: PolicyTier | null,
  dates: TripDates,
): StayDetail['rooms'] {
  const judge = tier && hotelJudge(tier);
  const { cityPlaceId, loyaltyProgram, stars } = stay;
  const facts = stayTripFacts({ cityPlaceId, program: loyaltyProgram?.code }, dates);
  return rooms.map(({ roomInfo, rates }) => {
    const isInPolicy = rates.some(
      ({ price, market }) =>
        judge?.({ ...facts, stars, market, perNight: price.nightlyDiscountAware }).isInPolicy,
    );
    const corporateTravel = judge && { policyCompliance: { isInPolicy } };
    return { roomInfo: { ...roomInfo, corporateTravel }, rates };
  });
}
