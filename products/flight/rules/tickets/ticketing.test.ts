import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { checkInTimes, ticketingDueAt, voidUntil } from './ticketing.ts';

const at = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2027, 3, day, hour, minute)).toISOString() as Instant;
const BOOKED = at(10, 12);

test.each([
  ['a day to give back, a flight far off', 24, at(30, 9), at(11, 12), at(11, 10)],
  ['a flight within the day', 24, at(11, 0), at(11, 0), at(10, 22)],
  ['a flight so soon that half an hour is all there is', 1, at(10, 13), at(10, 13), at(10, 12, 30)],
  ['nothing to give back', 0, at(30, 9), null, at(10, 22)],
] as const)('%s', (_, voidHours, departs, until, due) => {
  expect(voidUntil(BOOKED, voidHours, departs)).toBe(until);
  expect(ticketingDueAt(BOOKED, until, departs)).toBe(due);
});

test('check-in is open from a day until an hour before', () => {
  expect(checkInTimes(at(14, 21))).toEqual({ opensAt: at(13, 21), closesAt: at(14, 20) });
});
