import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answersOf,
  type CustomField,
  customFieldProblems,
  fieldKeyFrom,
  fieldKeyProblem,
  fieldValueProblem,
  type TypedFields,
} from './custom-fields.ts';

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
  ['Que\u0301bec', null],
  ['हिन्दी', null],
  ['می\u200cخواهم', null],
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

/** Written from A §5 alone: letter by letter, without the rules above. */
function naively(field: CustomField, typed: TypedFields): string | null {
  const entry = Object.entries(typed).find(([key]) => key === field.key)?.[1] ?? '';
  let value = entry;
  while (value !== '' && value.trimStart() !== value) value = value.slice(1);
  while (value !== '' && value.trimEnd() !== value) value = value.slice(0, -1);
  if (value.length === 0) return field.isRequired ? 'missing' : null;
  for (const sign of value) {
    const isLetter = /[\p{L}\p{M}]/u.test(sign) || ['\u200c', '\u200d'].includes(sign);
    const isDigit = /\p{N}/u.test(sign);
    if (!isLetter && !isDigit && !' /@._+-'.split('').includes(sign)) return 'characters';
  }
  if (field.kind === 'one' && field.choices.every((choice) => choice !== value)) return 'choice';
  return null;
}

const values = fc.oneof(
  fc.constantFrom('', ' ', 'NS-114', 'Front Range', 'Génie', '50%', 'a,b', ' padded '),
  fc.string({ maxLength: 8, unit: 'binary' }),
);
const someFields = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom('project', 'phase2', 'constructor', 'A1'),
    label: fc.constant('Project'),
    kind: fc.constantFrom('text' as const, 'one' as const),
    choices: fc.subarray(['NS-114', 'Front Range', 'padded']),
    isRequired: fc.boolean(),
  }),
  { selector: ({ key }) => key },
);
const typing = fc.dictionary(fc.constantFrom('project', 'phase2', 'constructor', 'gone'), values);

test('any failing value marks its entry, and what is booked is what passed', () => {
  fc.assert(
    fc.property(someFields, typing, (fields, typed) => {
      const marked = customFieldProblems(fields, typed);
      const expected = fields.flatMap((field) => {
        const problem = naively(field, typed);
        return problem ? [{ key: field.key, problem }] : [];
      });
      expect(marked).toEqual(expected);
      const answers = answersOf(fields, typed);
      const keys = fields.map(({ key }) => key);
      for (const { key, value } of answers) {
        expect(keys).toContain(key);
        expect(value).toBe(typed[key]?.normalize('NFC').trim());
      }
      const isWithout = (key: string) => !answers.some((answer) => answer.key === key);
      for (const { key, isRequired } of fields)
        if (isRequired && isWithout(key)) expect(marked).toContainEqual({ key, problem: 'missing' });
    }),
    { numRuns: 500 },
  );
});
