/** Whether a home is in policy: its nightly price (as A §3 hotels.policies), and the rules beside it. */
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
import { brokenCap, percentOverMarketOf, strictestOf } from '@sojourn/domain/policy/under-market.ts';
import { jointVerdict, NOTHING, overCap, type Verdict } from '@sojourn/domain/policy/verdict.ts';
import type { HomePolicyRules } from './policy-tier.ts';

/** `perNight`: average of the whole home, before fees and taxes. */
type HomePolicyFacts = TripFacts & { readonly perNight: Money };

/** Homes are of no chain: nobody is preferred or blocked. */
export const homeTripFacts = (cityPlaceId: string, { startsOn, bookedOn }: TripDates): TripFacts => ({
  places: placesOfCity(cityPlaceId),
  suppliers: [],
  startsOn,
  bookedOn,
});

/** What searches count by; a rule that is left out restricts nothing. */
type HomePolicyLimits = {
  /** Null: any price. */
  readonly nightlyMaxMinor: number | null;
  /** Instead of `nightlyMaxMinor` where places have caps of their own; one of each policy. */
  readonly placeCaps?: CapOfPlaces[];
  readonly percentOverMarket?: number;
};

const perNightOf = ({ maxPricePerNight }: { readonly maxPricePerNight: Money }) => maxPricePerNight;
const capsOf = (policies: readonly HomePolicyRules[]) =>
  policies.map((policy) => placedCaps(policy, policy.maxPricePerNight, perNightOf));

/** The same rules as numbers for the dates of a search. Nothing keeps them that is booked too late. */
export function homePolicyLimits(
  { homes: { policies } }: Pick<PolicyTier, 'homes'>,
  dates: TripDates,
): HomePolicyLimits {
  // No home costs nothing
  if (daysAhead(dates) < minDaysAheadOf(policies)) return { nightlyMaxMinor: 0 };
  const { startsOn } = dates;
  const hasPlaces = policies.some(({ placeCaps = [] }) => placeCaps.length > 0);
  const percentOverMarket = percentOverMarketOf(policies);
  return {
    nightlyMaxMinor: strictestOf(capsOf(policies))({ places: [], startsOn }).limit?.amountMinor ?? null,
    ...(hasPlaces && {
      placeCaps: policies.map((policy) =>
        capsOfPlaces(policy, startsOn, policy.maxPricePerNight, perNightOf),
      ),
    }),
    ...(percentOverMarket !== undefined && { percentOverMarket }),
  };
}

export const homeJudge = perTier(
  ({ homes: { policies } }: PolicyTier): ((facts: HomePolicyFacts) => Verdict) => {
    const [broken, judgeTrip] = [brokenCap(policies, capsOf(policies)), tripJudge(policies)];
    return (facts) =>
      jointVerdict(
        overCap('pricePerNight', broken(facts, facts.perNight), facts.perNight),
        NOTHING,
        judgeTrip(facts),
      );
  },
);
