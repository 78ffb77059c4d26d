/** Whether a room is in policy: stars and nightly price (A §3 hotels.policies), and the rules beside it. */
import type { Money } from '@sojourn/domain/money.ts';
import { perTier } from '@sojourn/domain/policy/per-tier.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { tripJudge } from '@sojourn/domain/policy/trip-judge.ts';
import {
  blockedSuppliers,
  type CapOfPlaces,
  capsOfPlaces,
  daysAhead,
  minDaysAheadOf,
  placedCaps,
  placesOfCity,
  type Supplier,
  type TripDates,
  type TripFacts,
} from '@sojourn/domain/policy/trip-rules.ts';
import { brokenCap, percentOverMarketOf, strictestOf } from '@sojourn/domain/policy/under-market.ts';
import {
  type Compliance,
  complianceOf,
  jointVerdict,
  NOTHING,
  overCap,
  type Verdict,
} from '@sojourn/domain/policy/verdict.ts';
import { hotelLoyaltyPrograms } from './loyalty-programs.ts';
import { type HotelPolicy, STAR_RATINGS } from './policy-tier.ts';

/** `perNight`: average for a room, before taxes. */
export type HotelPolicyFacts = TripFacts & { readonly stars: number; readonly perNight: Money };

const allowedStars = ({ policies }: PolicyTier['hotels']) =>
  STAR_RATINGS.filter((stars) =>
    policies.every(({ allowedStarRatings }) => allowedStarRatings.includes(stars)),
  );

/** Hotel chains, by the letters of their programs. */
export const HOTEL_SUPPLIERS: readonly Supplier[] = hotelLoyaltyPrograms.map(({ code, chain }) => ({
  code,
  name: chain,
}));
const CHAINS: ReadonlyMap<string, Supplier> = new Map(HOTEL_SUPPLIERS.map((each) => [each.code, each]));
/** `program`: the hotel's; null for a house of its own. */
const chainOf = (program: string | null | undefined): readonly Supplier[] =>
  program ? [CHAINS.get(program) ?? { code: program, name: program }] : [];

type PolicyStay = { readonly cityPlaceId: string; readonly program: string | null | undefined };
export const stayTripFacts = ({ cityPlaceId, program }: PolicyStay, dates: TripDates): TripFacts => ({
  places: placesOfCity(cityPlaceId),
  suppliers: chainOf(program),
  startsOn: dates.startsOn,
  bookedOn: dates.bookedOn,
});

/** What searches count by; a rule that is left out restricts nothing. */
type StayPolicyLimits = {
  readonly stars: number[];
  /** Null: any price. */
  readonly nightlyMaxMinor: number | null;
  /** Instead of `nightlyMaxMinor` where places have caps of their own; one of each policy. */
  readonly placeCaps?: CapOfPlaces[];
  /** Programs of chains. */
  readonly blocked?: string[];
  /** Over what comparable stays cost; the others are the ceiling. */
  readonly percentOverMarket?: number;
};

const perNightOf = ({ maxPricePerNight }: { readonly maxPricePerNight: Money }) => maxPricePerNight;
const capsOf = (policies: readonly HotelPolicy[]) =>
  policies.map((policy) => placedCaps(policy, policy.maxPricePerNight, perNightOf));
const ANYWHERE = { places: [] };

/** The same rules as numbers for the dates of a search. Nothing keeps them that is booked too late. */
export function stayPolicyOf({ hotels }: Pick<PolicyTier, 'hotels'>, dates: TripDates): StayPolicyLimits {
  const { policies } = hotels;
  const isTooLate = daysAhead(dates) < minDaysAheadOf(policies);
  const own =
    strictestOf(capsOf(policies))({ ...ANYWHERE, startsOn: dates.startsOn }).limit?.amountMinor ?? null;
  const hasPlaces = policies.some(({ placeCaps = [] }) => placeCaps.length > 0);
  const blocked = [...blockedSuppliers(policies).keys()];
  const percentOverMarket = percentOverMarketOf(policies);
  const placeCaps = policies.map((policy) =>
    capsOfPlaces(policy, dates.startsOn, policy.maxPricePerNight, perNightOf),
  );
  return {
    stars: isTooLate ? [] : allowedStars(hotels),
    nightlyMaxMinor: own,
    ...(hasPlaces && { placeCaps }),
    ...(blocked.length > 0 && { blocked }),
    ...(percentOverMarket !== undefined && { percentOverMarket }),
  };
}

/** Judges many rates of one search with the rules of one tier. */
export const hotelJudge = perTier(({ hotels }: PolicyTier): ((facts: HotelPolicyFacts) => Verdict) => {
  const { policies } = hotels;
  const allowed = allowedStars(hotels);
  const isAllowed = new Set<number>(allowed);
  const [broken, judgeTrip] = [brokenCap(policies, capsOf(policies)), tripJudge(policies)];
  return (facts) => {
    const { stars, perNight } = facts;
    const over = overCap('pricePerNight', broken(facts, perNight), perNight);
    const refused = isAllowed.has(stars)
      ? NOTHING
      : [{ rule: 'starRating' as const, limit: allowed, actual: stars }];
    return jointVerdict(over, refused, judgeTrip(facts));
  };
});

/** A rate as it's priced: what it is judged by besides its hotel. */
type PricedRate = {
  readonly price: { readonly nightlyDiscountAware: Money };
  readonly market?: HotelPolicyFacts['market'];
};
/**
 * How many of a room's rates are in policy (A §5): none where nobody is judged, as on the consumer site.
 * `facts`: of the hotel and the dates.
 */
export function ratesInPolicy(
  tier: PolicyTier | null,
  facts: Omit<HotelPolicyFacts, 'perNight'>,
  rates: readonly PricedRate[],
): Compliance {
  return complianceOf(tier ? rates.map((rate) => judgeRate(tier, facts, rate)) : []);
}

export const judgeRate = (
  tier: PolicyTier,
  facts: Omit<HotelPolicyFacts, 'perNight'>,
  { price, market }: PricedRate,
): Verdict => hotelJudge(tier)({ ...facts, market, perNight: price.nightlyDiscountAware });
