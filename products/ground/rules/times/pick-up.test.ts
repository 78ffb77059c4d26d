import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { latestPickUp, privatePickUp, type RideToFlight, shuttlePickUp } from './pick-up.ts';

const at = (time: string) => `2027-04-19T${time}:00.000Z` as Instant;
const SHUTTLE: RideToFlight = {
  departsAt: at('07:00'),
  checkInClosesMinutes: 60,
  slowestMinutes: 55,
  walkMinutes: 10,
};
const RUNS = ['04:00', '04:30', '05:00', '05:30'].map(at);

test('a shuttle of three stops leaves so that the slowest way is there before check-in closes', () => {
  expect(latestPickUp(SHUTTLE)).toBe(at('04:55'));
  expect(shuttlePickUp(SHUTTLE, RUNS)).toBe(at('04:30'));
});

test('one that can’t be in time isn’t offered', () =>
  expect(shuttlePickUp({ ...SHUTTLE, slowestMinutes: 120 }, RUNS)).toBeNull());

test('before a flight just after midnight it’s the day before', () => {
  const ride = { ...SHUTTLE, departsAt: '2027-04-18T23:35:00.000Z' as Instant };
  expect(localAt(privatePickUp(ride), 'Europe/Lisbon')).toBe('2027-04-18T22:30');
});
