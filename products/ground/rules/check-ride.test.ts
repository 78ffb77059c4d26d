import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { checkRide } from './check-ride.ts';

const now = '2027-02-08T12:00' as LocalDateTime;
const ride = (at: string, to = 'hotel:a') =>
  checkRide({ from: 'airport:LIS', to, at: at as LocalDateTime }, now);

test('a ride is ahead, within the year, and from one place to another', () => {
  expect(ride('2027-04-15T23:40')).toBeUndefined();
  expect(ride('2027-02-08T11:59')).toBe('PastRide');
  expect(ride('2028-02-08T12:00')).toBe('TooFarAhead');
  expect(ride('2027-04-15T23:40', 'airport:LIS')).toBe('SamePlace');
});
