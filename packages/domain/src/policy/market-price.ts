/**
 * What comparable offers cost, for caps relative to the market: so many percent over their median. Which are
 * comparable, each product says.
 */
import { type Money, money } from '../money.ts';

/** With fewer comparable offers only the fixed cap holds. */
const COMPARABLE_LEAST = 5;
export const PERCENT_OVER_MOST = 300;

/** What comparable offers cost when it was searched; stored with the quote. `count`: how many there were. */
export type MarketPrice = { readonly median: Money; readonly count: number };

/** A cap that the market sets. */
export type MarketLimit = MarketPrice & { readonly percentOver: number };

/** The middle one; of an even number the mean of the middle two, rounded down. NaN of nothing. */
export function medianOf(amounts: readonly number[]): number {
  const sorted = Float64Array.from(amounts).sort();
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.floor(((low ?? Number.NaN) + (high ?? Number.NaN)) / 2);
}

/** Whether so many are comparable that their price says something. */
export const isEnough = (market: MarketPrice | null | undefined): market is MarketPrice =>
  market !== null && market !== undefined && market.count >= COMPARABLE_LEAST;

/** Null with fewer than `COMPARABLE_LEAST`. */
export const marketPriceOf = (amounts: readonly number[], currency: Money['currency']): MarketPrice | null =>
  amounts.length < COMPARABLE_LEAST
    ? null
    : { median: money(medianOf(amounts), currency), count: amounts.length };

/** Of an offer in parts that are each compared by themselves: as many as of the part with the fewest. */
export function sumOfMarkets(parts: readonly (MarketPrice | null | undefined)[]): MarketPrice | null {
  const known = parts.filter((part) => part !== null && part !== undefined);
  const [one] = known;
  if (!one || known.length < parts.length) return null;
  const minor = known.reduce((sum, { median }) => sum + median.amountMinor, 0);
  return { median: money(minor, one.median.currency), count: Math.min(...known.map(({ count }) => count)) };
}

const maxMinor = ({ median }: MarketPrice, percentOver: number): number =>
  Math.floor((median.amountMinor * (100 + percentOver)) / 100);

/** The most that may be paid by so many percent over the median; a part of a cent is left out. */
export const marketLimit = (market: MarketPrice, percentOver: number): Money =>
  money(maxMinor(market, percentOver), market.median.currency);

/** What searches count by; null where the market sets no limit. */
export const marketMaxMinor = (
  market: MarketPrice | null | undefined,
  percentOver: number | undefined,
): number | null => (percentOver === undefined || !isEnough(market) ? null : maxMinor(market, percentOver));
