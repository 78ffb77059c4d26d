/**
 * The best few of many by rank, lowest first; equal ranks in the order of rows. A heap with the worst on
 * top.
 */
import type { StayHit } from './query.ts';

/** What the fees of the desk add isn't known here. */
type BestHit = Omit<StayHit, 'shownMinor'>;

export type Best = {
  readonly offer: (rank: number, row: number, room: number, plan: number, nightlyMinor: number) => void;
  /** Only lower ranks, or this one for an earlier row, are still taken. */
  readonly worst: () => number;
  readonly sorted: () => BestHit[];
};

/** Columns of the heap: rank, row, room and plan in one number, nightly price. */
type Heap = {
  readonly ranks: Float64Array;
  readonly rows: Uint32Array;
  readonly offers: Uint8Array;
  readonly prices: Uint32Array;
};

function move(heap: Heap, from: number, to: number): void {
  heap.ranks[to] = heap.ranks[from]!;
  heap.rows[to] = heap.rows[from]!;
  heap.offers[to] = heap.offers[from]!;
  heap.prices[to] = heap.prices[from]!;
}

/** Where a new entry belongs when it comes in at the end: parents better than it move down. */
function placeFromEnd(heap: Heap, end: number, rank: number, row: number): number {
  let at = end;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const other = heap.ranks[parent]!;
    if (other > rank || (other === rank && heap.rows[parent]! > row)) return at;
    move(heap, parent, at);
    at = parent;
  }
  return at;
}

/** Where a new entry belongs when it takes the top's place: children worse than it move up. */
function placeFromTop(heap: Heap, size: number, rank: number, row: number): number {
  const { ranks, rows } = heap;
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= size) return at;
    const right = child + 1;
    if (
      right < size &&
      (ranks[right]! > ranks[child]! || (ranks[right]! === ranks[child]! && rows[right]! > rows[child]!))
    )
      child = right;
    if (ranks[child]! < rank || (ranks[child]! === rank && rows[child]! < row)) return at;
    move(heap, child, at);
    at = child;
  }
}

export function createBest(limit: number): Best {
  const heap: Heap = {
    ranks: new Float64Array(limit),
    rows: new Uint32Array(limit),
    offers: new Uint8Array(limit),
    prices: new Uint32Array(limit),
  };
  const { ranks, rows, offers, prices } = heap;
  let size = 0;
  let worst = limit > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return {
    offer: (rank, row, room, plan, nightlyMinor) => {
      if (rank > worst || limit === 0) return;
      let at: number;
      if (size < limit) at = placeFromEnd(heap, size++, rank, row);
      else {
        if (rank === worst && row > rows[0]!) return;
        at = placeFromTop(heap, size, rank, row);
      }
      ranks[at] = rank;
      rows[at] = row;
      offers[at] = room * 4 + plan;
      prices[at] = nightlyMinor;
      if (size === limit) worst = ranks[0]!;
    },
    worst: () => worst,
    sorted: () =>
      Array.from({ length: size }, (_, i) => ({
        row: rows[i]!,
        rank: ranks[i]!,
        room: offers[i]! >> 2,
        plan: offers[i]! & 3,
        nightlyMinor: prices[i]!,
      })).sort((a, b) => a.rank - b.rank || a.row - b.row),
  };
}
