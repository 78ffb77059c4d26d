/** Whether the rooms of a hotel are in a company's policy (A §3 `policyCompliance.isInPolicy`, A §5). */
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { TripDates } from '@sojourn/domain/policy/trip-rules.ts';
import { ratesInPolicy, stayTripFacts } from '#hotel/rules/hotel-policy.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import type { StayPage } from '../supplier.ts';

/** `tier`: null for a traveler whom no policy restricts. */
export function judgeRooms(
  { stay, rooms }: StayPage,
  tier: PolicyTier | null,
  dates: TripDates,
): StayDetail['rooms'] {
  const { cityPlaceId, loyaltyProgram, stars } = stay;
  const facts = { ...stayTripFacts({ cityPlaceId, program: loyaltyProgram?.code }, dates), stars };
  return rooms.map(({ roomInfo, rates }) => {
    const inPolicy = ratesInPolicy(tier, facts, rates);
    const corporateTravel = tier && { policyCompliance: { isInPolicy: inPolicy !== 'none' } };
    return { roomInfo: { ...roomInfo, corporateTravel, ratesInPolicy: inPolicy }, rates };
  });
}
