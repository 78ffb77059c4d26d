import { type CalendarDate, dateOfDay, dayNumber } from '@sojourn/domain/dates.ts';

/** The calendar date of a text, or undefined when it is no real day. */
export function readDate(text: string | undefined): CalendarDate | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = dayNumber(text as CalendarDate);
  return Number.isFinite(day) && dateOfDay(day) === text ? (text as CalendarDate) : undefined;
}
