/** What a policy says about an offer: each rule that it breaks, with the limit and the offer's own value. */
import type { Money } from '../money.ts';
import type { FareClass } from '../products/flight/fares/fare-classes.ts';
import type { StarRating } from './tier.ts';

/** A price over a cap. */
export const PRICE_RULES = ['pricePerNight', 'pricePerDay', 'oneWayPrice', 'roundTripPrice'] as const;
type PriceRule = (typeof PRICE_RULES)[number];
export type BrokenRule =
  | { readonly rule: PriceRule; readonly limit: Money; readonly actual: Money }
  | { readonly rule: 'starRating'; readonly limit: readonly StarRating[]; readonly actual: number }
  | { readonly rule: 'fareClass'; readonly limit: readonly FareClass[]; readonly actual: FareClass };

/** In policy when nothing is broken. */
export type Verdict = { readonly isInPolicy: boolean; readonly broken: readonly BrokenRule[] };

const IN_POLICY: Verdict = { isInPolicy: true, broken: [] };
export const verdictOf = (broken: readonly BrokenRule[]): Verdict =>
  broken.length === 0 ? IN_POLICY : { isInPolicy: false, broken };

const NOTHING: readonly BrokenRule[] = [];

/** The broken cap, or nothing. Throws for another currency: caps are compared in the tier's own. */
export function overCap(rule: PriceRule, cap: Money | null, actual: Money): readonly BrokenRule[] {
  if (cap === null) return NOTHING;
  if (cap.currency !== actual.currency)
    throw new Error(`a ${cap.currency} cap can't judge ${actual.currency}`);
  return actual.amountMinor > cap.amountMinor ? [{ rule, limit: cap, actual }] : NOTHING;
}

/** The strictest of several caps; null when there is none. */
export const lowestCap = (caps: readonly (Money | null)[]): Money | null =>
  caps.reduce(
    (low, cap) => (low === null || (cap !== null && cap.amountMinor < low.amountMinor) ? cap : low),
    null,
  );

const COMPLIANCES = ['all', 'some', 'none'] as const;
/** How many of a hotel's rates, or of a flight's fares, are in policy (A §5). None of no rates. */
export function complianceOf(verdicts: readonly Verdict[]): (typeof COMPLIANCES)[number] {
  const inPolicy = verdicts.filter(({ isInPolicy }) => isInPolicy).length;
  if (inPolicy === 0) return 'none';
  return inPolicy === verdicts.length ? 'all' : 'some';
}
