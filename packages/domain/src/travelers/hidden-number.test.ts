import { expect, it } from 'vitest';
import { hideNumber, isHiddenNumber, unhideNumber } from './hidden-number.ts';

it.each([
  ['', ''],
  ['  ', ''],
  ['X1234567', '•••••567'],
  ['X1 234 567', '•••••567'],
  ['123456', '•••••456'],
  ['12345', '•••••'],
])('%j is shown as %j', (number, shown) => {
  expect(hideNumber(number)).toBe(shown);
  expect(isHiddenNumber(shown)).toBe(shown !== '');
});

it.each([
  // typed, stored, what it means
  ['•••••567', 'X1234567', 'X1234567'],
  ['Y7654321', 'X1234567', 'Y7654321'],
  ['', 'X1234567', ''],
  // Of somebody else, or changed in part: nobody's number
  ['•••••568', 'X1234567', ''],
  ['A•••••567', 'X1234567', ''],
  ['•••••567', '', ''],
])('%j over %j is stored as %j', (typed, stored, result) => {
  expect(unhideNumber(typed, stored)).toBe(result);
});
