/** Whether a car is in policy: its daily base rate (A §3 cars.policies), and the rules beside it. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { perTier } from '@sojourn/domain/policy/per-tier.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { tripJudge } from '@sojourn/domain/policy/trip-judge.ts';
import {
  blockedSuppliers,
  capsOfPlaces,
  daysAhead,
  minDaysAheadOf,
  placedCaps,
  type Supplier,
  type TripDates,
  type TripFacts,
} from '@sojourn/domain/policy/trip-rules.ts';
import { brokenCap, percentOverMarketOf, strictestOf } from '@sojourn/domain/policy/under-market.ts';
import { jointVerdict, NOTHING, overCap, type Verdict } from '@sojourn/domain/policy/verdict.ts';
import type { CarPolicy } from './policy-tier.ts';
import type { CarPolicyLimits } from './sorts-and-filters.ts';

/** The place is that of pick-up. */
type CarPolicyFacts = TripFacts & { readonly perDay: Money };

type PickUp = {
  readonly at: string;
  readonly location: { readonly cityPlaceId: string | null; readonly countryCode: string };
};
/** Of a rental as it's shown: whose car it is, and where and when it's picked up. */
export const rentalTripFacts = (
  { code, name }: Supplier,
  { at, location }: PickUp,
): Omit<TripFacts, 'bookedOn'> => ({
  places: [...(location.cityPlaceId ? [location.cityPlaceId] : []), `country:${location.countryCode}`],
  suppliers: [{ code, name }],
  startsOn: at.slice(0, 10) as CalendarDate,
});

const perDayOf = ({ maxPricePerDay }: { readonly maxPricePerDay: Money }) => maxPricePerDay;
const capsOf = (policies: readonly CarPolicy[]) =>
  policies.map((policy) => placedCaps(policy, policy.maxPricePerDay, perDayOf));

/** The same rules as numbers for the dates of a search. Nothing keeps them that is booked too late. */
export function carPolicyLimits(
  { cars: { policies } }: Pick<PolicyTier, 'cars'>,
  dates: TripDates,
): CarPolicyLimits {
  // No car costs nothing
  if (daysAhead(dates) < minDaysAheadOf(policies)) return { perDayMaxMinor: 0 };
  const { startsOn } = dates;
  const hasPlaces = policies.some(({ placeCaps = [] }) => placeCaps.length > 0);
  const blocked = [...blockedSuppliers(policies).keys()];
  const percentOverMarket = percentOverMarketOf(policies);
  return {
    perDayMaxMinor: strictestOf(capsOf(policies))({ places: [], startsOn }).limit?.amountMinor ?? null,
    ...(hasPlaces && {
      placeCaps: policies.map((policy) => capsOfPlaces(policy, startsOn, policy.maxPricePerDay, perDayOf)),
    }),
    ...(blocked.length > 0 && { blocked }),
    ...(percentOverMarket !== undefined && { percentOverMarket }),
  };
}

export const carJudge = perTier(
  ({ cars: { policies } }: PolicyTier): ((facts: CarPolicyFacts) => Verdict) => {
    const [broken, judgeTrip] = [brokenCap(policies, capsOf(policies)), tripJudge(policies)];
    return (facts) =>
      jointVerdict(
        overCap('pricePerDay', broken(facts, facts.perDay), facts.perDay),
        NOTHING,
        judgeTrip(facts),
      );
  },
);
