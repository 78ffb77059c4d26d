/** The text of an iCalendar file (RFC 5545), whatever product is entered in it. */
import type { Instant } from '../../dates.ts';

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
export const utcStamp = (at: Instant): string => at.replace(/[-:]/g, '').replace(/\.\d+/, '');

/** A canceled trip takes back the entries that its booking made. */
export type CalendarStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
export type CalendarEntry = {
  /** The same for every version of it. */
  readonly uid: string;
  readonly status: CalendarStatus;
  /** How often its booking has changed: calendars drop an update that doesn't count up. */
  readonly revision: number;
  /** After `DTSTART` and `DTEND`: `:20270415T140000Z`, or with a zone of the file. */
  readonly starts: string;
  readonly ends: string;
  readonly summary: string;
  readonly location: string;
  /** Lines. */
  readonly description: readonly string[];
  /** Nothing else can be planned at that time. */
  readonly isBusy: boolean;
};

/** What calendars that subscribe to a file show as its name, and how often they read it again. */
type Subscribed = { readonly name: string; readonly everyHours: number };

const subscribedLines = ({ name, everyHours }: Subscribed): string[] => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${everyHours}H`,
  `X-PUBLISHED-TTL:PT${everyHours}H`,
];

/** `zones`: of the entries' local times. `now` stamps the file. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  now: Instant,
  zones: readonly string[] = [],
  subscribed: Subscribed | null = null,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sojourn//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(subscribed ? subscribedLines(subscribed) : []),
    ...zones,
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const entryLines = (entry: CalendarEntry, now: Instant): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}@sojourn`,
  `SEQUENCE:${entry.revision + (entry.status === 'CANCELLED' ? 1 : 0)}`,
  `DTSTAMP:${utcStamp(now)}`,
  `DTSTART${entry.starts}`,
  `DTEND${entry.ends}`,
  `SUMMARY:${escapeText(entry.summary)}`,
  `LOCATION:${escapeText(entry.location)}`,
  `DESCRIPTION:${escapeText(entry.description.join('\n'))}`,
  `STATUS:${entry.status}`,
  `TRANSP:${entry.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
];
