/** Whether a room is in policy: stars and the nightly price (A §3 hotels.policies). */
import type { Money } from '../../money.ts';
import { type PolicyTier, STAR_RATINGS } from '../../policy/tier.ts';
import { lowestCap, overCap, type Verdict, verdictOf } from '../../policy/verdict.ts';

/** `perNight`: average for a room, before taxes. */
type HotelPolicyFacts = { readonly stars: number; readonly perNight: Money };

const allowedStars = ({ policies }: PolicyTier['hotels']) =>
  STAR_RATINGS.filter((stars) =>
    policies.every(({ allowedStarRatings }) => allowedStarRatings.includes(stars)),
  );

/** The same rules as numbers, as searches count by them. Null: any price. */
export const stayPolicyOf = ({ hotels }: Pick<PolicyTier, 'hotels'>) => ({
  stars: allowedStars(hotels),
  nightlyMaxMinor:
    lowestCap(hotels.policies.map(({ maxPricePerNight }) => maxPricePerNight))?.amountMinor ?? null,
});

/** Judges many rates of one search with the rules of one tier. */
export function hotelJudge({ hotels }: PolicyTier): (facts: HotelPolicyFacts) => Verdict {
  const allowed = allowedStars(hotels);
  const isAllowed = new Set<number>(allowed);
  const cap = lowestCap(hotels.policies.map(({ maxPricePerNight }) => maxPricePerNight));
  return ({ stars, perNight }) => {
    const over = overCap('pricePerNight', cap, perNight);
    if (isAllowed.has(stars)) return verdictOf(over);
    const refused = { rule: 'starRating' as const, limit: allowed, actual: stars };
    return verdictOf(over.length === 0 ? [refused] : over.concat(refused));
  };
}
