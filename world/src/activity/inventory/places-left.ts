/**
 * Places that are taken at a start, in people: those that follow from the seed (sold by the operator and by
 * other sites) and those really sold here.
 */

import { type CalendarDate, dayNumber } from '@sojourn/domain/dates.ts';
import { mix } from '@sojourn/domain/mix.ts';
import { DEMO_ACTIVITIES } from './data/demo-activities.ts';
import { PLAN_KEYS, PLAN_LIST } from './plans.ts';
import type { ActivityWorld } from './world.ts';

/** Of a hundred places, so many are taken on average. The first is of products that nothing else sells. */
export const FILLS = [0, 20, 35, 50, 65, 85] as const;
const WINDOW = 32;
const PATTERNS = 256;
/** How full a start is: from 0, empty, to this, sold out. */
const FULL = 15;

/** By fill, pattern and day of a window: how full. */
const LEVELS: readonly Uint8Array[] = FILLS.map((percent) =>
  Uint8Array.from({ length: PATTERNS * WINDOW }, (_, at) => drawLevel(percent, at)),
);

function drawLevel(percent: number, at: number): number {
  if (percent === 0) return 0;
  const roll = mix(mix(at, 4_099), percent);
  // The mean of two even numbers: most starts are about as full as the product usually is
  const spread = ((roll & 255) + ((roll >>> 8) & 255) - 255) / 255;
  return Math.max(0, Math.min(FULL, Math.round((percent / 100 + spread * 0.55) * FULL)));
}

/** By fill and pattern: a bit for each day of a window that's at most so full; `pattern * 16 + level`. */
const AT_MOST: readonly Int32Array[] = LEVELS.map((levels) =>
  Int32Array.from({ length: PATTERNS * (FULL + 1) }, (_, at) => {
    const [pattern, level] = [Math.floor(at / (FULL + 1)), at % (FULL + 1)];
    let bits = 0;
    for (let day = 0; day < WINDOW; day++) if (levels[pattern * WINDOW + day]! <= level) bits |= 1 << day;
    return bits;
  }),
);

const patternAt = (salt: number, start: number, window: number): number =>
  mix(salt + start * 7_919, window) % PATTERNS;

const PICTURED: readonly ReadonlyMap<number, number>[] = DEMO_ACTIVITIES.map(({ left, plan, seats }) => {
  const { starts } = PLAN_LIST[PLAN_KEYS.indexOf(plan)]!;
  const taken = Object.entries(left).map(([at, places]): [number, number] => {
    const [date = '', time = ''] = at.split(' ');
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const start = starts.findIndex((each) => each.minute === minute);
    return [startKey(dayNumber(date as CalendarDate), start), seats - places];
  });
  return new Map(taken);
});

/** A day and one of its starts, as one number. */
export function startKey(day: number, start: number): number {
  return day * 8 + start;
}

/** People to whom places were sold here: by row, by `startKey`. */
export type SoldPlaces = ReadonlyMap<number, ReadonlyMap<number, number>>;
export const NOTHING_SOLD: SoldPlaces = new Map();
/** Starts that don't take place after all: by row, of `startKey`. */
export type ClosedStarts = ReadonlyMap<number, ReadonlySet<number>>;

/** A start that's fuller has somebody else's group, which has it for itself. */
const GROUP_LEVEL = 7;

function takenByOthers(world: ActivityWorld, row: number, day: number, start: number): number {
  const fill = world.fill[row]!;
  if (fill === 0) return PICTURED[world.ordinal[row]!]?.get(startKey(day, start)) ?? 0;
  const window = Math.floor(day / WINDOW);
  const pattern = patternAt(world.salt[row]!, start, window);
  const level = LEVELS[fill]![pattern * WINDOW + (day - window * WINDOW)]!;
  if (world.group[row]! > 0) return level > GROUP_LEVEL ? world.seats[row]! : 0;
  return Math.floor((world.seats[row]! * level) / FULL);
}

/** What's left for all who buy here. */
export const capacityHere = (world: ActivityWorld, row: number, day: number, start: number): number =>
  world.seats[row]! - takenByOthers(world, row, day, start);

/** Places that so many people take: of a private group all of its start, 0 where nobody counts. */
export function placesOf(world: ActivityWorld, row: number, people: number): number {
  const seats = world.seats[row]!;
  if (seats === 0) return 0;
  return world.group[row] === 0 ? people : Math.max(seats, people);
}

/** Held and confirmed, in people; never above what there is. */
export function takenPlaces(
  world: ActivityWorld,
  sold: SoldPlaces,
  row: number,
  day: number,
  start: number,
): number {
  const own = sold.get(row)?.get(startKey(day, start)) ?? 0;
  return Math.min(world.seats[row]!, takenByOthers(world, row, day, start) + own);
}

/** A bit for each of so many days from `first`. */
export const daysMask = (days: number): number => (days >= WINDOW ? -1 : (1 << days) - 1);

/** Bits of a span's days on which a start has so many places; all where nobody counts. */
export function daysWithPlaces(
  world: ActivityWorld,
  sold: SoldPlaces,
  row: number,
  start: number,
  span: { readonly first: number; readonly days: number },
  people: number,
): number {
  const seats = world.seats[row]!;
  const fill = world.fill[row]!;
  const every = daysMask(span.days);
  if (seats === 0) return every;
  if (people > seats) return 0;
  if (fill === 0 || sold.get(row)) return countedDays(world, sold, row, start, span, people);
  // The fullest level that leaves them, from floor(seats × level / FULL) ≤ seats − people
  const level =
    world.group[row]! > 0
      ? GROUP_LEVEL
      : Math.min(FULL, Math.ceil((FULL * (seats - people + 1)) / seats) - 1);
  const salt = world.salt[row]!;
  const window = Math.floor(span.first / WINDOW);
  const skipped = span.first - window * WINDOW;
  const bits = (at: number): number => AT_MOST[fill]![patternAt(salt, start, at) * (FULL + 1) + level]!;
  let mask = bits(window) >>> skipped;
  if (skipped + span.days > WINDOW) mask |= bits(window + 1) << (WINDOW - skipped);
  return mask & every;
}

function countedDays(
  world: ActivityWorld,
  sold: SoldPlaces,
  row: number,
  start: number,
  { first, days }: { readonly first: number; readonly days: number },
  people: number,
): number {
  let mask = 0;
  for (let day = 0; day < days; day++) {
    const left = world.seats[row]! - takenPlaces(world, sold, row, first + day, start);
    if (left >= people) mask |= 1 << day;
  }
  return mask;
}
