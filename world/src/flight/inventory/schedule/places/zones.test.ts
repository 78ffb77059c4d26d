/**
 * Clocks: a table of flights over every oddity, and gaps and overlaps minute by minute against the calendar.
 */
import { instantAt, localAt } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { CLOCK_TABLE } from '../../testing/data/clock-table.ts';
import { linesOf } from '../read-table.ts';
import { createZoneDays, dayOfInstant, instantOf, localMinute } from './zones.ts';

const day = (date: string): number => Date.parse(date) / 86_400_000;
const FIRST = day('2027-02-05');
const COUNT = 420;
const minuteOf = (local: string): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
const text = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(0, 16);

const rows = linesOf(CLOCK_TABLE).map((line) => line.split('|'));
const zones = [...new Set(rows.flatMap((row) => [row[0]!, row[3]!]))];
const tables = createZoneDays(zones, FIRST, COUNT);
const zoneAt = (zone: string): number => zones.indexOf(zone);

test('the table is long enough to mean something', () => expect(rows.length).toBeGreaterThanOrEqual(60));

test.each(rows)('from %s at %s, %s minutes to %s: leaves %s UTC, lands %s', (...row) => {
  const [from, leaves, minutes, to, utc, lands] = row as [string, string, string, string, string, string];
  const at = zoneAt(from) * COUNT + day(leaves.slice(0, 10)) - FIRST;
  const instant = instantOf(tables, at, minuteOf(leaves));
  expect(text(instant)).toBe(utc);
  expect(text(localMinute(tables, zoneAt(from), instant))).toBe(leaves);
  expect(text(localMinute(tables, zoneAt(to), instant + Number(minutes)))).toBe(lands);
});

describe('the days on which a clock changes, minute by minute', () => {
  test.each([
    ['America/New_York', '2027-03-14'],
    ['America/New_York', '2027-11-07'],
    ['Europe/London', '2027-03-28'],
    ['Australia/Sydney', '2027-10-03'],
    ['America/Santiago', '2027-09-05'],
    ['Atlantic/Azores', '2027-03-28'],
  ])('%s on %s', (zone, date) => {
    const at = zoneAt(zone) * COUNT + day(date) - FIRST;
    let before = Number.NEGATIVE_INFINITY;
    for (let minute = 0; minute < 1440; minute += 5) {
      const instant = instantOf(tables, at, minute);
      expect(instant).toBeGreaterThanOrEqual(before);
      before = instant;
      const local = `${date}T${text(minute).slice(11)}`;
      const reference = instantAt(local, zone);
      // In a gap the calendar moves on by its length; ours is the first instant that exists
      if (localAt(reference, zone) === local) expect(instant).toBe(Date.parse(reference) / 60_000);
      else expect(instant).toBeLessThanOrEqual(Date.parse(reference) / 60_000);
    }
  });
});

test('the day of an instant is the last whose midnight is not after it', () => {
  for (const [zone] of zones.entries())
    for (let d = 1; d < COUNT - 1; d += 7) {
      const midnight = tables.midnight[zone * COUNT + d]!;
      expect(dayOfInstant(tables, zone, midnight)).toBe(d);
      expect(dayOfInstant(tables, zone, midnight - 1)).toBe(d - 1);
    }
});
