/** Which filters an activity, one of its options or one of its starts fails. */
import { lowestAt, placesOfCity } from '@sojourn/domain/policy/trip-rules.ts';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_GOOD_FOR,
  DURATION_CLASSES,
  durationClass,
  TIMES_OF_DAY,
  timesOfDay,
} from '@sojourn/products/activity/rules/activity.ts';
import type { ActivityCaps } from '@sojourn/products/activity/sell/port/search-port.ts';
import { ACTIVITY_LANGUAGES } from '../languages.ts';
import { STARTS_MAX } from '../options.ts';
import { PLAN_LIST } from '../plans.ts';
import type { ActivityWorld } from '../world.ts';
import type { ActivityFilters, DaySpan } from './query.ts';

/** A bit for each filter that can be failed alone. Those that hold on some days only aren't here. */
export const FAILS = {
  categories: 1,
  durations: 2,
  rating: 4,
  pickup: 8,
  goodFor: 16,
  ages: 32,
  times: 64,
  languages: 128,
  price: 256,
  policy: 512,
} as const;

export const isOneBit = (bits: number): boolean => (bits & (bits - 1)) === 0;

const bitsOf = <T>(all: readonly T[], chosen: readonly T[]): number =>
  chosen.reduce((bits, each) => bits | (1 << all.indexOf(each)), 0);
const anyOf = <T>(all: readonly T[], chosen: readonly T[]): number =>
  chosen.length === 0 ? -1 : bitsOf(all, chosen);

export const readFilters = (filters: ActivityFilters, { first }: DaySpan) => ({
  ...filters,
  dayBits:
    filters.days.length === 0 ? -1 : filters.days.reduce((bits, day) => bits | (1 << (day - first)), 0),
  categoryBits: anyOf(ACTIVITY_CATEGORIES, filters.categories),
  timeBits: anyOf(TIMES_OF_DAY, filters.times),
  durationBits: anyOf(DURATION_CLASSES, filters.durations),
  languageBits: anyOf(ACTIVITY_LANGUAGES, filters.languages),
  goodForBits: bitsOf(ACTIVITY_GOOD_FOR, filters.goodFor),
  most: filters.mostMinor ?? Number.POSITIVE_INFINITY,
  needsPolicy: filters.inPolicyOnly && filters.policy !== null,
});
export type WantedActivity = ReturnType<typeof readFilters>;

/** What a policy lets an adult pay in a city; below zero without one, so that nothing keeps it. */
export function capAt(world: ActivityWorld, city: number, policy: ActivityCaps | null): number {
  if (policy === null) return -1;
  const { placeCaps, perPersonMaxMinor } = policy;
  const most = placeCaps
    ? lowestAt(placeCaps, placesOfCity(`city:${world.cities[city]!.id}`))
    : perPersonMaxMinor;
  return most ?? Number.POSITIVE_INFINITY;
}

/** Index in DURATION_CLASSES by quarters of an hour, up to a day. */
const CLASS_OF_QUARTER = Uint8Array.from({ length: 97 }, (_, quarter) =>
  DURATION_CLASSES.indexOf(durationClass(quarter * 15)),
);
export const durationIndex = (minutes: number): number => CLASS_OF_QUARTER[Math.ceil(minutes / 15)]!;

/** By plan and start (`plan * STARTS_MAX + start`): bits of TIMES_OF_DAY. */
export const START_TIMES = new Uint8Array(PLAN_LIST.length * STARTS_MAX);
for (const [plan, { starts, kind, closes }] of PLAN_LIST.entries()) {
  for (const [start, { minute }] of starts.entries()) {
    const times = timesOfDay(minute, kind === 'startTimes' ? minute : closes - 1);
    START_TIMES[plan * STARTS_MAX + start] = bitsOf(TIMES_OF_DAY, times);
  }
}

/** Bits of FAILS that hold for all options and starts of an activity. */
export function failsOfActivity(world: ActivityWorld, row: number, wanted: WantedActivity): number {
  let fails = 0;
  if (((wanted.categoryBits >>> world.category[row]!) & 1) === 0) fails |= FAILS.categories;
  if (((wanted.durationBits >>> durationIndex(world.minutes[row]!)) & 1) === 0) fails |= FAILS.durations;
  if (world.rating[row]! < wanted.leastRating) fails |= FAILS.rating;
  if (wanted.pickup && world.pickup[row] === 0) fails |= FAILS.pickup;
  if ((world.goodFor[row]! & wanted.goodForBits) !== wanted.goodForBits) fails |= FAILS.goodFor;
  return fails;
}
