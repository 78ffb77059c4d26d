/**
 * What a room costs on a night and how many are left: pure functions of hotel, room type, night, days
 * before arrival and rooms sold. The search and the price use these same functions, so that they agree to
 * the cent.
 */
import { allotmentIn } from './digest.ts';
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
const BREAKFAST_PLAN = 3;
export const FLAT = PROFILES.indexOf('flat');
const LEAST_DOLLARS = 9;

export const allotmentOf = (world: StayWorld, row: number, room: number): number =>
  allotmentIn(world.allotments[row]!, room);

/** Rooms of an allotment that are left when others have taken their share of a night; 0 to all of it. */
export function leftOf(allotment: number, pressure: number, salt: number, room: number, day: number): number {
  const taken =
    pressure +
    ((NOISE[(salt + (day >> 2) * 37 + room * 211) & 1023]! * 5) >> 3) +
    (NOISE[(salt * 3 + day * 13 + room * 7) & 1023]! >> 3);
  const left = (allotment * (256 - taken) + 128) >> 8;
  return left < 0 ? 0 : Math.min(left, allotment);
}
/** What the two differences of `leftOf` can add to the pressure at most. */
export const PRESSURE_SWING = ((127 * 5) >> 3) + (127 >> 3);

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
  const days = lead < 0 ? 0 : Math.min(lead, 400);
  return (
    roomRatio[roomStart[world.layout[row]!]! + room]! * PLAN_RATIO[plan]! * LEAD[world.profile[row]!]![days]!
  );
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
