import { expect, test } from 'vitest';
import { hasPlaces, slotState } from './slot.ts';

test.each([
  [{ capacity: 10, taken: 0 }, 'available'],
  [{ capacity: 10, taken: 5 }, 'available'],
  [{ capacity: 10, taken: 6 }, 'limited'],
  [{ capacity: 10, taken: 10 }, 'soldOut'],
  [null, 'freeSale'],
] as const)('%j is %s', (count, state) => {
  expect(slotState(count, true)).toBe(state);
  expect(slotState(count, false)).toBe('closed');
});

test('a family ticket needs four of three places, and three adults fit', () => {
  const count = { capacity: 10, taken: 7 };
  expect(hasPlaces(count, 4)).toBe(false);
  expect(hasPlaces(count, 3)).toBe(true);
  expect(hasPlaces(null, 400)).toBe(true);
});
