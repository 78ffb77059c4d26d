/** Whether a ride is in policy: what it costs, and the rules beside it. */
import type { Money } from '@sojourn/domain/money.ts';
import { perTier } from '@sojourn/domain/policy/per-tier.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { tripJudge } from '@sojourn/domain/policy/trip-judge.ts';
import {
  placedCaps,
  placesOfCity,
  type TripDates,
  type TripFacts,
} from '@sojourn/domain/policy/trip-rules.ts';
import { brokenCap } from '@sojourn/domain/policy/under-market.ts';
import { jointVerdict, NOTHING, overCap, type Verdict } from '@sojourn/domain/policy/verdict.ts';
import type { GroundPolicyRules } from './policy-tier.ts';

type GroundPolicyFacts = TripFacts & { readonly perRide: Money };

/** Operators are too many and too small to be preferred or blocked. */
export const groundTripFacts = (cityPlaceId: string, { startsOn, bookedOn }: TripDates): TripFacts => ({
  places: placesOfCity(cityPlaceId),
  suppliers: [],
  startsOn,
  bookedOn,
});

const perRideOf = ({ maxPricePerRide }: { readonly maxPricePerRide: Money }) => maxPricePerRide;
const capsOf = (policies: readonly GroundPolicyRules[]) =>
  policies.map((policy) => placedCaps(policy, policy.maxPricePerRide, perRideOf));

export const groundJudge = perTier(
  ({ ground: { policies } }: PolicyTier): ((facts: GroundPolicyFacts) => Verdict) => {
    const [broken, judgeTrip] = [brokenCap(policies, capsOf(policies)), tripJudge(policies)];
    return (facts) =>
      jointVerdict(
        overCap('pricePerRide', broken(facts, facts.perRide), facts.perRide),
        NOTHING,
        judgeTrip(facts),
      );
  },
);
