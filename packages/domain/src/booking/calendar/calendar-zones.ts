/** Time zones of an iCalendar file: the clocks of its local times, as far as the file needs them. */
import { type Instant, isBefore, localAt, plusSeconds, type Zone } from '../../dates.ts';
import { first, last } from '../../present.ts';
import { type CalendarEntry, utcStamp } from './calendar-text.ts';

/** What one booking enters in a calendar; `times`: those of its entries that are on a zone's clock. */
export type CalendarPart = { readonly entries: readonly CalendarEntry[]; readonly times: ZonedTimes };
/** All times of a file that are given on a zone's clock. */
export type ZonedTimes = ReadonlyMap<Zone, readonly Instant[]>;

const DAY = 86_400;
const compact = (time: string): string => time.replace(/[-:]/g, '');
/** `20270414T180500` on a zone's clock. */
const zonedStamp = (at: Instant, zone: Zone): string => `${compact(localAt(at, zone))}00`;

/** Whether the zone's clock shows this time twice, as it does when it's put back. */
function isShownTwice(at: Instant, zone: Zone): boolean {
  const offset = offsetMinutes(at, zone);
  const others = [-DAY, DAY].map((seconds) => offsetMinutes(plusSeconds(at, seconds), zone));
  return others.some(
    (other) =>
      other !== offset && localAt(plusSeconds(at, (offset - other) * 60), zone) === localAt(at, zone),
  );
}

/**
 * A time of an entry as its property has it: on the zone's clock, or in UTC where that clock shows the time
 * twice, since readers take it for the first (RFC 5545, 3.3.5).
 */
export const zonedTime = (at: Instant, zone: Zone): string =>
  isShownTwice(at, zone) ? `:${utcStamp(at)}` : `;TZID=${zone}:${zonedStamp(at, zone)}`;

const offsetMinutes = (at: Instant, zone: string): number =>
  Math.floor((Date.parse(`${localAt(at, zone)}:00Z`) - Date.parse(at)) / 60_000);
const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
};

/** The first instant with the later offset, when a zone's clock changes once between two. */
function changeBetween(from: Instant, to: Instant, zone: string): Instant {
  const before = offsetMinutes(from, zone);
  let [low, high] = [Math.floor(Date.parse(from) / 60_000), Math.floor(Date.parse(to) / 60_000)];
  const at = (minute: number) => new Date(minute * 60_000).toISOString() as Instant;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMinutes(at(middle), zone) === before) low = middle;
    else high = middle;
  }
  return at(high);
}

const observance = (start: string, from: number, to: number): string[] => [
  'BEGIN:STANDARD',
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  'END:STANDARD',
];

/** A zone's offset before the trip, and each change of it during the trip. */
function zoneLines(zone: string, times: readonly Instant[]): string[] {
  const sorted = times.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const begin = plusSeconds(first(sorted), -DAY);
  const end = last(sorted);
  const initial = offsetMinutes(begin, zone);
  const lines = observance(zonedStamp(begin, zone), initial, initial);
  // By days, as a clock changes once a day at most
  for (let from = begin; isBefore(from, end); from = plusSeconds(from, DAY)) {
    const to = plusSeconds(from, DAY);
    const [before, after] = [offsetMinutes(from, zone), offsetMinutes(to, zone)];
    if (before === after) continue;
    const change = changeBetween(from, to, zone);
    // The UTC offset of the later side applies
    const start = utcStamp(plusSeconds(change, before * 60)).replace('Z', '');
    lines.push(...observance(start, before, after));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'];
}

/** A `VTIMEZONE` for each. */
export const zoneBlocks = (times: ZonedTimes): string[] =>
  [...times].flatMap(([zone, at]) => zoneLines(zone, at));

export function joinTimes(all: readonly ZonedTimes[]): ZonedTimes {
  const joined = new Map<Zone, readonly Instant[]>();
  for (const times of all)
    for (const [zone, at] of times) joined.set(zone, [...(joined.get(zone) ?? []), ...at]);
  return joined;
}
