/**
 * A stay as an iCalendar file (RFC 5545), for the browser and for mail: escaped, folded at 75 octets, in
 * instants.
 */

import { escapeText, fold } from '../../booking/calendar-text.ts';
import { type CalendarDate, type Instant, instantAt, type LocalDateTime } from '../../dates.ts';

export type CalendarStay = {
  readonly name: string;
  readonly address: string;
  readonly zone: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  /** By the hotel's clock, `15:00`. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
};
export type CalendarTexts = {
  readonly summary: string;
  /** Lines of the description, such as the confirmation code and the phone. */
  readonly description: readonly string[];
  /** A canceled stay takes back the entry that its booking made. */
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
};

/** `20270415T140000Z` */
const stamp = (at: Instant): string => at.replace(/[-:]/g, '').replace(/\.\d+/, '');

/** From check-in to check-out by the hotel's clock; `now` stamps the file. */
export function calendarOf(
  { bookingId, stay }: { readonly bookingId: string; readonly stay: CalendarStay },
  texts: CalendarTexts,
  now: Instant,
): string {
  const at = (date: CalendarDate, time: string): string =>
    stamp(instantAt(`${date}T${time}` as LocalDateTime, stay.zone));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sojourn//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${bookingId}@sojourn`,
    `SEQUENCE:${texts.status === 'CANCELLED' ? 1 : 0}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${at(stay.checkIn, stay.checkInFrom)}`,
    `DTEND:${at(stay.checkOut, stay.checkOutUntil)}`,
    `SUMMARY:${escapeText(texts.summary)}`,
    `LOCATION:${escapeText(`${stay.name}, ${stay.address}`)}`,
    `DESCRIPTION:${escapeText(texts.description.join('\n'))}`,
    `STATUS:${texts.status}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
