/**
 * How a city's hotel prices and fill move over the days: season, weekday, feasts and events of its own. A
 * table over the next 430 days, made once and renewed when the days have moved on; each entry depends
 * only on city and date.
 */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import type { City } from '@sojourn/geography/types.ts';
import { drawer } from '#random.ts';
import type { HotelWorld } from '../world.ts';

export const SPAN_DAYS = 430;
const PROFILE_COUNT = 3;

export type RateTables = {
  /** Day number of the first column. */
  readonly epoch: number;
  /** Price against the usual, by city, profile and day: `(city * 3 + profile) * SPAN_DAYS + day - epoch`. */
  readonly factor: Float32Array;
  /** Share of the rooms that others have taken, 0-255, in the same order. */
  readonly pressure: Uint8Array;
  /** By day from the epoch: what Christmas and New Year multiply every price by. */
  readonly feast: Float32Array;
  /** By day from the epoch, Sunday is 0. */
  readonly weekday: Uint8Array;
};

export const tableRow = (city: number, profile: number): number =>
  (city * PROFILE_COUNT + profile) * SPAN_DAYS;

const wave = (dayOfYear: number, peak: number): number =>
  Math.cos(((dayOfYear - peak) * 2 * Math.PI) / 365.25);

function seasonOf(city: City, dayOfYear: number): number {
  switch (city.season) {
    case 'north-summer':
      return 1 + 0.2 * wave(dayOfYear, 204);
    case 'south-summer':
      return 1 + 0.2 * wave(dayOfYear, 20);
    case 'winter-sun':
      return 1 + 0.22 * wave(dayOfYear, 42);
    case 'ski': {
      const snow = wave(dayOfYear, city.lat < 0 ? 218 : 38);
      return 0.92 + 0.42 * Math.max(0, snow) ** 1.5 + 0.1 * Math.max(0, -snow) ** 4;
    }
    default:
      return 1 + 0.05 * wave(dayOfYear, 160) + 0.05 * wave(dayOfYear * 2, 280);
  }
}

/** Sunday first. Business hotels fill in the working week, the others at its end. */
const WEEKDAYS: readonly (readonly number[])[] = [
  [0.92, 1.05, 1.13, 1.13, 1.07, 0.88, 0.84],
  [0.95, 0.92, 0.93, 0.96, 1.01, 1.12, 1.15],
  [0.98, 0.96, 0.96, 0.97, 1.0, 1.07, 1.08],
];

type Event = { readonly from: number; readonly to: number; readonly rise: number };

/** A city's fairs and festivals of one year, in day numbers. */
function eventsOf(city: City, seed: number, year: number): Event[] {
  const draw = drawer(mix(mix(seed, hashText(city.id)), year));
  const first = Date.UTC(year, 0, 1) / 86_400_000;
  return Array.from({ length: 2 + Math.floor(city.demand / 30) }, () => {
    const from = first + draw.int(362);
    return { from, to: from + 2 + draw.int(4), rise: 0.12 + draw.next() * 0.38 };
  });
}

function yearsIn(epoch: number): number[] {
  const first = Number(dateOfDay(epoch).slice(0, 4));
  const last = Number(dateOfDay(epoch + SPAN_DAYS).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Christmas and New Year raise prices everywhere. */
const feastOf = (monthDay: string): number => (monthDay >= '12-23' || monthDay <= '01-02' ? 1.18 : 1);

type Day = { readonly dayOfYear: number; readonly weekday: number; readonly feast: number };

function daysFrom(epoch: number): Day[] {
  return Array.from({ length: SPAN_DAYS }, (_, i) => {
    const text = dateOfDay(epoch + i);
    const newYear = Date.UTC(Number(text.slice(0, 4)), 0, 1) / 86_400_000;
    return {
      dayOfYear: epoch + i - newYear,
      weekday: (epoch + i + 4) % 7,
      feast: feastOf(text.slice(5)),
    };
  });
}

function buildTables(world: HotelWorld, epoch: number): RateTables {
  const { cities, seed } = world;
  const factor = new Float32Array(cities.length * PROFILE_COUNT * SPAN_DAYS);
  const pressure = new Uint8Array(factor.length);
  const days = daysFrom(epoch);
  const years = yearsIn(epoch);
  const rises = new Float64Array(SPAN_DAYS);
  cities.forEach((city, index) => {
    rises.fill(1);
    for (const { from, to, rise } of years.flatMap((year) => eventsOf(city, seed, year))) {
      for (let day = Math.max(from, epoch); day <= to && day < epoch + SPAN_DAYS; day++)
        rises[day - epoch]! += rise;
    }
    const calm = 112 + city.demand * 0.5;
    days.forEach((day, i) => {
      const tide = seasonOf(city, day.dayOfYear) * day.feast * rises[i]!;
      for (let profile = 0; profile < PROFILE_COUNT; profile++) {
        const at = tableRow(index, profile) + i;
        const value = tide * WEEKDAYS[profile]![day.weekday]!;
        factor[at] = value;
        pressure[at] = Math.max(20, Math.min(232, calm + (value - 1) * 150));
      }
    });
  });
  const feast = Float32Array.from(days, (day) => day.feast);
  const weekday = Uint8Array.from(days, (day) => day.weekday);
  return { epoch, factor, pressure, feast, weekday };
}

/** `tables(today)` covers the 395 nights from `today` (a day number) on. */
export function createRateCalendar(world: HotelWorld): (today: number) => RateTables {
  let tables: RateTables | undefined;
  return (today) => {
    if (tables === undefined || today - 2 < tables.epoch || today + 396 > tables.epoch + SPAN_DAYS)
      tables = buildTables(world, today - 3);
    return tables;
  };
}
