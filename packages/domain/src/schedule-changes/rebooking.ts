/** Another departure that can be had free of charge instead of a changed one (B §5). */
import { addDays, type CalendarDate, type Instant, type LocalDateTime } from '../dates.ts';
import { minutesBetween } from './schedule.ts';

type Departure = { readonly starts: Instant; readonly startsLocal: LocalDateTime };

const WITHIN_MINUTES = 60;
const LATE_FROM = '20:00';
const UNTIL_NEXT_DAY = '09:00';

/**
 * A reasonable rebooking departs within an hour of the original, or by 9:00AM of the next day if the original
 * left after 8:00PM.
 */
export function isReasonableRebooking(original: Departure, other: Departure): boolean {
  const minutes = minutesBetween(original.starts, other.starts);
  if (Math.abs(minutes) <= WITHIN_MINUTES) return true;
  const [day, time] = [original.startsLocal.slice(0, 10), original.startsLocal.slice(11, 16)];
  if (minutes < 0 || time <= LATE_FROM) return false;
  return other.startsLocal.slice(0, 16) <= `${addDays(day as CalendarDate, 1)}T${UNTIL_NEXT_DAY}`;
}
