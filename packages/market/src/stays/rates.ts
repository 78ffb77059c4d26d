/**
 * What a room costs on a night and how many are left: pure functions of hotel, room type, night, days
 * before arrival and rooms sold. The search and the price use these same functions, so that they agree to
 * the cent.
 */
import { ALLOTMENTS, allotmentIn, DIGEST, TRAIT } from './digest.ts';
import { NOISE } from './random.ts';
import { type RateTables, tableRow } from './rate-calendar.ts';
import { roomRatio, roomStart } from './room-columns.ts';
import { PLAN_BITS, PROFILES, type StayWorld } from './world.ts';

/** From the cheapest to the dearest; a plan's number is its index here, its bit in `plans` is `PLAN_BIT`. */
export const PLANS = ['advance', 'partial', 'standard', 'breakfast'] as const;
export type Plan = (typeof PLANS)[number];
export const PLAN_BIT: readonly number[] = PLANS.map((plan) => PLAN_BITS[plan]);
const ALL_PLANS = 15;
const PLAN_RATIO = [0.9, 0.96, 1, 1];
export const BREAKFAST_PLAN = 3;
export const FLAT = PROFILES.indexOf('flat');
const LEAST_DOLLARS = 9;

export const allotmentOf = (world: StayWorld, row: number, room: number): number =>
  allotmentIn(world.digest[row * DIGEST + ALLOTMENTS]!, room);

/** A hotel's own differences in how full it is: a wide one over four days, a narrow one of each. */
const WIDE = Int8Array.from(NOISE, (noise) => (noise * 5) >> 3);
const NARROW = Int8Array.from(NOISE, (noise) => noise >> 3);
/** What the narrow one can add at most. */
const NARROW_MOST = 127 >> 3;
const wideDifference = (salt: number, room: number, day: number): number =>
  WIDE[(salt + (day >> 2) * 37 + room * 211) & 1023]!;
const narrowDifference = (salt: number, room: number, day: number): number =>
  NARROW[(salt * 3 + day * 13 + room * 7) & 1023]!;

/**
 * Whether others take at most `limit` (see `mostTaken`) on each night. `pressure` from `from` on is of the
 * nights, `most` is the highest of them: many hotels are answered by that alone.
 */
export function hasNights(
  pressure: Uint8Array,
  from: number,
  firstDay: number,
  nights: number,
  most: number,
  salt: number,
  room: number,
  limit: number,
): boolean {
  let wide = wideDifference(salt, room, firstDay);
  if (most + NARROW_MOST + wide <= limit && firstDay >> 2 === (firstDay + nights - 1) >> 2) return true;
  for (let night = 0; night < nights; night++) {
    const day = firstDay + night;
    if ((day & 3) === 0) wide = wideDifference(salt, room, day);
    if (pressure[from + night]! + wide + narrowDifference(salt, room, day) > limit) return false;
  }
  return true;
}

/** Rooms of an allotment that are left when others have taken their share of a night; 0 to all of it. */
export function leftOf(allotment: number, pressure: number, salt: number, room: number, day: number): number {
  const taken = pressure + wideDifference(salt, room, day) + narrowDifference(salt, room, day);
  const left = (allotment * (256 - taken) + 128) >> 8;
  return left < 0 ? 0 : Math.min(left, allotment);
}
/** The most that others may take (as `leftOf` counts it) for so many rooms of an allotment to be left. */
export const mostTaken = (allotment: number, rooms: number): number =>
  allotment < rooms ? -32_768 : Math.floor(256 - (rooms * 256 - 128) / allotment);

/**
 * Rooms that the market may sell on a night in all, before its own sales. Other sellers take some: pure,
 * by date.
 */
export function onSale(world: StayWorld, tables: RateTables, row: number, room: number, day: number): number {
  const allotment = allotmentOf(world, row, room);
  const profile = world.profile[row]!;
  if (profile === FLAT) return allotment;
  const pressure = tables.pressure[tableRow(world.city[row]!, profile) + day - tables.epoch]!;
  return leftOf(allotment, pressure, world.salt[row]!, room, day);
}

/**
 * Price against the usual by days before arrival: business hotels get dearer at the end, the others early
 * or late.
 */
const LEAD: readonly Float64Array[] = [
  Float64Array.from({ length: 401 }, (_, days) => (days < 3 ? 1.14 : days < 7 ? 1.08 : days < 14 ? 1.03 : 1)),
  Float64Array.from({ length: 401 }, (_, days) =>
    days < 2 ? 0.95 : days < 21 ? 1.05 : days < 90 ? 1 : 0.94,
  ),
  Float64Array.from({ length: 401 }, (_, days) =>
    days < 3 ? 0.93 : days < 30 ? 1.06 : days < 120 ? 1 : 0.92,
  ),
  new Float64Array(401).fill(1),
];

/**
 * What a room type and plan is multiplied by, so many days before arrival; the same for every night of a
 * stay.
 */
export function multiplierOf(
  world: StayWorld,
  row: number,
  room: number,
  plan: number,
  lead: number,
): number {
  return multiplier(roomStart[world.layout[row]!]! + room, plan, world.profile[row]!, lead);
}

/** `column` is the room type's in the room columns. */
function multiplier(column: number, plan: number, profile: number, lead: number): number {
  const days = lead < 0 ? 0 : Math.min(lead, 400);
  return roomRatio[column]! * PLAN_RATIO[plan]! * LEAD[profile]![days]!;
}

export const multiplierPlace = (column: number, plan: number, profile: number): number =>
  (column * PLANS.length + plan) * PROFILES.length + profile;

