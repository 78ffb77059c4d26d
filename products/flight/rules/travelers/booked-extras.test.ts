import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { isSameExtras, openSlices } from './booked-extras.ts';

const leaves = (booked: string, updated: string | null = null) => ({
  segments: [{ scheduledDepartureTime: booked as Instant, updatedDepartureTime: updated as Instant | null }],
});
const SLICES = [
  leaves('2027-04-14T20:00:00.000Z'),
  leaves('2027-04-19T10:00:00.000Z', '2027-04-19T11:00:00.000Z'),
];

test.each([
  ['2027-04-14T18:59:00.000Z', [0, 1]],
  ['2027-04-14T19:00:00.000Z', [1]],
  ['2027-04-19T09:59:00.000Z', [1]],
  ['2027-04-19T10:00:00.000Z', []],
])('at %s the slices %o can be changed', (now, open) => {
  expect(openSlices(SLICES, now as Instant)).toEqual(open);
});

test('the order of seats and bags doesn’t make them others', () => {
  const [a, b] = [0, 1].map((traveler) => ({ slice: 0, segment: 0, traveler, seat: `1${traveler}A` }));
  const bag = { slice: 0, traveler: 0, pieces: 1 };
  expect(isSameExtras({ seats: [a!, b!], bags: [bag] }, { seats: [b!, a!], bags: [bag] })).toBe(true);
  expect(isSameExtras({ seats: [a!], bags: [bag] }, { seats: [a!], bags: [{ ...bag, pieces: 2 }] })).toBe(
    false,
  );
  expect(isSameExtras({ seats: [a!], bags: [] }, { seats: [{ ...a!, seat: '9C' }], bags: [] })).toBe(false);
});
