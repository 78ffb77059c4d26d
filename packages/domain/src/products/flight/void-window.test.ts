import { expect, test } from 'vitest';
import { type Instant, plusSeconds } from '../../dates.ts';
import { VOID_WINDOWS, voidHoursOf, voidUntilOf } from './void-window.ts';

const BOOKED = '2027-02-08T17:00:00.000Z' as Instant;
const HOUR = 3600;

test.each([
  [24 * 65, 24, '2027-02-09T17:00:00.000Z'],
  [168, 24, '2027-02-09T17:00:00.000Z'],
  [167.99, 4, '2027-02-08T21:00:00.000Z'],
  [24, 4, '2027-02-08T21:00:00.000Z'],
  [23.5, 1, '2027-02-08T18:00:00.000Z'],
  [4, 1, '2027-02-08T18:00:00.000Z'],
  [3.9, 0, null],
  [0, 0, null],
  [-5, 0, null],
] as const)('%s hours before departure tickets can be voided for %s hours', (hours, voidHours, until) => {
  const departs = plusSeconds(BOOKED, hours * HOUR);
  expect(voidHoursOf(BOOKED, departs)).toBe(voidHours);
  expect(voidUntilOf(BOOKED, departs)).toBe(until);
});

test('a window is never longer than the time that is left, nor than that of an earlier booking', () => {
  for (const [index, { fromHours, voidHours }] of VOID_WINDOWS.entries()) {
    expect(voidHours).toBeLessThanOrEqual(fromHours);
    const next = VOID_WINDOWS[index + 1];
    if (next) expect([next.fromHours < fromHours, next.voidHours < voidHours]).toEqual([true, true]);
  }
});
