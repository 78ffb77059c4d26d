/** Combinations of words in an order that a seed gives, none twice before all were used. */
import { mix } from '@sojourn/domain/mix.ts';

/** A step that visits each of `size` places once: the first number from `from` with no factor in common. */
function coprimeStep(from: number, size: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, from % size);
  while (divisor(step, size) !== 1) step = (step % size) + 1;
  return step;
}

/** The n-th of `size` combinations in an order of the city's own, and how often all were used before. */
export function combination(
  seed: number,
  key: number,
  size: number,
): { readonly at: number; readonly round: number } {
  const step = coprimeStep(Math.floor(size * 0.618) + (mix(seed, 7) % 89), size);
  return { at: ((mix(seed, 3) % size) + (key % size) * step) % size, round: Math.floor(key / size) };
}
