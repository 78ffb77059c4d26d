import { expect, test } from 'vitest';
import { placeholdersOf } from './checks/icu.ts';
import { parseSource } from './checks/source.ts';
import { compareCatalogues, findRepeated, usedKeys } from './messages.ts';

test.each([
  ['Sign in', []],
  ['{count, plural, one {# night in {city}} other {# nights in {city}}}', ['city', 'count']],
  ["Maya's trip, it's {state, select, open {open} other {done}}", ['state']],
  ["A quoted '{brace}' is text", []],
  ['Read <0>the terms</0> for {price, number, ::currency/EUR}', ['<0>', 'price']],
])('the placeholders of %j', (text, names) => {
  expect([...placeholdersOf(text)].sort()).toEqual(names);
});

test.each([
  ['{count, plural, one {# night}}', "the choice of {count} has no 'other'"],
  ['{count', 'no placeholder at “{count”'],
  ['oh }', 'a } too many'],
  ['{count, plural, other {# nights}', 'the choice of {count} is not closed'],
])('%j is refused', (text, message) => {
  expect(() => placeholdersOf(text)).toThrow(message);
});

const compare = (en: Record<string, string>, fr: Record<string, string>): string[] =>
  compareCatalogues(
    new Map([
      ['packages/web/src/messages/en/home.json', en],
      ['packages/web/src/messages/fr/home.json', fr],
    ]),
  ).map(({ path, message }) => `${path.slice(26)} ${message}`);

test('two languages with the same keys and placeholders agree', () => {
  expect(compare({ hello: 'Hello {name}' }, { hello: 'Bonjour {name}' })).toEqual([]);
});

test.each([
  [{ a: 'A', b: 'B' }, { a: 'A' }, 'fr/home.json b is missing'],
  [{ a: 'A' }, { a: 'A', b: 'B' }, 'en/home.json b is missing'],
  [{ a: 'A {name}' }, { a: 'A {nom}' }, 'fr/home.json a has the placeholders {nom}, not {name}'],
  [{ a: 'A' }, { a: ' ' }, 'fr/home.json a has no text'],
])('%j against %j', (en, fr, message) => {
  expect(compare(en as Record<string, string>, fr as Record<string, string>)).toEqual([message]);
});

test('an area in one language only is reported', () => {
  const found = compareCatalogues(new Map([['packages/web/src/messages/en/home.json', { a: 'A' }]]));
  expect(found.map(({ message }) => message)).toEqual(['there is no packages/web/src/messages/fr/home.json']);
});

test('keys asked for are found in calls and elements', () => {
  const text = `
    t('home.title'); i18n._('home.lead', { n: 1 }); t(open ? 'a.open' : 'a.closed'); other('no');
    textRef('a.short', { n });
    const x = <Trans id="home.more" />; const y = <Trans id={'home.less'} />;`;
  expect(usedKeys(parseSource('a.tsx', text)).map(([key]) => key)).toEqual([
    'home.title',
    'home.lead',
    'a.open',
    'a.closed',
    'a.short',
    'home.more',
    'home.less',
  ]);
});

test('a key is in one file only', () => {
  const files = new Map<string, Readonly<Record<string, string>>>([
    ['packages/web/src/messages/en/shell.json', { a: 'A' }],
    ['products/boat/words/en/shell.json', { a: 'A', b: 'B' }],
    ['products/boat/words/fr/shell.json', { a: 'A' }],
  ]);
  expect(findRepeated(files).map(({ path, message }) => `${path} ${message}`)).toEqual([
    'products/boat/words/en/shell.json a is in packages/web/src/messages/en/shell.json too',
  ]);
});
