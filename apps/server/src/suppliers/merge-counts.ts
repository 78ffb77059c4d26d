/** Counts of several suppliers' answers to one search, added up. */
import { itemAt } from '@sojourn/domain/present.ts';

/** Bars of the price histogram as it is shown. */
const BARS = 24;
const WIDTH_STEP = 100;

type PriceBars = {
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly bars: number[];
};
type Counted = { readonly count: number };

/** Adds up the counts of entries that are the same by `keyOf`, in the order in which they are first met. */
export function addUp<Entry extends Counted>(
  lists: readonly (readonly Entry[])[],
  keyOf: (entry: Entry) => unknown,
): Entry[] {
  const sums = new Map<unknown, Entry>();
  for (const entry of lists.flat()) {
    const known = sums.get(keyOf(entry));
    sums.set(keyOf(entry), known ? { ...known, count: known.count + entry.count } : entry);
  }
  return [...sums.values()];
}

/**
 * Histograms of different ranges as one: bars of equal width over the whole range. Each bar of an answer
 * goes where its middle lies; suppliers answer in narrow bars, so that nothing is misplaced by more than
 * one of theirs.
 */
export function mergePrices(parts: readonly PriceBars[]): PriceBars {
  const filled = parts.filter(({ bars }) => bars.some((count) => count > 0));
  if (filled.length === 0) return { minMinor: 0, maxMinor: 0, bars: [] };
  const minMinor = Math.min(...filled.map((part) => part.minMinor));
  const top = Math.max(...filled.map((part) => part.maxMinor));
  const width = Math.max(WIDTH_STEP, Math.ceil((top - minMinor) / BARS / WIDTH_STEP) * WIDTH_STEP);
  const count = Math.max(1, Math.ceil((top - minMinor) / width));
  const bars = new Array<number>(count).fill(0);
  for (const part of filled) {
    const step = (part.maxMinor - part.minMinor) / part.bars.length;
    part.bars.forEach((value, i) => {
      const middle = part.minMinor + (i + 0.5) * step;
      const at = Math.min(count - 1, Math.floor((middle - minMinor) / width));
      bars[at] = itemAt(bars, at) + value;
    });
  }
  return { minMinor, maxMinor: minMinor + count * width, bars };
}
