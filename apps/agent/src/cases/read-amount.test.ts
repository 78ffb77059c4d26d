import { expect, test } from 'vitest';
import { readAmount, readDollars } from './read-amount.ts';

test.each([
  ['52.80', 5_280],
  ['$100', 10_000],
  ['52,8', 5_280],
  ['1000', 100_000],
  ['1000.01', null],
  ['0', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
])('%j is %j cents', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

test('a total may be more than what can be given', () => {
  expect(readDollars('1331.52')).toBe(133_152);
  expect(readDollars('nothing')).toBeNull();
});
