import { ERRORS } from '@sojourn/contract/errors.ts';
import { expect, test } from 'vitest';
import en from '#messages/en/errors.json' with { type: 'json' };
import fr from '#messages/fr/errors.json' with { type: 'json' };

const codes = [...Object.keys(ERRORS), 'NetworkError'];
const ids = codes.flatMap((code) => ['title', 'cause', 'action'].map((part) => `errors.${code}.${part}`));

test.each([
  ['en', en],
  ['fr', fr],
])('every error code has its title, cause and action in %s, and nothing else is there', (_, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted());
});

test('no French text is the English one', () => {
  const french: Readonly<Record<string, string>> = fr;
  expect(Object.entries(en).filter(([id, text]) => french[id] === text)).toEqual([]);
});
