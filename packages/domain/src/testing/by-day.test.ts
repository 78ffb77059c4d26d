import { expect, test } from 'vitest';
import { byDay, partOfDay } from './by-day.ts';

const WEEK = Array.from({ length: 7 }, (_, i) => i);
const thingsTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

test.each([1, 2, 3, 4, 6, 7, 8, 12, 16, 50])(
  'any week of days covers all of %i, and each day some',
  (count) => {
    const all = thingsTo(count);
    for (const first of [20_000, 20_001, 20_002, 20_005, 20_786]) {
      const days = WEEK.map((day) => partOfDay(all, 'a screen', first + day));
      expect([...new Set(days.flat())].toSorted((a, b) => a - b)).toEqual(all);
      for (const part of days) {
        expect(part.length).toBeGreaterThan(0);
        expect(part.length).toBeLessThanOrEqual(Math.ceil(count / 7));
      }
    }
  },
);

test('screens don’t all have the same turn on one day', () => {
  const names = ['home', 'trips', 'wallet', 'support', 'profile', 'checkout', 'confirmation', 'stay'];
  expect(new Set(names.map((name) => partOfDay(thingsTo(4), name, 20_000)[0])).size).toBeGreaterThan(2);
});

test('a night tries all, a day its part', () => {
  const before = process.env.NIGHTLY;
  try {
    process.env.NIGHTLY = '1';
    expect(byDay(thingsTo(4), 'home')).toEqual([0, 1, 2, 3]);
    delete process.env.NIGHTLY;
    expect(byDay(thingsTo(4), 'home')).toHaveLength(1);
  } finally {
    if (before !== undefined) process.env.NIGHTLY = before;
    else delete process.env.NIGHTLY;
  }
});
