/** A rental as an iCalendar file: an entry for pick-up and one for drop-off, each at its own place. */

import { escapeText, fold } from '../../booking/calendar-text.ts';
import { type Instant, instantAt, type LocalDateTime, plusSeconds, type Zone } from '../../dates.ts';

export type CalendarEnd = { readonly at: LocalDateTime; readonly zone: Zone; readonly place: string };
export type CalendarRental = { readonly pickUp: CalendarEnd; readonly dropOff: CalendarEnd };
export type RentalTexts = {
  readonly pickUp: string;
  readonly dropOff: string;
  /** Lines of both descriptions, such as the confirmation code and the phone. */
  readonly description: readonly string[];
  /** A canceled rental takes back the entries that its booking made. */
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
};

const ENTRY_SECONDS = 1800;
const stamp = (at: Instant): string => at.replace(/[-:]/g, '').replace(/\.\d+/, '');

function entry(uid: string, end: CalendarEnd, summary: string, texts: RentalTexts, now: Instant): string[] {
  const starts = instantAt(end.at, end.zone);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@sojourn`,
    `SEQUENCE:${texts.status === 'CANCELLED' ? 1 : 0}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(plusSeconds(starts, ENTRY_SECONDS))}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(end.place)}`,
    `DESCRIPTION:${escapeText(texts.description.join('\n'))}`,
    `STATUS:${texts.status}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Half an hour each; `now` stamps the file. */
export function rentalCalendar(
  { bookingId, rental }: { readonly bookingId: string; readonly rental: CalendarRental },
  texts: RentalTexts,
  now: Instant,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sojourn//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entry(`${bookingId}-pick-up`, rental.pickUp, texts.pickUp, texts, now),
    ...entry(`${bookingId}-drop-off`, rental.dropOff, texts.dropOff, texts, now),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
