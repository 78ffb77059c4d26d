/** Rows of seeded numbers: the same seed gives the same hotel on every machine. */
import { mix } from '@sojourn/domain/mix.ts';

export type Draw = {
  /** 0 ≤ x < 1 */
  readonly next: () => number;
  /** 0 ≤ n < limit */
  readonly int: (limit: number) => number;
  /** Mean 0, deviation about 1, never beyond ±3.5. */
  readonly normal: () => number;
  readonly chance: (perCent: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
};

/** A row of seeded numbers (mulberry32). */
export function drawer(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (limit) => Math.floor(next() * limit),
    // The sum of four uniform numbers, scaled to deviation 1
    normal: () => (next() + next() + next() + next() - 2) * 1.732,
    chance: (perCent) => next() * 100 < perCent,
    pick: (from) => from[Math.floor(next() * from.length)]!,
  };
}

/** 1024 numbers between -127 and 127, evenly spread: the small differences between hotels and nights. */
export const NOISE: Int8Array = Int8Array.from({ length: 1024 }, (_, i) => (mix(i, 0x50a11) % 255) - 127);
