/** A policy's caps with the market's: the fixed one is always the ceiling. */
import { isEnough, type MarketPrice, marketLimit } from './market-price.ts';
import type { Cap, TripRules } from './trip-rules.ts';

/** The fixed cap of one policy, or the market's where that's lower. */
export function underMarket(
  { percentOverMarket }: Pick<TripRules, 'percentOverMarket'>,
  cap: Cap,
  market: MarketPrice | null | undefined,
): Cap {
  if (percentOverMarket === undefined || !isEnough(market)) return cap;
  const limit = marketLimit(market, percentOverMarket);
  if (cap.limit !== null && cap.limit.amountMinor <= limit.amountMinor) return cap;
  return { limit, rule: null, market: { ...market, percentOver: percentOverMarket } };
}

/** The lowest of a list; undefined where no policy looks at the market. */
export function percentOverMarketOf(policies: readonly TripRules[]): number | undefined {
  const all = policies.flatMap(({ percentOverMarket }) => percentOverMarket ?? []);
  return all.length === 0 ? undefined : Math.min(...all);
}
