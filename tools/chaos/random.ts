/** Chance that a seed repeats: what is done to the product, in which order and after how long. */

export type Chance = {
  /** From 0 up to and without `below`. */
  readonly whole: (below: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** True so many times in a hundred. */
  readonly perCent: (often: number) => boolean;
};

/** Mulberry32: small, and good enough to choose by. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    whole,
    pick: (from) => from[whole(from.length)]!,
    perCent: (often) => whole(100) < often,
  };
}
