import { carJudge } from '@sojourn/products/car/rules/car-policy.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  type CalendarDate,
  type Instant,
  instantAt,
  type LocalDateTime,
  plusSeconds,
} from '../dates.ts';
import { money } from '../money.ts';
import { bookingDay, isZone } from './booking-day.ts';
import { UNRESTRICTED } from './tier.ts';

const ZONES = [
  'America/Toronto',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Europe/Lisbon',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];
const moments = fc.record({
  zone: fc.constantFrom(...ZONES),
  day: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-11-29' as CalendarDate, days)),
  least: fc.integer({ min: 1, max: 60 }),
  /** Before and after the zone's midnight. */
  seconds: fc.integer({ min: 1, max: 6 * 3600 }),
});

test('days ahead are counted from the company’s own day, to the second of its midnight, in any zone', () => {
  fc.assert(
    fc.property(moments, ({ zone, day, least, seconds }) => {
      const policies = [{ maxPricePerDay: null, minDaysAhead: least }];
      const judge = carJudge({ ...UNRESTRICTED, cars: { policies } });
      const isIn = (now: Instant, ahead: number) =>
        judge({
          places: [],
          suppliers: [],
          perDay: money(100),
          startsOn: addDays(day, ahead),
          bookedOn: bookingDay(now, zone),
        }).isInPolicy;
      const midnight = instantAt(`${day}T00:00` as LocalDateTime, zone);
      for (const now of [midnight, plusSeconds(midnight, seconds)])
        expect([isIn(now, least), isIn(now, least - 1)]).toEqual([true, false]);
      // The day before, one day less will do
      expect(isIn(plusSeconds(midnight, -seconds), least - 1)).toBe(true);
    }),
  );
});

test.each([
  ['Europe/Lisbon', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['', false],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['EST5EDT', false],
])('%j is a zone that everybody knows: %j', (zone, isKnown) => expect(isZone(zone)).toBe(isKnown));
