/** Whether a price is low, typical or high, by the quartiles of the same trip's recent prices. */
import { itemAt } from '@sojourn/domain/present.ts';

type TypicalRange = { readonly low: number; readonly median: number; readonly high: number };

/** Linear between the two nearest of the sorted values. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [itemAt(sorted, Math.floor(at)), itemAt(sorted, Math.ceil(at))];
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}

/** Fewer prices give no reliable range. */
const PRICES_NEEDED = 8;

/** The middle half of past prices, or undefined when there are too few. */
export function typicalRange(prices: readonly number[]): TypicalRange | undefined {
  if (prices.length < PRICES_NEEDED) return undefined;
  const sorted = prices.toSorted((a, b) => a - b);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}

export const PRICE_VERDICTS = ['low', 'typical', 'high'] as const;
export type PriceVerdict = (typeof PRICE_VERDICTS)[number];

/** Fewer days are too short a history to call a price low or high. */
export const VERDICT_PRICES_NEEDED = 30;
/** In percent of the median: a price that's nearer to it is neither low nor high. */
export const VERDICT_PERCENT = 10;

/** Low or high outside the middle half, and at least `VERDICT_PERCENT` from the median. */
export function priceVerdict(price: number, { low, median, high }: TypicalRange): PriceVerdict {
  const isFar = Math.abs(price - median) * 100 >= median * VERDICT_PERCENT;
  if (isFar && price < low) return 'low';
  return isFar && price > high ? 'high' : 'typical';
}
