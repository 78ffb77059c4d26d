/** From what a zone's clock shows to the instant, through gaps and overlaps. */
import type { Instant, Zone } from './time-types.ts';
import { localAt } from './zoned-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A local date-time (`2027-04-15`, `2027-04-15T03:30`, `…:15`) read as if it were UTC's. */
function asUtc(local: string): number {
  const ms = Date.parse(local.includes('T') ? `${local}Z` : `${local}T00:00Z`);
  // February 30 is March 2 to some engines
  if (!Number.isFinite(ms) || new Date(ms).toISOString().slice(0, 10) !== local.slice(0, 10))
    throw new RangeError(`not a local date-time: ${local}`);
  return ms;
}

/** How far a zone's clock is ahead of UTC's at an instant; zones are whole minutes apart. */
function offsetAt(ms: number, zone: Zone): number {
  const minute = Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${localAt(new Date(minute).toISOString() as Instant, zone)}Z`) - minute;
}

/** Without a fraction that is zero. */
const instantOf = (ms: number): Instant =>
  new Date(ms)
    .toISOString()
    .replace(/\.(\d*?)0*Z$/, (_, part: string) => (part ? `.${part}Z` : 'Z')) as Instant;

/**
 * The instant at which a zone's clock shows a local date-time. In a gap (clocks jump forward) the clock is
 * read as before the jump; in an overlap the earlier one, so that a deadline is never later than a reader
 * expects. Throws a RangeError on what is no date-time.
 */
export function instantAt(local: string, zone: Zone): Instant {
  const utc = asUtc(local);
  // Clocks are never changed twice within two days
  const before = utc - offsetAt(utc - DAY_MS, zone);
  const after = utc - offsetAt(utc + DAY_MS, zone);
  if (before === after) return instantOf(before);
  const isShown = (ms: number): boolean => ms + offsetAt(ms, zone) === utc;
  const [earlier, later] = [Math.min(before, after), Math.max(before, after)];
  if (isShown(earlier)) return instantOf(earlier);
  return instantOf(isShown(later) ? later : before);
}
