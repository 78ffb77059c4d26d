import { expect, test } from 'vitest';
import { bedsNeeded, sharesBed } from './stay.ts';

test('one child under three in a room needs no bed, and another does', () => {
  expect(bedsNeeded({ adults: 2, childAges: [] })).toBe(2);
  expect(bedsNeeded({ adults: 2, childAges: [1] })).toBe(2);
  expect(bedsNeeded({ adults: 2, childAges: [0, 2] })).toBe(3);
  expect(bedsNeeded({ adults: 2, childAges: [3] })).toBe(3);
  expect(sharesBed({ childAges: [3, 2] })).toBe(true);
  expect(sharesBed({ childAges: [3] })).toBe(false);
});
