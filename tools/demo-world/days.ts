/** Days and moments of the demo's past, counted from the day that it's made on. */
import {
  addDays,
  type CalendarDate,
  dateIn,
  dayNumber,
  type Instant,
  instantAt,
  isBefore,
  plusSeconds,
} from '../../packages/domain/src/dates.ts';

/** Monday is 0. */
const weekday = (day: CalendarDate): number => (dayNumber(day) + 3) % 7;
export const isWorkday = (day: CalendarDate): boolean => weekday(day) < 5;
export const mondayOf = (day: CalendarDate): CalendarDate => addDays(day, -weekday(day));
/** The day itself, or the last workday before it. */
export const workdayBefore = (day: CalendarDate): CalendarDate =>
  isWorkday(day) ? day : addDays(day, 4 - weekday(day));

/** What the clock of an office shows, in minutes of the day; never later than the demo is made. */
export function momentOf(day: CalendarDate, minute: number, zone: string, made: Instant): Instant {
  const at = instantAt(`${day}T${timeOf(minute)}`, zone);
  return isBefore(at, plusSeconds(made, -600)) ? at : plusSeconds(made, -600 - (minute % 60) * 20);
}
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const dayOfMaking = (made: Instant): CalendarDate => dateIn(made, 'America/New_York');
export const hoursAfter = (at: Instant, hours: number): Instant => plusSeconds(at, hours * 3_600);
