import { addDays, date } from '@sojourn/domain/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { benefitPeriodOf, dayBefore } from './anniversary.ts';

test.each([
  ['2023-11-13', '2026-11-20', '2026-11-13', '2027-11-13'],
  ['2023-11-13', '2026-11-13', '2026-11-13', '2027-11-13'],
  ['2023-11-13', '2026-11-12', '2025-11-13', '2026-11-13'],
  ['2026-11-20', '2026-11-20', '2026-11-20', '2027-11-20'],
  // Of February 29: the 28th, but in leap years
  ['2024-02-29', '2027-02-28', '2027-02-28', '2028-02-29'],
  ['2024-02-29', '2028-02-28', '2027-02-28', '2028-02-29'],
])('an account of %s is on %s in its year from %s to %s', (opened, day, from, next) => {
  expect(benefitPeriodOf(date(opened), date(day))).toEqual({ from, nextAnniversaryOn: next });
});

test('every day is in exactly one period of at least 365 days', () => {
  const day = fc.integer({ min: 0, max: 7_000 });
  fc.assert(
    fc.property(day, day, (a, b) => {
      const opened = addDays(date('2015-01-01'), Math.min(a, b));
      const on = addDays(date('2015-01-01'), Math.max(a, b));
      const { from, nextAnniversaryOn } = benefitPeriodOf(opened, on);
      expect(from <= on && on < nextAnniversaryOn).toBe(true);
      expect(benefitPeriodOf(opened, from).from).toBe(from);
      expect(benefitPeriodOf(opened, nextAnniversaryOn).from).toBe(nextAnniversaryOn);
    }),
  );
});

test('an account opened years and days ago renewed that many days ago', () => {
  const opened = dayBefore(date('2027-02-08'), { years: 3, days: 7 });
  expect([opened, benefitPeriodOf(opened, date('2027-02-08')).from]).toEqual(['2024-02-01', '2027-02-01']);
});
