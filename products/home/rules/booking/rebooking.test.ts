import { expect, test } from 'vitest';
import { moreThanPaid, mostForAnother } from './rebooking.ts';

test.each([
  [1_000_00, 1_100_00],
  [99, 108],
  [0, 0],
])('instead of a home for %i one for at most %i is shown', (paid, most) => {
  expect(mostForAnother(paid)).toBe(most);
});

test.each([
  [1_050, 1_000, 50],
  [1_000, 1_000, 0],
  [900, 1_000, 0],
])('one for %i instead of %i costs %i more', (total, paid, more) => {
  expect(moreThanPaid(total, paid)).toBe(more);
});
