/**
 * The best few of many itineraries by rank, lowest first, equal ranks in the order they came: a heap of
 * columns.
 */
import type { Legs } from './enumerate.ts';

export type Hit = {
  readonly rank: number;
  /** Cents for the whole party, of all slices that are priced together. */
  readonly price: number;
  /** Index in FARE_CLASSES. */
  readonly fareRank: number;
  /** Whether it is half of a round trip on one ticket rather than a one-way. */
  readonly isHalf: boolean;
  readonly legs: Legs;
};

export type BestItineraries = {
  /** What is not ranked below it is not taken any more. */
  readonly worst: () => number;
  readonly offer: (rank: number, price: number, fareRank: number, isHalf: boolean, legs: Legs) => void;
  readonly sorted: () => Hit[];
};

export function createBestItineraries(limit: number): BestItineraries {
  // The worst is on top; an entry that is pushed out gives its place to the new one
  const heap: { hit: Hit; order: number }[] = [];
  let order = 0;
  let worst = limit > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const isWorse = (a: { hit: Hit; order: number }, b: { hit: Hit; order: number }): boolean =>
    a.hit.rank > b.hit.rank || (a.hit.rank === b.hit.rank && a.order > b.order);
  const up = (from: number): void => {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isWorse(heap[at]!, heap[parent]!)) return;
      [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
      at = parent;
    }
  };
  const down = (): void => {
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= heap.length) return;
      if (child + 1 < heap.length && isWorse(heap[child + 1]!, heap[child]!)) child++;
      if (!isWorse(heap[child]!, heap[at]!)) return;
      [heap[at], heap[child]] = [heap[child]!, heap[at]!];
      at = child;
    }
  };
  return {
    worst: () => worst,
    offer: (rank, price, fareRank, isHalf, legs) => {
      order++;
      if (rank >= worst) return;
      const entry = { hit: { rank, price, fareRank, isHalf, legs: { ...legs } }, order };
      if (heap.length < limit) {
        heap.push(entry);
        up(heap.length - 1);
      } else {
        heap[0] = entry;
        down();
      }
      if (heap.length === limit) worst = heap[0]!.hit.rank;
    },
    sorted: () => heap.toSorted((a, b) => a.hit.rank - b.hit.rank || a.order - b.order).map(({ hit }) => hit),
  };
}
