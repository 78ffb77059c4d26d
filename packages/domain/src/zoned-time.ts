/** What a zone's clock shows, by the platform's own calendar: small enough for every page. */
import type { CalendarDate, Instant, LocalDateTime, Zone } from './time-types.ts';

type Shown = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>>;

const clocks = new Map<Zone, Intl.DateTimeFormat>();

/** One formatter a zone: making one costs more than a thousand uses. */
function clockOf(zone: Zone): Intl.DateTimeFormat {
  const made = clocks.get(zone);
  if (made) return made;
  const twoDigits = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: twoDigits,
    day: twoDigits,
    hour: twoDigits,
    minute: twoDigits,
  });
  clocks.set(zone, clock);
  return clock;
}

const MINUTE_MS = 60_000;
/** Lists ask for the same minutes again and again; by zone and minute. */
const shownBefore = new Map<string, Shown>();
const SHOWN_MAX = 2_000;

function shownAt(at: Instant, zone: Zone): Shown {
  const minute = Math.floor(Date.parse(at) / MINUTE_MS);
  const key = `${zone} ${minute}`;
  const before = shownBefore.get(key);
  if (before) return before;
  const parts = clockOf(zone).formatToParts(minute * MINUTE_MS);
  const shown = Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Shown;
  if (shownBefore.size >= SHOWN_MAX) shownBefore.clear();
  shownBefore.set(key, shown);
  return shown;
}

/** The calendar date that a zone's clock shows at an instant. */
export function dateIn(now: Instant, zone: Zone): CalendarDate {
  const { year, month, day } = shownAt(now, zone);
  return `${year}-${month}-${day}` as CalendarDate;
}

/** What a zone's clock shows at an instant, to the minute. */
export function localAt(at: Instant, zone: Zone): LocalDateTime {
  const { year, month, day, hour, minute } = shownAt(at, zone);
  return `${year}-${month}-${day}T${hour}:${minute}` as LocalDateTime;
}
