import { expect, it } from 'vitest';
import { partShare } from './split-protection.ts';

it.each([
  ['half of it', 80_000, 50_000, 100_000, 40_000],
  ['a third, rounded down', 80_000, 33_333, 99_999, 26_666],
  ['all of it', 79_999, 99_999, 99_999, 79_999],
  ['nothing paid', 80_000, 0, 99_999, 0],
  ['a trip without a price', 0, 0, 0, 0],
])('%s', (_, full, part, total, share) => {
  expect(partShare(full, part, total)).toBe(share);
});

it('of all parts never sums to more than the whole', () => {
  const parts = [33_333, 33_333, 33_334];
  const sum = parts.reduce((all, part) => all + partShare(77_777, part, 100_000), 0);
  expect(sum).toBeLessThanOrEqual(77_777);
  expect(sum).toBeGreaterThan(77_777 - parts.length);
});
