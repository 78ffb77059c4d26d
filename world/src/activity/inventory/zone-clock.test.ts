import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { dayNumber } from '@sojourn/domain/dates.ts';
import { startInstant } from '@sojourn/products/activity/rules/slots/start-instant.ts';
import { expect, test } from 'vitest';
import { localOn, startMs } from './zone-clock.ts';

const ZONES = [
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Lisbon',
];

test.each(ZONES)('in %s starts are when the rule has them, on every day of a year', (zone) => {
  const first = dayNumber('2027-01-01' as CalendarDate);
  for (let day = first; day < first + 365; day++) {
    for (const minute of [0, 90, 150, 165, 600, 1_410]) {
      const at = startInstant(localOn(day, minute), zone);
      expect(startMs(zone, day, minute), localOn(day, minute)).toBe(
        at === null ? Number.NaN : Date.parse(at),
      );
    }
  }
});
