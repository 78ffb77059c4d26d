/**
 * What a room costs on a night and how many are left: pure functions of hotel, room type, night, days
 * before arrival and rooms sold. The search and the price use these same functions, so that they agree to
 * the cent.
 */

import { NOISE } from '../../random.ts';
import { allotmentIn } from './allotments.ts';
import { roomRatio, roomStart } from './room-columns.ts';
import { type RateTables, tableRow } from './search/rate-calendar.ts';
import { type HotelWorld, PLAN_BITS, PROFILES } from './world.ts';

/** From the cheapest to the dearest; a plan's number is its index here, its bit in `plans` is `PLAN_BIT`. */
export const PLANS = ['advance', 'partial', 'standard', 'breakfast'] as const;
export type Plan = (typeof PLANS)[number];
export const PLAN_BIT: readonly number[] = PLANS.map((plan) => PLAN_BITS[plan]);
const ALL_PLANS = 15;
const PLAN_RATIO = [0.9, 0.96, 1, 1];
export const BREAKFAST_PLAN = 3;
const FLAT = PROFILES.indexOf('flat');
/** Whether a hotel is one of the fixed ones, whose prices and rooms are its own. */
export const isFlat = (profile: number): boolean => profile >= FLAT;
const LEAST_DOLLARS = 9;

const allotmentOf = (world: HotelWorld, row: number, room: number): number =>
  allotmentIn(world.allotments[row]!, room);

/** A hotel's own differences in how full it is: a wide one over four days, a narrow one of each. */
const WIDE = Int8Array.from(NOISE, (noise) => (noise * 5) >> 3);
const NARROW = Int8Array.from(NOISE, (noise) => noise >> 3);

/** Where a room type's differences begin. */
export const widePlace = (salt: number, room: number): number => salt + room * 211;
export const narrowPlace = (salt: number, room: number): number => salt * 3 + room * 7;
/** What others take on a night by its pressure, in 256ths; less than none and more than all are possible. */
const takenOf = (pressure: number, wide: number, narrow: number, day: number): number =>
  pressure + WIDE[(wide + (day >> 2) * 37) & 1023]! + NARROW[(narrow + day * 13) & 1023]!;

/** Hotels side by side, of each a room type: what `spareOn` reads. */
export type Taking = {
  readonly widePlaces: Int32Array;
  readonly narrowPlaces: Int32Array;
  /** Where the pressure of the first night is. */
  readonly pressureAt: Int32Array;
  /** `mostTaken` for what is asked. */
  readonly limits: Int16Array;
  /** Below 0 once others take more than the limit on a night. */
  readonly spare: Int32Array;
};

/** Notes in `spare` of the first `count` what is taken on the night that is so many after the first. */
export function spareOn(
  taking: Taking,
  count: number,
  pressure: Uint8Array,
  firstDay: number,
  night: number,
): void {
  const { widePlaces, narrowPlaces, pressureAt, limits, spare } = taking;
  const day = firstDay + night;
  for (let i = 0; i < count; i++) {
    const of = pressure[pressureAt[i]! + night]!;
    spare[i]! |= limits[i]! - takenOf(of, widePlaces[i]!, narrowPlaces[i]!, day);
  }
}

/** Rooms of an allotment that are left when others have taken their share of a night; 0 to all of it. */
function leftOf(allotment: number, pressure: number, salt: number, room: number, day: number): number {
  const taken = takenOf(pressure, widePlace(salt, room), narrowPlace(salt, room), day);
  const left = (allotment * (256 - taken) + 128) >> 8;
  return left < 0 ? 0 : Math.min(left, allotment);
}
/** The most that others may take (as `leftOf` counts it) for so many rooms of an allotment to be left. */
export const maxOccupancy = (allotment: number, rooms: number): number =>
  allotment < rooms ? -32_768 : Math.floor(256 - (rooms * 256 - 128) / allotment);

/**
 * Rooms that the market may sell on a night in all, before its own sales. Other sellers take some: pure,
 * by date.
 */
export function onSale(
  world: HotelWorld,
  tables: RateTables,
  row: number,
  room: number,
  day: number,
): number {
  const allotment = allotmentOf(world, row, room);
  const profile = world.profile[row]!;
  if (isFlat(profile)) return allotment;
  const pressure = tables.pressure[tableRow(world.city[row]!, profile) + day - tables.epoch]!;
  return leftOf(allotment, pressure, world.salt[row]!, room, day);
}

