import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { VOID_WINDOWS, voidCutoff, voidHoursOf, voidUntilOf } from './void-window.ts';

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

describe('tickets are voided until the day they were issued on ends for the agency', () => {
  test.each([
    ['2027-02-01T15:00:00.000Z', '2027-02-02T05:00:00Z'],
    ['2027-02-02T04:59:59.000Z', '2027-02-02T05:00:00Z'],
    ['2027-02-02T05:00:00.000Z', '2027-02-03T05:00:00Z'],
    // The clocks go forward in the night after
    ['2027-03-13T20:00:00.000Z', '2027-03-14T05:00:00Z'],
    ['2027-03-14T20:00:00.000Z', '2027-03-15T04:00:00Z'],
  ])('issued at %s: until %s', (issuedAt, until) => {
    expect(voidCutoff(issuedAt as Instant)).toBe(until);
  });
});
