/** What a company's own fields may be named, and what may be written in them (A §5). */
import type { FIELD_KINDS } from './setup.ts';

export type CustomField = {
  /** Letters and digits; never changes. */
  readonly key: string;
  readonly label: string;
  readonly kind: (typeof FIELD_KINDS)[number];
  /** Of the kind `one`. */
  readonly choices: readonly string[];
  readonly isRequired: boolean;
};
/** As it was called when it was filled in: a new name rewrites nothing that's booked. */
export type FieldAnswer = { readonly key: string; readonly label: string; readonly value: string };

/** What is typed, by the fields' keys. */
export type TypedFields = Readonly<Record<string, string>>;
export type CustomFieldProblem = 'missing' | 'characters' | 'choice';

export const FIELD_VALUE_MAX = 120;
export const MOST_CUSTOM_FIELDS = 20;

/** Keys are alphanumeric only. */
export const fieldKeyProblem = (key: string): 'alphanumeric' | null =>
  /^[A-Za-z0-9]+$/.test(key) ? null : 'alphanumeric';

/**
 * Only letters of any script with their marks, digits, space and / @ . _ + -; anything else marks the entry
 * as wrong. Indic and Persian words have joiners (U+200C, U+200D) within them.
 */
export const fieldValueProblem = (value: string): 'characters' | null =>
  /^(?:[\p{L}\p{M}\p{N} /@._+-]|\u200c|\u200d)+$/u.test(value) ? null : 'characters';

/** A key made from a label: `Project code` is `projectCode`; `taken` ones get a number. */
export function fieldKeyFrom(label: string, taken: readonly string[]): string {
  const words = label
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .split(/ +/);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const plain = words.map((word, at) => (at === 0 ? word.toLowerCase() : capital(word))).join('') || 'field';
  const key = plain.slice(0, 36);
  if (!taken.includes(key)) return key;
  for (let n = 2; ; n++) if (!taken.includes(`${key}${n}`)) return `${key}${n}`;
}

const typedIn = (typed: TypedFields, { key }: CustomField): string =>
  (Object.hasOwn(typed, key) ? (typed[key] ?? '') : '').normalize('NFC').trim();

/** Null for a value that can be booked with; an optional field may stay empty. */
function customFieldProblem(field: CustomField, typed: TypedFields): CustomFieldProblem | null {
  const value = typedIn(typed, field);
  if (value === '') return field.isRequired ? 'missing' : null;
  if (fieldValueProblem(value) !== null) return 'characters';
  return field.kind === 'one' && !field.choices.some((choice) => choice.normalize('NFC') === value)
    ? 'choice'
    : null;
}

/** Any that fails marks the entry; in the order of the fields. */
export const customFieldProblems = (
  fields: readonly CustomField[],
  typed: TypedFields,
): { readonly key: string; readonly problem: CustomFieldProblem }[] =>
  fields.flatMap((field) => {
    const problem = customFieldProblem(field, typed);
    return problem ? [{ key: field.key, problem }] : [];
  });

/** Fields that were asked for when a trip was sent for approval and no longer are don't lose their answer. */
export const withSentAnswers = (
  now: readonly FieldAnswer[],
  sent: readonly FieldAnswer[],
): readonly FieldAnswer[] => {
  const stored = sent.map((answer) => now.find(({ key }) => key === answer.key) ?? answer);
  return [...stored, ...now.filter(({ key }) => !sent.some((answer) => answer.key === key))];
};

/** Those with a value, trimmed, in the order of the fields; what is typed for no field is left out. */
export const answersOf = (fields: readonly CustomField[], typed: TypedFields): FieldAnswer[] =>
  fields.flatMap((field) => {
    const value = typedIn(typed, field);
    return value === '' ? [] : [{ key: field.key, label: field.label, value }];
  });
