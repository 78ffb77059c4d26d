import { ERRORS } from '@sojourn/contract/errors.ts';
import { expect, test } from 'vitest';
import enErrors from '#messages/en/errors.json' with { type: 'json' };
import enShell from '#messages/en/shell.json' with { type: 'json' };
import frErrors from '#messages/fr/errors.json' with { type: 'json' };
import frShell from '#messages/fr/shell.json' with { type: 'json' };

/** What must be there without the network stands in the shell's catalogue. */
type Texts = Readonly<Record<string, string>>;
const ofErrors = (shell: Texts, errors: Texts): Texts =>
  Object.fromEntries(Object.entries({ ...shell, ...errors }).filter(([id]) => id.startsWith('errors.')));
const en = ofErrors(enShell, enErrors);
const fr = ofErrors(frShell, frErrors);
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
