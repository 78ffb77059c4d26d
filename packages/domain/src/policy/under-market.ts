/** A policy's caps with the market's: the fixed one is always the ceiling. */
import type { Money } from '../money.ts';
import { isEnough, marketLimit, marketMaxMinor } from './market-price.ts';
import { type Cap, lowerCap, type TripFacts, type TripRules } from './trip-rules.ts';

type CapFacts = Pick<TripFacts, 'places' | 'startsOn' | 'market'>;
/** The cap that a price is over; null where it's within all of them. */
export type BrokenCap = (facts: CapFacts, price: Money) => Cap | null;

const NO_CAP: Cap = { limit: null, rule: null };

/** `fixed`: the policies' own caps, each by `placedCaps`. */
export const strictestOf =
  (fixed: readonly ((facts: CapFacts) => Cap)[]) =>
  (facts: CapFacts): Cap => {
    let strictest = NO_CAP;
    for (const capAt of fixed) strictest = lowerCap(strictest, capAt(facts));
    return strictest;
  };

/** The strictest cap of several policies, the market's among them. Throws for a price in another currency. */
export function brokenCap(
  policies: readonly TripRules[],
  fixed: readonly ((facts: CapFacts) => Cap)[],
): BrokenCap {
  const strictest = strictestOf(fixed);
  const percentOver = percentOverMarketOf(policies);
  return (facts, price) => {
    const cap = strictest(facts);
    const most = cap.limit === null ? Number.POSITIVE_INFINITY : cap.limit.amountMinor;
    if (cap.limit !== null && cap.limit.currency !== price.currency)
      throw new Error(`a ${cap.limit.currency} cap can't judge ${price.currency}`);
    // Most prices are within their caps: nothing is made for those
    const marketMost = marketMaxMinor(facts.market, percentOver) ?? Number.POSITIVE_INFINITY;
    if (price.amountMinor <= most && price.amountMinor <= marketMost) return null;
    if (most <= marketMost || percentOver === undefined || !isEnough(facts.market)) return cap;
    return {
      limit: marketLimit(facts.market, percentOver),
      rule: null,
      market: { ...facts.market, percentOver },
    };
  };
}

/** The lowest of a list; undefined where no policy looks at the market. */
export function percentOverMarketOf(policies: readonly TripRules[]): number | undefined {
  const all = policies.flatMap(({ percentOverMarket }) => percentOverMarket ?? []);
  return all.length === 0 ? undefined : Math.min(...all);
}
