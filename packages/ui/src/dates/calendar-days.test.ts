import { type CalendarDate, date } from '@sojourn/domain/dates.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  chooseDay,
  heatScale,
  monthsBetween,
  sameDayIn,
  weekdayOf,
  weeksOf,
} from './calendar-days.ts';

test('April 2027 begins on a Thursday and has five weeks', () => {
  const weeks = weeksOf('2027-04', 0);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    '2027-04-01',
    '2027-04-02',
    '2027-04-03',
  ]);
  expect(weeks[4]?.filter(Boolean)).toHaveLength(6);
  expect(weeksOf('2027-04', 1)[0]?.indexOf(date('2027-04-01'))).toBe(3);
});

test('every month shows each of its days once, on its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const weeks = weeksOf(`${year}-${String(month).padStart(2, '0')}`, 0);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(days).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
      for (const week of weeks) {
        week.forEach((day, place) => {
          if (day) expect(weekdayOf(day)).toBe(place);
        });
      }
    }),
  );
});

test('months add across years', () => {
  expect(addMonths('2027-11', 3)).toBe('2028-02');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(monthsBetween('2026-11', '2027-02')).toBe(3);
  expect(sameDayIn(date('2027-01-31'), '2027-02')).toBe('2027-02-28');
});

test('heat follows the quarters of what is shown', () => {
  const heat = heatScale([100, 200, 300, 400]);
  expect([100, 200, 300, 400].map(heat)).toEqual([1, 2, 3, 4]);
  expect(heatScale([50, 50, 50])(50)).toBe(1);
});

describe('choosing days', () => {
  const [a, b, c] = ['2027-04-14', '2027-04-19', '2027-04-10'] as [CalendarDate, CalendarDate, CalendarDate];
  test('first, then last', () => {
    expect(chooseDay({}, a, {})).toEqual({ start: a });
    expect(chooseDay({ start: a }, b, {})).toEqual({ start: a, end: b });
  });
  test('an earlier day or a whole range starts anew', () => {
    expect(chooseDay({ start: a }, c, {})).toEqual({ start: c });
    expect(chooseDay({ start: a, end: b }, a, {})).toEqual({ start: a });
  });
  test('one day is a range only where that is allowed', () => {
    expect(chooseDay({ start: a }, a, {})).toEqual({ start: a });
    expect(chooseDay({ start: a }, a, { sameDay: true })).toEqual({ start: a, end: a });
    expect(chooseDay({ start: a }, b, { single: true })).toEqual({ start: b });
  });
});