/** The multipliers of every room type, plan and profile so many days before arrival, by `multiplierPlace`. */
export function multipliersAt(lead: number): Float64Array {
  const table = new Float64Array(multiplierPlace(roomRatio.length, 0, 0));
  for (let column = 0; column < roomRatio.length; column++) {
    for (let plan = 0; plan < PLANS.length; plan++) {
      for (let profile = 0; profile < PROFILES.length; profile++)
        table[multiplierPlace(column, plan, profile)] = multiplier(column, plan, profile, lead);
    }
  }
  return table;
}

/** Against the usual, by the share of the rooms on sale that the market has sold. */
export function scarcity(sold: number, sellable: number): number {
  if (sold * 5 >= sellable * 4) return 1.12;
  return sold * 2 >= sellable ? 1.05 : 1;
}

/** The hotel's own difference on a night, within some 6 per cent. */
const NIGHT_DIFFERENCE = Float64Array.from(NOISE, (noise) => 1 + noise / 2048);

/**
 * Whole dollars of a night: `rate` is the base price times the multiplier, `factor` the city's for the
 * day.
 */
export function dollarsOf(rate: number, factor: number, salt: number, day: number): number {
  const dollars = (rate * factor * NIGHT_DIFFERENCE[(salt + day * 7) & 1023]! + 0.5) | 0;
  return Math.max(dollars, LEAST_DOLLARS);
}
/** `dollarsOf` each night but the one at `freeNight`; `factor` from `from` on is of the nights. */
export function sumOfNights(
  factor: Float32Array,
  from: number,
  firstDay: number,
  nights: number,
  freeNight: number,
  rate: number,
  salt: number,
): number {
  let sum = 0;
  for (let night = 0; night < nights; night++) {
    if (night !== freeNight) sum += dollarsOf(rate, factor[from + night]!, salt, firstDay + night);
  }
  return sum;
}
export const flatDollarsOf = (rate: number): number => Math.max(LEAST_DOLLARS, Math.floor(rate + 0.5));

/** What breakfast adds to a night when the plan is the one that adds it. */
export const breakfastDollars = (world: StayWorld, row: number, plan: number): number =>
  plan === BREAKFAST_PLAN ? world.breakfast[row]! : 0;

/**
 * Whole US dollars for one room and night before taxes. `multiplier` is `multiplierOf` (times
 * `scarcity`).
 */
export function nightlyDollars(
  world: StayWorld,
  tables: RateTables,
  row: number,
  day: number,
  multiplier: number,
  plan: number,
): number {
  const profile = world.profile[row]!;
  const rate = world.base[row]! * multiplier;
  const extra = breakfastDollars(world, row, plan);
  if (profile === FLAT) return flatDollarsOf(rate) + extra;
  const factor = tables.factor[tableRow(world.city[row]!, profile) + day - tables.epoch]!;
  return dollarsOf(rate, factor, world.salt[row]!, day) + extra;
}

/** Of a hotel's plans, those on sale so many days before arrival. */
export const plansOnSale = (plans: number, advanceDays: number, lead: number): number =>
  lead >= advanceDays ? plans & ALL_PLANS : plans & ALL_PLANS & ~PLAN_BITS.advance;

/** Of `plans`, those that are fully refundable still (the deadline is days away). */
export const freePlans = (plans: number, freeDays: number, lead: number): number =>
  lead > freeDays ? plans & (PLAN_BITS.standard | PLAN_BITS.breakfast) : 0;

/** The plans with breakfast: those that add it, or where it is in the price all but advance purchase. */
export const breakfastPlans = (plans: number): number =>
  plans & PLAN_BITS.included ? plans & (PLAN_BITS.standard | PLAN_BITS.partial) : plans & PLAN_BITS.breakfast;

/**
 * What is on sale of a hotel's plans, by its plan bits (0-31), 32 more when advance purchase is early enough
 * and 64 more when free cancellation is: bits 0-3 those on sale, 4-7 of them the free ones, 8-11 those with
 * breakfast.
 */
const PLAN_FACTS = Uint16Array.from({ length: 128 }, (_, key) => {
  const plans = key & 31;
  const onSale = plansOnSale(plans, 1, key & 32 ? 1 : 0);
  const free = freePlans(onSale, 0, key & 64 ? 1 : 0);
  return onSale | (free << 4) | ((breakfastPlans(plans) & onSale) << 8);
});
const EARLY_ENOUGH = 32;
const FREE_STILL = 64;

/** What is on sale of a hotel's plans so many days before arrival, packed as PLAN_FACTS says. */
export const saleOf = (traits: number, lead: number): number =>
  PLAN_FACTS[
    ((traits >> TRAIT.plans) & 31) |
      (lead >= ((traits >> TRAIT.advanceDays) & 127) ? EARLY_ENOUGH : 0) |
      (lead > ((traits >> TRAIT.freeDays) & 15) ? FREE_STILL : 0)
  ]!;

const CHEAPEST = Int8Array.from({ length: 16 }, (_, plans) => PLAN_BIT.findIndex((bit) => plans & bit));
/** The number of the cheapest of some plans, -1 for none. */
export function cheapestPlan(plans: number): number {
  return CHEAPEST[plans & ALL_PLANS]!;
}

/** Beds that a room's guests need: children under three share with their parents, one to a room. */
export function bedsNeeded(room: { readonly adults: number; readonly childAges: readonly number[] }): number {
  const small = room.childAges.filter((age) => age < 3).length;
  return room.adults + room.childAges.length - Math.min(1, small);
}
