/**
 * The three kinds of time as three types: a calendar date (a night, a birthday), a local date-time (what the
 * hotel's clock says) and an instant (a deadline). Turning one into another names the zone.
 */
import type { CalendarDate, Instant } from './time-types.ts';

export { instantAt } from './instant-at.ts';
export type { CalendarDate, Instant, LocalDateTime, Zone } from './time-types.ts';
export { dateIn, localAt } from './zoned-time.ts';

/** The calendar date, or undefined when the text is no real day. */
export function parseDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = dayNumber(text as CalendarDate);
  return Number.isFinite(day) && dateOfDay(day) === text ? (text as CalendarDate) : undefined;
}

/** A date that is known to be real; throws on anything else. */
export function date(text: string): CalendarDate {
  const parsed = parseDate(text);
  if (!parsed) throw new RangeError(`not a calendar date: ${text}`);
  return parsed;
}

/** Days since 1970-01-01: the integer that the market indexes nights by. */
export const dayNumber = (d: CalendarDate): number =>
  Date.UTC(+d.slice(0, 4), +d.slice(5, 7) - 1, +d.slice(8)) / 86_400_000;
export const dateOfDay = (day: number): CalendarDate =>
  new Date(day * 86_400_000).toISOString().slice(0, 10) as CalendarDate;
export const addDays = (d: CalendarDate, days: number): CalendarDate => dateOfDay(dayNumber(d) + days);
export const nightsBetween = (checkIn: CalendarDate, checkOut: CalendarDate): number =>
  dayNumber(checkOut) - dayNumber(checkIn);

export const plusSeconds = (at: Instant, seconds: number): Instant =>
  new Date(Date.parse(at) + seconds * 1000).toISOString() as Instant;
export const isBefore = (a: Instant, b: Instant): boolean => Date.parse(a) < Date.parse(b);
