/** Whether an activity is in policy: what it costs a person, and the rules beside it. */
import type { Money } from '@sojourn/domain/money.ts';
import { perTier } from '@sojourn/domain/policy/per-tier.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { tripJudge } from '@sojourn/domain/policy/trip-judge.ts';
import {
  type CapOfPlaces,
  capsOfPlaces,
  daysAhead,
  minDaysAheadOf,
  placedCaps,
  placesOfCity,
  type TripDates,
  type TripFacts,
} from '@sojourn/domain/policy/trip-rules.ts';
import { brokenCap, strictestOf } from '@sojourn/domain/policy/under-market.ts';
import { jointVerdict, NOTHING, overCap, type Verdict } from '@sojourn/domain/policy/verdict.ts';
import type { ActivityPolicyRules } from './policy-tier.ts';

type ActivityPolicyFacts = TripFacts & { readonly perPerson: Money };

/** Operators are too many and too small to be preferred or blocked. */
export const activityTripFacts = (cityPlaceId: string, { startsOn, bookedOn }: TripDates): TripFacts => ({
  places: placesOfCity(cityPlaceId),
  suppliers: [],
  startsOn,
  bookedOn,
});

/** What searches count by; a rule that is left out restricts nothing. */
type ActivityPolicyLimits = {
  /** Null: any price. */
  readonly perPersonMaxMinor: number | null;
  /** Instead of `perPersonMaxMinor` where places have caps of their own; one of each policy. */
  readonly placeCaps?: CapOfPlaces[];
};

const perPersonOf = ({ maxPricePerPerson }: { readonly maxPricePerPerson: Money }) => maxPricePerPerson;
const capsOf = (policies: readonly ActivityPolicyRules[]) =>
  policies.map((policy) => placedCaps(policy, policy.maxPricePerPerson, perPersonOf));

/** The same rules as numbers for the days of a search. Nothing keeps them that is booked too late. */
export function activityPolicyLimits(
  { activities: { policies } }: Pick<PolicyTier, 'activities'>,
  dates: TripDates,
): ActivityPolicyLimits {
  // No adult comes for nothing
  if (daysAhead(dates) < minDaysAheadOf(policies)) return { perPersonMaxMinor: 0 };
  const { startsOn } = dates;
  const hasPlaces = policies.some(({ placeCaps = [] }) => placeCaps.length > 0);
  return {
    perPersonMaxMinor: strictestOf(capsOf(policies))({ places: [], startsOn }).limit?.amountMinor ?? null,
    ...(hasPlaces && {
      placeCaps: policies.map((policy) =>
        capsOfPlaces(policy, startsOn, policy.maxPricePerPerson, perPersonOf),
      ),
    }),
  };
}

export const activityJudge = perTier(
  ({ activities: { policies } }: PolicyTier): ((facts: ActivityPolicyFacts) => Verdict) => {
    const [broken, judgeTrip] = [brokenCap(policies, capsOf(policies)), tripJudge(policies)];
    return (facts) =>
      jointVerdict(
        overCap('pricePerPerson', broken(facts, facts.perPerson), facts.perPerson),
        NOTHING,
        judgeTrip(facts),
      );
  },
);
