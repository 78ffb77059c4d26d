import { date } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { canHandOver, EU_LAW, isSignificant, riseUnderLaw } from './organizer-duties.ts';

const DEPARTURE = date('2027-04-15');

test('a package is handed over by right until seven days before', () => {
  expect(canHandOver(EU_LAW, date('2027-04-07'), DEPARTURE)).toBe(true);
  expect(canHandOver(EU_LAW, date('2027-04-08'), DEPARTURE)).toBe(true);
  expect(canHandOver(EU_LAW, date('2027-04-09'), DEPARTURE)).toBe(false);
});

test('a price may rise until twenty days before, and above eight percent the traveler may leave', () => {
  const rise = (riseMinor: number, today: string) =>
    riseUnderLaw(EU_LAW, { paidMinor: 1_000_00, riseMinor }, date(today), DEPARTURE);
  expect(rise(80_00, '2027-03-26')).toBe('allowed');
  expect(rise(80_01, '2027-03-26')).toBe('mayLeave');
  expect(rise(1_00, '2027-03-27')).toBe('refused');
});

test('a flight moved by a day costs a night, which is significant', () => {
  expect(isSignificant({ nightsLost: 1, hoursMoved: 3 })).toBe(true);
  expect(isSignificant({ nightsLost: 0, hoursMoved: -12 })).toBe(true);
  expect(isSignificant({ nightsLost: 0, hoursMoved: 4 })).toBe(false);
});
