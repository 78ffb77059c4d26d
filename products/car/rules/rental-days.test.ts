import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWeekend, rateLines, rateTotal, rentalDays, rentalMinutes, weekdayOf } from './rental-days.ts';

const rental = (pickUp: string, dropOff: string) => ({
  pickUp: pickUp as LocalDateTime,
  dropOff: dropOff as LocalDateTime,
});

describe('days', () => {
  test.each([
    [30, 1],
    [1440, 1],
    [1440 + 59, 1],
    [1440 + 60, 2],
    [4 * 1440, 4],
    [4 * 1440 + 59, 4],
    [4 * 1440 + 61, 5],
  ])('%d minutes are %d', (minutes, days) => expect(rentalDays(minutes)).toBe(days));

  test('a clock that changes on the way makes no day more or less', () => {
    const autumn = rental('2027-10-30T08:30', '2027-11-01T08:30');
    const spring = rental('2027-03-27T08:30', '2027-03-29T08:30');
    expect(rentalDays(rentalMinutes(autumn, 'Europe/Lisbon'))).toBe(2);
    expect(rentalDays(rentalMinutes(spring, 'Europe/Lisbon'))).toBe(2);
  });

  test('a car that is driven into another zone is counted by one clock', () => {
    const westward = rental('2027-06-01T10:00', '2027-06-02T10:00');
    expect(rentalMinutes(westward, 'America/New_York', 'America/Chicago')).toBe(1500);
    expect(rentalDays(rentalMinutes(westward, 'America/New_York', 'America/Chicago'))).toBe(2);
  });
});

describe('weekends', () => {
  test.each([
    ['2027-04-15T08:30', '2027-04-19T08:30', 4, false],
    ['2027-04-15T12:00', '2027-04-19T08:30', 4, true],
    ['2027-04-16T07:00', '2027-04-18T20:00', 3, true],
    ['2027-04-17T09:00', '2027-04-19T09:00', 2, true],
    ['2027-04-18T09:00', '2027-04-19T09:00', 1, false],
    ['2027-04-16T09:00', '2027-04-20T09:00', 4, false],
    ['2027-04-16T09:00', '2027-04-26T09:00', 10, false],
  ])('%s to %s', (pickUp, dropOff, days, expected) =>
    expect(isWeekend(rental(pickUp, dropOff), days)).toBe(expected),
  );
  test('the day of the week is the calendar’s', () =>
    expect(weekdayOf('2027-04-15T00:00' as LocalDateTime)).toBe(4));
});

describe('rates', () => {
  const rates = { dailyMinor: 5200, weeklyMinor: 31_200, weekendMinor: 4400 };
  test('four days at the daily rate', () =>
    expect(rateLines(4, rates, false)).toEqual([
      { unit: 'day', count: 4, rateMinor: 5200, amountMinor: 20_800 },
    ]));
  test('a weekend', () =>
    expect(rateLines(3, rates, true)).toEqual([
      { unit: 'weekendDay', count: 3, rateMinor: 4400, amountMinor: 13_200 },
    ]));
  test('a week and two days', () =>
    expect(rateLines(9, rates, false).map(({ unit, count }) => [unit, count])).toEqual([
      ['week', 1],
      ['day', 2],
    ]));
  test('six days that cost more than a week are charged as one', () =>
    expect(rateLines(6, { ...rates, weeklyMinor: 30_000 }, false)).toEqual([
      { unit: 'week', count: 1, rateMinor: 30_000, amountMinor: 30_000 },
    ]));

  test('the total is the sum of the lines, and a longer rental never costs less', () => {
    const any = fc.record({
      days: fc.integer({ min: 1, max: 60 }),
      dailyMinor: fc.integer({ min: 900, max: 40_000 }),
      weeks: fc.integer({ min: 400, max: 700 }),
      weekendMinor: fc.option(fc.integer({ min: 500, max: 40_000 })),
      weekend: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ days, dailyMinor, weeks, weekendMinor, weekend }) => {
        const each = { dailyMinor, weekendMinor, weeklyMinor: Math.round((dailyMinor * weeks) / 100) };
        const sum = rateLines(days, each, weekend).reduce((total, line) => total + line.amountMinor, 0);
        expect(rateTotal(days, each, weekend)).toBe(sum);
        expect(rateTotal(days + 1, each, weekend)).toBeGreaterThanOrEqual(sum);
      }),
    );
  });
});
