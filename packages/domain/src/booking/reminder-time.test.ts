/** Reminders by the clock of the place, over changes of that clock and over midnight. */
import { expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import { reminderTime } from './reminder-time.ts';

const early = '2027-01-01T00:00:00.000Z' as Instant;

test.each<[name: string, startsAt: string, zone: string, due: string | null]>([
  ['a stay in Lisbon from 3 PM', '2027-04-15T14:00:00Z', 'Europe/Lisbon', '2027-04-14T09:00:00Z'],
  ['a flight at 9:05 PM from Boston', '2027-04-15T01:05:00Z', 'America/New_York', '2027-04-13T14:00:00Z'],
  ['a flight just after midnight in Tokyo', '2027-05-01T15:10:00Z', 'Asia/Tokyo', '2027-05-01T01:00:00Z'],
  ['the day after clocks go forward', '2027-03-14T20:00:00Z', 'America/New_York', '2027-03-13T15:00:00Z'],
  ['the day after clocks go back', '2027-10-31T14:00:00Z', 'Europe/Paris', '2027-10-30T08:00:00Z'],
  ['a car east of the date line', '2027-06-10T00:00:00Z', 'Pacific/Auckland', '2027-06-08T22:00:00Z'],
])('%s', (_, startsAt, zone, due) => {
  expect(reminderTime({ startsAt: startsAt as Instant, bookedAt: early }, zone)).toBe(due);
});

test.each<[bookedAt: string, isReminded: boolean]>([
  ['2027-04-13T08:59:59.000Z', true],
  ['2027-04-13T09:00:00.000Z', false],
  ['2027-04-15T10:00:00.000Z', false],
])('booked %s for Apr 15', (bookedAt, isReminded) => {
  const times = { startsAt: '2027-04-15T14:00:00Z' as Instant, bookedAt: bookedAt as Instant };
  expect(reminderTime(times, 'Europe/Lisbon') !== null).toBe(isReminded);
});
