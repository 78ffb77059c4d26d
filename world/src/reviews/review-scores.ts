/**
 * How guests scored a hotel or a home: whole points (halves and less where there are few), whose average is
 * the listed rating. Reviews are numbered through time; any `count` in a row add up to the same.
 */
import { mix } from '@sojourn/domain/mix.ts';

/** Tenths that one step of a score has: of few reviews, finer ones, or no average could be the rating. */
const stepOf = (count: number): number => (count > 10 ? 10 : count > 5 ? 5 : 2);

/** Steps around the average by four reviews; each adds up to nothing. */
const SPREADS: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [1, 1, 1, -3],
  [1, 0, 0, -1],
  [1, 1, 0, -2],
  [2, 1, -1, -2],
  [1, 1, -1, -1],
];

const LEAST_TENTHS = 10;
const MOST_TENTHS = 100;

/** The score of the review `n`, in tenths. */
export function scoreOfReview(rating: { tenths: number; count: number }, salt: number, n: number): number {
  const { tenths, count } = rating;
  const step = stepOf(count);
  const total = Math.round((tenths * count) / step);
  const at = ((n % count) + count) % count;
  const evenly = (index: number): number =>
    Math.floor(((index + 1) * total) / count) - Math.floor((index * total) / count);
  const first = at - (at % 4);
  if (first + 4 > count) return evenly(at) * step;
  const group = [0, 1, 2, 3].map((index) => evenly(first + index) * step);
  const seed = mix(salt, first);
  const turned = (index: number): number => (index + seed) % 4;
  const fitting = SPREADS.filter((spread) =>
    group.every((score, index) => {
      const spreadScore = score + (spread[turned(index)] ?? 0) * step;
      return spreadScore >= LEAST_TENTHS && spreadScore <= MOST_TENTHS;
    }),
  );
  const spread = fitting[(seed >>> 8) % fitting.length] ?? [];
  return evenly(at) * step + (spread[turned(at - first)] ?? 0) * step;
}
