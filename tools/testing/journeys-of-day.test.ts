import { expect, test } from 'vitest';
import { DAILY_JOURNEYS } from '../data/daily-journeys.ts';
import { allJourneys, restingJourneys } from './journeys-of-day.ts';

const DAY = 20_786;
const goneThrough = (day: number): string[] => {
  const resting = restingJourneys(day);
  return allJourneys().filter((name) => !resting.includes(name));
};

test('every journey is gone through within any week, the daily ones each day', () => {
  expect(allJourneys()).toEqual(expect.arrayContaining([...DAILY_JOURNEYS]));
  const week = Array.from({ length: 7 }, (_, i) => goneThrough(DAY + i));
  expect([...new Set(week.flat())].sort()).toEqual(allJourneys());
  for (const day of week) {
    expect(day).toEqual(expect.arrayContaining([...DAILY_JOURNEYS]));
    expect(day.length).toBeLessThan(allJourneys().length / 2);
  }
});
