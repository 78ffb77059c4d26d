/**
 * What a car costs a day and how many are left: pure functions of car, day, days before pick-up and cars
 * sold. The search and the price use these same functions, so that they agree to the cent.
 */
import type { RentalRates } from '@sojourn/products/car/rules/rental-days.ts';
import { NOISE } from '#random.ts';
import { COMPANIES } from '../companies.ts';
import type { CarPlaceRow, CarWorld } from '../world.ts';
import type { CarSales } from './sales.ts';

const wave = (dayOfYear: number, peak: number): number =>
  Math.cos(((dayOfYear - peak) * 2 * Math.PI) / 365.25);

function seasonFactor({ season, lat }: CarPlaceRow, dayOfYear: number): number {
  switch (season) {
    case 'north-summer':
      return 1 + 0.26 * wave(dayOfYear, 208);
    case 'south-summer':
      return 1 + 0.26 * wave(dayOfYear, 16);
    case 'winter-sun':
      return 1 + 0.2 * wave(dayOfYear, 48);
    case 'ski':
      return 1 + 0.22 * Math.max(0, wave(dayOfYear, lat < 0 ? 218 : 38));
    default:
      return 1 + 0.06 * wave(dayOfYear, 190);
  }
}

/** Sunday first. Airports rent to business in the week, cities at its end. */
const AIRPORT_WEEK = [0.97, 1.05, 1.04, 1.03, 1.02, 1.0, 0.94] as const;
const CITY_WEEK = [0.94, 0.94, 0.95, 0.97, 1.02, 1.12, 1.08] as const;

/** Christmas and New Year. */
const FEAST_FROM = 356;
const FEAST_FACTOR = 1.22;

/** From 0, for a day number. */
const dayOfYear = (day: number): number => {
  const date = new Date(day * 86_400_000);
  return day - Date.UTC(date.getUTCFullYear(), 0, 1) / 86_400_000;
};

/** Price against the usual on a day at a place. */
function dayFactor(place: CarPlaceRow, day: number): number {
  const of = dayOfYear(day);
  const week = place.kind === 'airport' ? AIRPORT_WEEK : CITY_WEEK;
  const feast = of >= FEAST_FROM || of < 2 ? FEAST_FACTOR : 1;
  return seasonFactor(place, of) * week[(day + 4) % 7]! * feast;
}

/** More expensive at the end, cheaper for early bookings. */
function leadFactor(lead: number): number {
  if (lead < 2) return 1.16;
  if (lead < 7) return 1.08;
  if (lead < 21) return 1.02;
  return lead < 60 ? 1 : 0.95;
}

/** What a rental asks of a place: the days, and their factors once for all its cars. */
export type PlaceDays = {
  readonly firstDay: number;
  readonly days: number;
  /** The mean of the days' factors, times the lead's. */
  readonly factor: number;
  /** By day of the rental, how much others take, in 256ths before a car's own differences. */
  readonly pressure: Float64Array;
};

const CALM = 118;

export function placeDays(place: CarPlaceRow, firstDay: number, days: number, lead: number): PlaceDays {
  const pressure = new Float64Array(days);
  let sum = 0;
  for (let at = 0; at < days; at++) {
    const factor = dayFactor(place, firstDay + at);
    sum += factor;
    pressure[at] = CALM + (factor - 1) * 190;
  }
  return { firstDay, days, factor: (sum / days) * leadFactor(lead), pressure };
}

/** Cars on sale on a day of the rental before the market's own sales; others rent some. */
export function onSale(world: CarWorld, row: number, rental: PlaceDays, at: number): number {
  const stock = world.stock[row]!;
  if (world.flat[row] === 1) return stock;
  const noise = NOISE[(world.salt[row]! + ((rental.firstDay + at) >> 1) * 29) & 1023]!;
  const taken = rental.pressure[at]! + noise * 0.75;
  return Math.max(0, Math.min(stock, Math.floor((stock * (256 - taken) + 128) / 256)));
}

/** What is left on the fullest day, and the largest share of a day's cars that the market has rented out. */
export type Availability = { left: number; soldShare: number };

/** Fills `into`, which the caller reuses. */
export function availability(
  world: CarWorld,
  sales: CarSales,
  row: number,
  rental: PlaceDays,
  into: Availability,
): Availability {
  into.left = Number.POSITIVE_INFINITY;
  into.soldShare = 0;
  const hasSales = sales.marked[row] === 1;
  for (let at = 0; at < rental.days; at++) {
    const cars = onSale(world, row, rental, at);
    const sold = hasSales ? sales.sold(row, rental.firstDay + at) : 0;
    into.left = Math.min(into.left, cars - sold);
    if (sold > 0 && cars > 0) into.soldShare = Math.max(into.soldShare, sold / cars);
  }
  return into;
}

/** The last cars cost more. */
const scarcity = (soldShare: number): number => (soldShare >= 0.8 ? 1.12 : soldShare >= 0.5 ? 1.05 : 1);

const LEAST_DOLLARS = 9;
const dollars = (minor: number): number => Math.max(LEAST_DOLLARS, Math.round(minor / 100)) * 100;

/** A car's rates for a rental, US cents before taxes; whole dollars but where they are fixed. */
export function ratesOf(
  world: CarWorld,
  row: number,
  rental: PlaceDays,
  soldShare: number,
  perCent = 0,
): RentalRates {
  const base = world.base[row]!;
  const company = COMPANIES[world.desks[world.desk[row]!]!.company]!;
  const isFlat = world.flat[row] === 1;
  const usualMinor = isFlat ? base : dollars(base * rental.factor * scarcity(soldShare));
  const dailyMinor = perCent === 0 ? usualMinor : dollars((usualMinor * (100 + perCent)) / 100);
  return {
    dailyMinor,
    weeklyMinor: dollars((dailyMinor * company.week) / 100),
    weekendMinor: company.weekend === 0 ? null : dollars((dailyMinor * company.weekend) / 100),
  };
}

/** The struck price of a day; null without a discount. */
export function struckMinor(world: CarWorld, row: number, perDayMinor: number): number | null {
  const struck = world.struck[row]!;
  return struck === 1000 ? null : Math.max(dollars((perDayMinor * struck) / 1000), perDayMinor + 100);
}
