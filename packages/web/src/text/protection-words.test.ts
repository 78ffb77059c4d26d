import { MEASURES } from '@sojourn/domain/protections/clause.ts';
import { PROTECTION_TERMS } from '@sojourn/domain/protections/protection-terms.ts';
import { sentencesOf } from '@sojourn/domain/protections/sentences.ts';
import { expect, test } from 'vitest';
import en from '#messages/en/protections.json' with { type: 'json' };
import fr from '#messages/fr/protections.json' with { type: 'json' };

const CATALOGS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr };
const VALUES = {
  hours: 'hours',
  days: 'days',
  minutes: 'minutes',
  percent: 'percent',
  moneyMinor: 'money',
} as const;

test.each(Object.entries(CATALOGS))(
  'every clause of every protection has its sentence in %s',
  (_, catalog) => {
    for (const terms of PROTECTION_TERMS)
      for (const { key, numbers } of sentencesOf(terms)) {
        const sentence = catalog[`protections.${key}`];
        expect(sentence, `${terms.id}: ${key}`).toBeTruthy();
        // What the sentence names, the clause has
        for (const [, name] of sentence?.matchAll(/\{(\w+)[,}]/g) ?? [])
          expect(Object.keys(numbers).map((each) => VALUES[each as keyof typeof VALUES])).toContain(name);
      }
  },
);

test('a clause that pays is worded for each protection', () => {
  const paying = PROTECTION_TERMS.flatMap(({ clauses }) => clauses.filter(({ rule }) => rule === 'pays'));
  expect(paying.length).toBeGreaterThan(MEASURES.length);
});
