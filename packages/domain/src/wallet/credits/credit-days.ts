/** Days of credits: they are counted by the portal's own clock (America/Toronto, B §9), for everyone. */
import {
  type CalendarDate,
  dateOfDay,
  type Instant,
  instantAt,
  dateIn as inZone,
  parseDate,
} from '../../dates.ts';

export { type CalendarDate, dateOfDay, dayNumber, type Instant } from '../../dates.ts';

export const CREDIT_ZONE = 'America/Toronto';

export const dateIn = (at: Instant): CalendarDate => inZone(at, CREDIT_ZONE);

/** The last second of a day (as `dayNumber` counts). */
export const endOfDay = (day: number): Instant => instantAt(`${dateOfDay(day)}T23:59:59`, CREDIT_ZONE);

/** The same day years later; February 29 becomes the 28th where there is none. */
export function addYears(of: CalendarDate, years: number): CalendarDate {
  const year = String(Number(of.slice(0, 4)) + years).padStart(4, '0');
  return parseDate(year + of.slice(4)) ?? (`${year}-02-28` as CalendarDate);
}
