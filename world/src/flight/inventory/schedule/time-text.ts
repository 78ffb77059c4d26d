/** Days and minutes since 1970 as text: a page of flights has hundreds of them, on a few days. */
import { type CalendarDate, dateOfDay } from '@sojourn/domain/dates.ts';

const CACHE_SIZE = 1_000;
const dates = new Map<number, CalendarDate>();

/** As `dateOfDay`, cached. */
export function dayText(day: number): CalendarDate {
  const known = dates.get(day);
  if (known !== undefined) return known;
  if (dates.size >= CACHE_SIZE) dates.clear();
  const made = dateOfDay(day);
  dates.set(day, made);
  return made;
}

const two = (number: number): string => String(number).padStart(2, '0');
const CLOCK = Array.from(
  { length: 1440 },
  (_, minute) => `T${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
);

/** `2027-04-14T09:05`. */
export function minuteText(minutes: number): string {
  const day = Math.floor(minutes / 1440);
  return dayText(day) + CLOCK[minutes - day * 1440]!;
}
