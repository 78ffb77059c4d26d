/**
 * Which nights of a home are taken, and what each costs. Taken are nights that follow from the seed (the
 * host's own and those of other sites, which an imported calendar closes) and those really sold here.
 */
import { mix } from '@sojourn/domain/mix.ts';
import type { Season } from '@sojourn/geography/types.ts';
import {
  type HomeCalendar,
  type Night,
  type NightState,
  type Stay,
  weekdayOfDay,
} from '@sojourn/products/home/rules/calendar/night.ts';
import { isHighSeason, planCalendar } from './plans.ts';
import { cityOfHome, type HomeWorld } from './world.ts';

/** Of a hundred nights, so many are taken; by `fill`. The first is of homes that nothing else sells. */
export const FILLS = [0, 15, 30, 45, 60, 75] as const;
const WINDOW = 32;
const PATTERNS = 256;

/** Nights taken in a window of 32, a bit each, in runs of two to nine as stays are; by fill. */
const TAKEN: readonly Uint32Array[] = FILLS.map((percent) =>
  Uint32Array.from({ length: PATTERNS }, (_, pattern) => drawPattern(percent, pattern)),
);

function drawPattern(percent: number, pattern: number): number {
  let bits = 0;
  let at = mix(pattern, percent) % 5;
  for (let turn = 1; at < WINDOW; turn++) {
    const roll = mix(mix(pattern, 77), turn);
    const length = 2 + (roll % 8);
    if ((roll >>> 8) % 100 < percent) {
      for (let night = at; night < Math.min(WINDOW, at + length); night++) bits |= 1 << night;
    }
    at += length;
  }
  return bits >>> 0;
}

export type TakenState = 'reserved' | 'pending' | 'blocked';
/** Nights sold or closed here: by home, by day. */
export type SoldNights = ReadonlyMap<number, ReadonlyMap<number, TakenState>>;
export const NOTHING_SOLD: SoldNights = new Map();

const windowOf = (day: number): number => Math.floor(day / WINDOW);

function takenBits(fill: number, salt: number, window: number): number {
  return TAKEN[fill]![mix(salt, window) % PATTERNS]!;
}

/** Whether all nights of a stay are free of what follows from the seed. */
export function isFreeOfOthers(fill: number, salt: number, { arrival, departure }: Stay): boolean {
  if (fill === 0) return true;
  for (let window = windowOf(arrival); window * WINDOW < departure; window++) {
    const from = Math.max(0, arrival - window * WINDOW);
    const to = Math.min(WINDOW, departure - window * WINDOW);
    // `-1 >>> 0` shifted by 32 would be all of them again
    const mask = (0xffffffff >>> (WINDOW - (to - from))) << from;
    if ((takenBits(fill, salt, window) & mask) !== 0) return false;
  }
  return true;
}

function stateOf(world: HomeWorld, sold: SoldNights, row: number, day: number): NightState {
  const own = sold.get(row)?.get(day);
  if (own) return own;
  const window = windowOf(day);
  const bits = world.fill[row]! === 0 ? 0 : takenBits(world.fill[row]!, world.salt[row]!, window);
  return (bits >>> (day - window * WINDOW)) & 1 ? 'blocked' : 'available';
}

/** Basis points of the base price. */
export function nightFactor(season: Season, day: number): number {
  const weekday = weekdayOfDay(day);
  const weekend = weekday === 5 || weekday === 6 ? 11_800 : 10_000;
  return isHighSeason(season, day) ? Math.round((weekend * 135) / 100) : weekend;
}

/** Whole dollars, in cents. */
export const nightMinor = (base: number, factor: number): number =>
  Math.round((base * factor) / 10_000) * 100;

/** The home in the pictures and its neighbors cost the same each night. */
export const isEvenPriced = (world: HomeWorld, row: number): boolean => world.fill[row]! === 0;

export function nightPrice(world: HomeWorld, row: number, day: number): number {
  const factor = isEvenPriced(world, row) ? 10_000 : nightFactor(cityOfHome(world, row).season, day);
  return nightMinor(world.base[row]!, factor);
}

/** The home's own calendar; `about`: a day of the stay asked for. */
export function homeCalendar(world: HomeWorld, sold: SoldNights, row: number, about: number): HomeCalendar {
  const { season } = cityOfHome(world, row);
  const plan = planCalendar(world.plan[row]!, season, about);
  const night = (day: number): Night => ({
    ...plan.night(day),
    state: stateOf(world, sold, row, day),
    priceMinor: nightPrice(world, row, day),
  });
  return { ...plan, night };
}

/** The same, for many stays that touch the same nights. */
export function remembered(calendar: HomeCalendar): HomeCalendar {
  const nights = new Map<number, Night>();
  const night = (day: number): Night => {
    const known = nights.get(day) ?? calendar.night(day);
    nights.set(day, known);
    return known;
  };
  return { ...calendar, night };
}
