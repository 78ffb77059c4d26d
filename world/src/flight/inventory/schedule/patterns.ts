/** On which weekdays and in which months a flight operates, as bits that one `and` tests. */
import type { Draw } from '#random.ts';
import type { FlightAirport } from './places/airports.ts';

/** Bit 0 Sunday to bit 6 Saturday, bit 7 January to bit 18 December: of the local date of departure. */
export const ALL_WEEK = 127;
export const ALL_YEAR = 4095;
export const patternOf = (weekdays: number, months: number): number => weekdays | (months << 7);

/** The two bits that a day has. */
export function dayBits(day: number): number {
  // 1970-01-01 was a Thursday
  const weekday = (((day + 4) % 7) + 7) % 7;
  return (1 << weekday) | (128 << new Date(day * 86_400_000).getUTCMonth());
}

/** Monday to Friday matter to work, the days around a weekend to holidays: in the order they are chosen. */
const WORK = [1, 4, 2, 5, 3, 0, 6];
const HOLIDAY = [6, 0, 5, 1, 3, 4, 2];

export function weekdaysOf(perWeek: number, leisure: number, draw: Draw): number {
  if (perWeek >= 7) return ALL_WEEK;
  const order = draw.next() < leisure ? HOLIDAY : WORK;
  // Half of the flights keep other days, so that a route is not bare on the same one for everybody
  const from = draw.chance(50) ? draw.int(7) : 0;
  let bits = 0;
  for (let i = 0; i < perWeek; i++) bits |= 1 << order[(from + i) % 7]!;
  return bits;
}

/** The same weekdays so many days later. */
export function shiftWeekdays(bits: number, days: number): number {
  const by = ((days % 7) + 7) % 7;
  return ((bits << by) | (bits >> (7 - by))) & ALL_WEEK;
}

const MONTHS_OF = {
  'north-summer': 0b001111110000,
  'south-summer': 0b110000000111,
  'winter-sun': 0b110000001111,
  ski: 0b100000001111,
  even: ALL_YEAR,
} as const;

/** All year, or for a holiday place at times only its season. */
export function monthsOf(airport: FlightAirport, perDay: number, draw: Draw): number {
  const isSeasonal = draw.next() < (perDay < 1 ? 0.4 : 0.12) * airport.leisure;
  return isSeasonal ? MONTHS_OF[airport.season] : ALL_YEAR;
}
