import { expect, test } from 'vitest';
import { fieldKeyFrom, fieldKeyProblem, fieldValueProblem } from './custom-fields.ts';

test.each([
  ['projectCode2', null],
  ['project code', 'alphanumeric'],
  ['project-code', 'alphanumeric'],
  ['', 'alphanumeric'],
])('key %j', (key, problem) => {
  expect(fieldKeyProblem(key)).toBe(problem);
});

test.each([
  ['NS-114 Front Range', null],
  ['a/b@c.d_e+f', null],
  ['Génie', null],
  ['50%', 'characters'],
  ['a,b', 'characters'],
  ['', 'characters'],
])('value %j', (value, problem) => {
  expect(fieldValueProblem(value)).toBe(problem);
});

test('a key is made from a label, and never twice', () => {
  expect(fieldKeyFrom('Project code', [])).toBe('projectCode');
  expect(fieldKeyFrom('Génie civil', [])).toBe('genieCivil');
  expect(fieldKeyFrom('Project Code', ['projectCode'])).toBe('projectCode2');
  expect(fieldKeyFrom('№', [])).toBe('field');
});