/**
 * Price against the usual by days before arrival: business hotels rise at the end, the others early
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
  new Float64Array(401).fill(1),
];

/**
 * What a room type and plan is multiplied by, so many days before arrival; the same for every night of a
 * stay.
 */
export function multiplierOf(
  world: HotelWorld,
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

const PLAN_COUNT = PLANS.length;
const PROFILE_COUNT = PROFILES.length;
export const multiplierPlace = (column: number, plan: number, profile: number): number =>
  (column * PLAN_COUNT + plan) * PROFILE_COUNT + profile;

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
/** Hotels side by side: what `chargeNight` reads. */
export type Charging = {
  /** Base price times multiplier. */
  readonly rates: Float64Array;
  readonly salts: Uint16Array;
  /** Where the factor of the first night is. */
  readonly factorAt: Int32Array;
  /** Whole dollars of all nights so far. */
  readonly dollars: Int32Array;
};

/** Adds to `dollars` of the first `count` the night that is so many after the first. */
export function chargeNight(
  charging: Charging,
  count: number,
  factor: Float32Array,
  firstDay: number,
  night: number,
): void {
  const { rates, salts, factorAt, dollars } = charging;
  for (let i = 0; i < count; i++)
    dollars[i]! += dollarsOf(rates[i]!, factor[factorAt[i]! + night]!, salts[i]!, firstDay + night);
}
/**
 * What a night of the fixed hotels differs by, in 25ths of the price, Sunday first: a weekend costs more and
 * Thursday to Saturday sum to three nights at the price itself, or in a city of offices it costs less.
 */
const FLAT_WEEKS = [
  [0, -2, -2, -2, -2, 1, 1],
  [-1, 0, 0, 0, 0, -3, -3],
];

/** The same in every season and however full the hotel is. */
function flatDollarsOf(
  rate: number,
  { feast, weekday, epoch }: RateTables,
  profile: number,
  day: number,
): number {
  const dollars = Math.floor(rate + 0.5);
  const differs = FLAT_WEEKS[profile - FLAT]![weekday[day - epoch]!]! * Math.round(dollars / 25);
  return Math.max(LEAST_DOLLARS, Math.round((dollars + differs) * feast[day - epoch]!));
}

/** What breakfast adds to a night when the plan is the one that adds it. */
const breakfastDollars = (world: HotelWorld, row: number, plan: number): number =>
  plan === BREAKFAST_PLAN ? world.breakfast[row]! : 0;

/**
 * Whole US dollars for one room and night before taxes. `multiplier` is `multiplierOf` (times
 * `scarcity`).
 */
export function nightlyDollars(
  world: HotelWorld,
  tables: RateTables,
  row: number,
  day: number,
  multiplier: number,
  plan: number,
): number {
  const profile = world.profile[row]!;
  const rate = world.base[row]! * multiplier;
  const extra = breakfastDollars(world, row, plan);
  if (isFlat(profile)) return flatDollarsOf(rate, tables, profile, day) + extra;
  const factor = tables.factor[tableRow(world.city[row]!, profile) + day - tables.epoch]!;
  return dollarsOf(rate, factor, world.salt[row]!, day) + extra;
}

/** Of a hotel's plans, those on sale so many days before arrival. */
export const plansOnSale = (plans: number, advanceDays: number, lead: number): number =>
  lead >= advanceDays ? plans & ALL_PLANS : plans & ALL_PLANS & ~PLAN_BITS.advance;

/** Of `plans`, those that are fully refundable still (the deadline is days away). */
const freePlans = (plans: number, freeDays: number, lead: number): number =>
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
export const saleOf = (plans: number, advanceDays: number, freeDays: number, lead: number): number =>
  PLAN_FACTS[plans | (lead >= advanceDays ? EARLY_ENOUGH : 0) | (lead > freeDays ? FREE_STILL : 0)]!;

const CHEAPEST = Int8Array.from({ length: 16 }, (_, plans) => PLAN_BIT.findIndex((bit) => plans & bit));
/** The number of the cheapest of some plans, -1 for none. */
export function cheapestPlan(plans: number): number {
  return CHEAPEST[plans & ALL_PLANS]!;
}
