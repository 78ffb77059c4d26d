import { expect, test } from 'vitest';
import { assertPresent, first, itemAt, last } from './present.ts';

test('what is there is returned, also when it is falsy', () => {
  expect(assertPresent('', 'text')).toBe('');
  expect(assertPresent(0, 'count')).toBe(0);
  expect([first([0, 1]), last([1, 0]), itemAt([1, 0, 1], 1)]).toEqual([0, 0, 0]);
});

test('what is missing is named', () => {
  expect(() => assertPresent(undefined, 'the price')).toThrow('the price is missing');
  expect(() => assertPresent(null, 'the price')).toThrow('the price is missing');
});

test.each([
  ['first', () => first([]), 'no item 0 in a list of 0'],
  ['last', () => last([]), 'no item -1 in a list of 0'],
  ['past the end', () => itemAt([1], 1), 'no item 1 in a list of 1'],
])('%s of too short a list fails', (_, get, message) => {
  expect(get).toThrow(new RangeError(message));
});
