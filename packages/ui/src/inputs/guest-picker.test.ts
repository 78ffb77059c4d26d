import { expect, test } from 'vitest';
import { agesComplete } from './guest-picker.tsx';

test('a search may start only when every child has an age', () => {
  expect(agesComplete([{ adults: 2, childAges: [] }])).toBe(true);
  expect(agesComplete([{ adults: 1, childAges: [0, 17] }])).toBe(true);
  expect(
    agesComplete([
      { adults: 1, childAges: [] },
      { adults: 1, childAges: [4, undefined] },
    ]),
  ).toBe(false);
});
