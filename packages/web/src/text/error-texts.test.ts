import { ERRORS } from '@sojourn/contract/errors.ts';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../apps/portal/build/catalog-files.ts';

/** What must be there without the network stands in the shell's catalogue. */
type Texts = Readonly<Record<string, string>>;
const ofErrors = (language: string): Texts =>
  Object.fromEntries(
    Object.entries({ ...readTexts(language, 'shell'), ...readTexts(language, 'errors') }).filter(([id]) =>
      id.startsWith('errors.'),
    ),
  );
const en = ofErrors('en');
const fr = ofErrors('fr');
const codes = [...Object.keys(ERRORS), 'NetworkError'];
const ids = codes.flatMap((code) => ['title', 'cause', 'action'].map((part) => `errors.${code}.${part}`));

test.each([
  ['en', en],
  ['fr', fr],
])('every error code has its title, cause and action in %s, and nothing else is there', (_, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted());
});

test('no French text is the English one', () => {
  expect(Object.entries(en).filter(([id, text]) => fr[id] === text)).toEqual([]);
});
