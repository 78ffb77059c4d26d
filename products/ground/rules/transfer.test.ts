import { expect, test } from 'vitest';
import { timeMeantBy } from './transfer.ts';

test.each([
  ['airport', 'hotel', 'landing'],
  ['airport', 'airport', 'landing'],
  ['hotel', 'airport', 'departure'],
  ['hotel', 'port', 'pickUp'],
  ['station', 'address', 'pickUp'],
] as const)('from %s to %s the time means the %s', (from, to, means) =>
  expect(timeMeantBy(from, to)).toBe(means),
);
