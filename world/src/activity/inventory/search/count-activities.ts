/** Counts of each filter's options, an activity at a time. */
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_GOOD_FOR,
  DURATION_CLASSES,
  TIMES_OF_DAY,
} from '@sojourn/products/activity/rules/activity.ts';
import { ACTIVITY_LANGUAGES } from '../languages.ts';
import type { ActivityWorld } from '../world.ts';
import { durationIndex, FAILS } from './activity-filters.ts';
import { type ActivityFacets, PRICE_STEP_MINOR, PRICE_STEPS, RATINGS, SPAN_MAX } from './query.ts';

const MOST_MINOR = 2 ** 30;

/** What was found of an activity's options and starts. */
export type Seen = {
  /** Doesn't take everybody of the party. */
  isRefused: boolean;
  /** Something passes all filters. */
  passes: boolean;
  /** Bits of FAILS: something passes all filters but that one, or all. */
  without: number;
  /** Bits, of what passes all filters of other kinds. */
  times: number;
  languages: number;
  /** What an adult pays at the least, of what passes all filters but the price. */
  adultMinor: number;
  fitsTrip: boolean;
  free: boolean;
  instant: boolean;
  inPolicy: boolean;
  withoutTripOrLanguage: boolean;
  /** Bits of days, of what passes all filters but that of days; of what passes all. */
  anyDays: number;
  days: number;
  totalMinor: number | null;
  option: number;
};

export const emptySeen = (): Seen => ({
  isRefused: false,
  passes: false,
  without: 0,
  times: 0,
  languages: 0,
  adultMinor: MOST_MINOR,
  fitsTrip: false,
  free: false,
  instant: false,
  inPolicy: false,
  withoutTripOrLanguage: false,
  anyDays: 0,
  days: 0,
  totalMinor: null,
  option: 0,
});

/** Field by field: a copy for each row would be most of a search's time. */
export function clearSeen(seen: Seen, isRefused: boolean): void {
  seen.isRefused = isRefused;
  seen.passes = false;
  seen.without = 0;
  seen.times = 0;
  seen.languages = 0;
  seen.adultMinor = MOST_MINOR;
  seen.fitsTrip = false;
  seen.free = false;
  seen.instant = false;
  seen.inPolicy = false;
  seen.withoutTripOrLanguage = false;
  seen.anyDays = 0;
  seen.days = 0;
  seen.totalMinor = null;
  seen.option = 0;
}

export const emptyCounts = () => ({
  categories: new Int32Array(ACTIVITY_CATEGORIES.length),
  times: new Int32Array(TIMES_OF_DAY.length),
  durations: new Int32Array(DURATION_CLASSES.length),
  languages: new Int32Array(ACTIVITY_LANGUAGES.length),
  ratings: new Int32Array(RATINGS.length),
  goodFor: new Int32Array(ACTIVITY_GOOD_FOR.length),
  prices: new Int32Array(PRICE_STEPS),
  days: new Int32Array(SPAN_MAX),
  freeCancellation: 0,
  instant: 0,
  pickup: 0,
  agesFit: 0,
  fitsTrip: 0,
  inPolicy: 0,
});
type Counts = ReturnType<typeof emptyCounts>;

function countBits(into: Int32Array, from: number): void {
  for (let bits = from; bits !== 0; bits &= bits - 1) into[31 - Math.clz32(bits & -bits)]!++;
}

export function countActivity(counts: Counts, world: ActivityWorld, row: number, seen: Seen): void {
  const { without } = seen;
  if (without & FAILS.categories) counts.categories[world.category[row]!]!++;
  if (without & FAILS.durations) counts.durations[durationIndex(world.minutes[row]!)]!++;
  if (without & FAILS.rating)
    for (let at = 0; at < RATINGS.length; at++) if (world.rating[row]! >= RATINGS[at]!) counts.ratings[at]!++;
  if (without & FAILS.pickup && world.pickup[row] !== 0) counts.pickup++;
  if (without & FAILS.ages && !seen.isRefused) counts.agesFit++;
  if (without & FAILS.price)
    counts.prices[Math.min(PRICE_STEPS - 1, Math.floor(seen.adultMinor / PRICE_STEP_MINOR))]!++;
  countBits(counts.times, seen.times);
  countBits(counts.languages, seen.languages);
  countBits(counts.days, seen.anyDays);
  // Wanted beside those chosen: who lacks one of them has no other to give
  if (seen.passes) countBits(counts.goodFor, world.goodFor[row]!);
  if (seen.free) counts.freeCancellation++;
  if (seen.instant) counts.instant++;
  if (seen.fitsTrip) counts.fitsTrip++;
  if (seen.inPolicy) counts.inPolicy++;
}

export const facetsOf = (counts: Counts, days: number): ActivityFacets => ({
  ...counts,
  categories: [...counts.categories],
  times: [...counts.times],
  durations: [...counts.durations],
  languages: [...counts.languages],
  ratings: [...counts.ratings],
  goodFor: [...counts.goodFor],
  prices: [...counts.prices],
  days: [...counts.days.subarray(0, days)],
});
