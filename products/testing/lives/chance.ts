/** Chance that a seed repeats. */
export type Chance = {
  /** From 0 up to and without `below`. */
  readonly whole: (below: number) => number;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  readonly perCent: (often: number) => boolean;
};

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const whole = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return {
    whole,
    pick: (from) => from[whole(from.length)] ?? from[0],
    perCent: (often) => whole(100) < often,
  };
}
