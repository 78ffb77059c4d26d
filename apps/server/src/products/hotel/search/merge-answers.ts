/** One answer from several suppliers' answers to the same question: best first, counts added up. */
import type { StayFacets } from '@sojourn/contract/products/hotel/stay-search.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import type { StayAnswer } from '#products/hotel/supplier.ts';

/** Bars of the price histogram as it is shown. */
const BARS = 24;
const WIDTH_STEP = 100;

type Counted = { readonly count: number };

/** Adds up the counts of entries that are the same by `keyOf`, in the order in which they are first met. */
function addUp<Entry extends Counted>(
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
function mergePrices(parts: readonly StayFacets['price'][]): StayFacets['price'] {
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

function mergeFacets(parts: readonly StayFacets[]): StayFacets {
  const sum = (of: (facets: StayFacets) => number): number =>
    parts.reduce((total, part) => total + of(part), 0);
  return {
    freeCancellation: sum((part) => part.freeCancellation),
    fourthNightFree: sum((part) => part.fourthNightFree),
    breakfastIncluded: sum((part) => part.breakfastIncluded),
    inPolicy: sum((part) => part.inPolicy),
    stars: addUp(
      parts.map(({ stars }) => stars),
      ({ value }) => value,
    ),
    ratings: addUp(
      parts.map(({ ratings }) => ratings),
      ({ min }) => min,
    ),
    amenities: addUp(
      parts.map(({ amenities }) => amenities),
      ({ value }) => value,
    ),
    collections: addUp(
      parts.map(({ collections }) => collections),
      ({ value }) => value,
    ),
    loyaltyPrograms: addUp(
      parts.map(({ loyaltyPrograms }) => loyaltyPrograms),
      ({ value }) => value,
    ).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    price: mergePrices(parts.map(({ price }) => price)),
  };
}

export function mergeAnswers(answers: readonly StayAnswer[], offset: number, limit: number) {
  const sum = (of: (answer: StayAnswer) => number): number =>
    answers.reduce((total, answer) => total + of(answer), 0);
  const ranked = answers.flatMap(({ stays }) => stays).sort((a, b) => a.rank - b.rank);
  return {
    total: sum(({ total }) => total),
    hiddenByFilters: sum(({ hiddenByFilters }) => hiddenByFilters),
    fourthNightCount: sum(({ fourthNightCount }) => fourthNightCount),
    stays: ranked.slice(offset, offset + limit).map(({ card }) => card),
    pins: answers.flatMap(({ pins }) => pins),
    facets: mergeFacets(answers.map(({ facets }) => facets)),
  };
}
