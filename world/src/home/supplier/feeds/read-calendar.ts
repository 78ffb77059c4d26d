/**
 * The nights that an imported calendar (iCalendar, RFC 5545) closes. An event's end is check-out: that night
 * is free. Who booked, and whether anybody did, no feed says.
 */
import { addDays, type CalendarDate, parseDate } from '@sojourn/domain/dates.ts';

/** `from` included, `to` not. */
type Closed = { readonly from: CalendarDate; readonly to: CalendarDate };
type Event = ReadonlyMap<string, string>;

const DAY_SECONDS = 86_400;
const UNITS: Readonly<Record<string, number>> = { W: 7 * DAY_SECONDS, D: DAY_SECONDS, H: 3_600, M: 60, S: 1 };

/** Null for a text that's no calendar, which says nothing of any night. */
export function readCalendar(text: string): Closed[] | null {
  const lines = unfold(text);
  if (lines[0]?.toUpperCase() !== 'BEGIN:VCALENDAR' || lines.at(-1)?.toUpperCase() !== 'END:VCALENDAR')
    return null;
  return eventsIn(lines).flatMap((event) => closedBy(event) ?? []);
}

/** A line that begins with a blank goes on from the one before. */
const unfold = (text: string): string[] =>
  text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function eventsIn(lines: readonly string[]): Event[] {
  const events: Event[] = [];
  let event: Map<string, string> | undefined;
  for (const line of lines) {
    if (/^BEGIN:VEVENT$/i.test(line)) event = new Map();
    else if (/^END:VEVENT$/i.test(line)) {
      if (event) events.push(event);
      event = undefined;
    } else if (event) {
      const [, name = '', value = ''] = /^([A-Za-z-]+)[^:]*:(.*)$/.exec(line) ?? [];
      if (!event.has(name.toUpperCase())) event.set(name.toUpperCase(), value);
    }
  }
  return events;
}

function closedBy(event: Event): Closed | undefined {
  const from = readDay(event.get('DTSTART'));
  const isFree = event.get('STATUS') === 'CANCELLED' || event.get('TRANSP') === 'TRANSPARENT';
  if (!from || isFree) return undefined;
  const to = readDay(event.get('DTEND')) ?? addDays(from, readNights(event.get('DURATION')));
  return from < to ? { from, to } : undefined;
}

/** `20270501`, or the day of `20270501T150000Z`. */
function readDay(value: string | undefined): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/.exec(value ?? '') ?? [];
  return year ? parseDate(`${year}-${month}-${day}`) : undefined;
}

/** An event of a day without an end is that day's. */
function readNights(duration: string | undefined): number {
  if (duration === undefined) return 1;
  let seconds = 0;
  for (const [, count, unit] of duration.matchAll(/(\d+)([WDHMS])/g))
    seconds += Number(count) * (UNITS[unit ?? ''] ?? 0);
  return Math.ceil(seconds / DAY_SECONDS);
}
