/**
 * Flights as an iCalendar file (RFC 5545), for the browser and for mail: an entry for each flight, from the
 * clock of the airport it leaves to that of the one it lands at.
 */

import {
  type CalendarEntry,
  type CalendarStatus,
  calendarFile,
  utcStamp,
} from '../../booking/calendar-text.ts';
import { type Instant, isBefore, localAt, plusSeconds } from '../../dates.ts';
import { first, itemAt, last } from '../../present.ts';

type End = { readonly name: string; readonly zone: string; readonly terminal: string | null };
export type CalendarFlight = {
  readonly origin: End;
  readonly destination: End;
  readonly departs: Instant;
  readonly arrives: Instant;
  /** "TP 216, Boston to Lisbon". */
  readonly summary: string;
  /** Where it leaves: the airport with its terminal, in the reader's language. */
  readonly location: string;
  /** Lines, such as the confirmation code, the airline's locator, seats. */
  readonly description: readonly string[];
};
type FlightCalendar = {
  readonly bookingId: string;
  readonly flights: readonly CalendarFlight[];
  readonly status: CalendarStatus;
};

const DAY = 86_400;
const compact = (time: string): string => time.replace(/[-:]/g, '');
/** `20270414T180500` on a zone's clock. */
const local = (at: Instant, zone: string): string => `${compact(localAt(at, zone))}00`;

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
  const lines = observance(local(begin, zone), initial, initial);
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

function entry({ bookingId, flights, status }: FlightCalendar, place: number): CalendarEntry {
  const { origin, destination, departs, arrives, summary, location, description } = itemAt(flights, place);
  return {
    uid: `${bookingId}-${place + 1}`,
    starts: `;TZID=${origin.zone}:${local(departs, origin.zone)}`,
    ends: `;TZID=${destination.zone}:${local(arrives, destination.zone)}`,
    summary,
    location,
    description,
    status,
    isBusy: true,
  };
}

/** `now` stamps the file. */
export function flightCalendar(trip: FlightCalendar, now: Instant): string {
  const times = new Map<string, Instant[]>();
  const note = (zone: string, at: Instant) => times.set(zone, [...(times.get(zone) ?? []), at]);
  for (const { origin, destination, departs, arrives } of trip.flights) {
    note(origin.zone, departs);
    note(destination.zone, arrives);
  }
  const zones = [...times].flatMap(([zone, at]) => zoneLines(zone, at));
  return calendarFile(
    trip.flights.map((_, place) => entry(trip, place)),
    now,
    zones,
  );
}
