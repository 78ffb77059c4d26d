import { expect, test } from 'vitest';
import { readWithheld } from './read-withheld.ts';

test.each([
  ['0', 0],
  ['120', 12_000],
  ['$ 1384.3', 138_430],
  ['99,95', 9_995],
  ['', null],
  ['-5', null],
  ['1.999', null],
  ['all', null],
])('%j is %j', (text, minor) => {
  expect(readWithheld(text)).toBe(minor);
});
