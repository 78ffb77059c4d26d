/**
 * The three kinds of time as three types: a calendar date (a night, a birthday), a local date-time (what the
 * hotel's clock says) and an instant (a deadline). Turning one into another names the zone.
 */
import { Temporal } from 'temporal-polyfill';

declare const kind: unique symbol;
/** `YYYY-MM-DD` */
export type CalendarDate = string & { readonly [kind]: 'date' };
/** `YYYY-MM-DDTHH:MM` with no zone */
export type LocalDateTime = string & { readonly [kind]: 'local' };
/** ISO 8601 in UTC, `…Z` */
export type Instant = string & { readonly [kind]: 'instant' };
/** An IANA zone name, `Europe/Lisbon` */
export type Zone = string;

/** The calendar date, or undefined when the text is no real day. */
export function parseDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() as CalendarDate;
  } catch {
    return undefined;
  }
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

/** The calendar date that a zone's clock shows at an instant. */
export const dateIn = (now: Instant, zone: Zone): CalendarDate =>
  Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate().toString() as CalendarDate;

/**
 * The instant at which a zone's clock shows a local date-time. In a gap (clocks jump forward) the first
 * instant after it; in an overlap the earlier one, so that a deadline is never later than a reader expects.
 */
export const instantAt = (local: string, zone: Zone): Instant =>
  Temporal.PlainDateTime.from(local)
    .toZonedDateTime(zone, { disambiguation: 'compatible' })
    .toInstant()
    .toString() as Instant;

/** What a zone's clock shows at an instant, to the minute. */
export const localAt = (at: Instant, zone: Zone): LocalDateTime =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' }) as LocalDateTime;

export const plusSeconds = (at: Instant, seconds: number): Instant =>
  new Date(Date.parse(at) + seconds * 1000).toISOString() as Instant;
export const isBefore = (a: Instant, b: Instant): boolean => Date.parse(a) < Date.parse(b);
