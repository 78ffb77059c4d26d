/**
 * What only combines (widths, lights and languages of a screen, a saga and the points at which its process
 * dies) is tried whole at night (`npm run nightly`). By day it takes turns: a part of it each day, all of it
 * within any week.
 */
import { nowMs } from './today.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * The part of a day, by its number since 1970; never empty. `of` spreads things over the days, `within` is
 * the number of days for all.
 */
export function partOfDay<T>(all: readonly T[], of: string, day: number, within = DAYS): readonly T[] {
  const turns = Math.min(within, all.length);
  const shift = [...of].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 0);
  return all.filter((_, i) => (i + shift) % turns === day % turns);
}

/** Everything at night. */
export const byDay = <T>(all: readonly T[], of: string, within?: number): readonly T[] =>
  process.env.NIGHTLY ? all : partOfDay(all, of, testDay(), within);

/** Days since 1970. */
export const testDay = (): number => Math.floor(nowMs() / DAY_MS);
