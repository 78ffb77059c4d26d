/**
 * A timetable's clock runs on after midnight: 24:35 of the 7th is 00:35 on the 8th. Trips, mails and
 * calendars show the real day; the timetable's is kept for what's printed on the ticket.
 */
import { addDays, type CalendarDate, type LocalDateTime } from '@sojourn/domain/dates.ts';

type TimetableTime = {
  readonly at: LocalDateTime;
  /** Nights that have passed since the timetable’s day: 1 for 24:35, "night of 7th to 8th". */
  readonly nights: number;
};

const PATTERN = /^(\d{1,2}):([0-5]\d)$/;

/** `time`: hours may be 24 and more. Throws on what's no time of a timetable. */
export function timetableTime(day: CalendarDate, time: string): TimetableTime {
  const [, hour = '', minute = ''] = PATTERN.exec(time) ?? [];
  if (hour === '') throw new RangeError(`not a time of a timetable: ${time}`);
  const nights = Math.floor(Number(hour) / 24);
  const clock = `${String(Number(hour) % 24).padStart(2, '0')}:${minute}`;
  return { at: `${addDays(day, nights)}T${clock}` as LocalDateTime, nights };
}
