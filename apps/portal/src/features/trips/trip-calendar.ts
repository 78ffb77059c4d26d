/** A stay as an iCalendar file (RFC 5545), made in the browser: escaped, folded at 75 octets, in instants. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type Instant, instantAt } from '@sojourn/domain/dates.ts';

export type CalendarTexts = {
  readonly summary: string;
  /** Lines of the description, such as the confirmation code and the phone. */
  readonly description: readonly string[];
  readonly status: 'CONFIRMED' | 'TENTATIVE';
};

/** Backslash, semicolon and comma are escaped; line ends become `\n`; other control characters go. */
export const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const bytes = new TextEncoder();

/** Lines over 75 octets go on after CRLF and a space, never inside a character. */
export function fold(line: string): string {
  let folded = '';
  let room = 75;
  for (const sign of line) {
    const size = bytes.encode(sign).length;
    if (size > room) {
      folded += '\r\n ';
      room = 74;
    }
    folded += sign;
    room -= size;
  }
  return folded;
}

/** `20270415T140000Z` */
const stamp = (at: Instant): string => at.replace(/[-:]/g, '').replace(/\.\d+/, '');

/** From check-in to check-out by the hotel's clock; `now` stamps the file. */
export function calendarOf(trip: TripDetail, texts: CalendarTexts, now: Instant): string {
  const { stay } = trip;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sojourn//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${trip.bookingId}@sojourn`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(instantAt(`${stay.checkIn}T${stay.checkInFrom}`, stay.zone))}`,
    `DTEND:${stamp(instantAt(`${stay.checkOut}T${stay.checkOutUntil}`, stay.zone))}`,
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
