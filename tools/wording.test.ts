import { describe, expect, test } from 'vitest';
import { inCode, type ShownText } from './checks/shown-texts.ts';
import { parseSource } from './checks/source.ts';
import { checkText, compareFrench } from './wording.ts';

const shown = (language: 'en' | 'fr', text: string, key = 'trip.note'): ShownText => ({
  path: `packages/web/src/messages/${language}/trips.json`,
  line: 1,
  key,
  language,
  text,
});

test.each([
  ['en', 'Nobody was charged.', 'Nobody'],
  ['en', 'We’ll give your fee back.', 'give your fee back'],
  ['en', 'You’re covered for delays.', 'covered'],
  ['en', 'Your coverage ends.', 'coverage'],
  ['en', 'Free Wifi', 'Wifi'],
  ['en', 'Keep it as it is now', 'Keep it as it is now'],
  ['en', 'Not safe yet, 3', 'Not safe yet'],
  ['fr', 'Un e-mail vous attend.', 'e-mail'],
  ['fr', 'Vous n’avez pas été débité.', 'Vous n’avez pas été débité'],
  ['fr', 'Vous êtes couvert.', 'couvert'],
  ['fr', 'En 3 jours ouvrés', 'ouvrés'],
  ['fr', 'Pas en sécurité', 'Pas en sécurité'],
] as const)('a word that lost is refused, with what to write: %s %s', (language, text, word) => {
  expect(checkText(shown(language, text)).join('\n')).toContain(`'${word}'; write `);
});

test('names of placeholders and choices are no words, nor is a part of a longer word', () => {
  expect(checkText(shown('en', '{cover} of {total, plural, one {# fee} other {# fees}}'))).toEqual([]);
  expect(checkText(shown('en', 'Discover {to, select, voucher {Lisbon} other {it}}'))).toEqual([]);
  expect(checkText(shown('fr', 'Découvertes et assurément'))).toEqual([]);
});

test('the products keep their names, and a voucher is the code in the wallet', () => {
  expect(checkText(shown('en', 'Price drop protection'))).toEqual([]);
  expect(checkText(shown('en', 'Add voucher', 'wallet.voucher.add'))).toEqual([]);
  expect(checkText(shown('en', 'Your hotel voucher'))).toHaveLength(1);
});

test('published terms keep the words that customers agreed to', () => {
  expect(checkText(shown('en', 'We cover it', 'terms.add-ons-2026-11.freeze.1'))).toEqual([]);
});

test.each([
  ['en', 'trip.title', 'Open {name}’s trip', 'possessive'],
  ['en', 'trip.title', 'Approve, {price}', 'parentheses'],
  ['en', 'trip.title', 'It expired. Send it again', 'period'],
  ['en', 'trip.loading', 'Loading your trip', '“…”'],
  ['en', 'form.problem.date', 'Choose a date', 'period'],
  ['fr', 'trip.title', 'Partir ?', 'U+00A0'],
  ['fr', 'trip.title', 'Partir\u202f?', 'U+00A0'],
  ['fr', 'trip.title', 'Dit « oui\u00a0»', 'U+00A0'],
  ['fr', 'trip.title', '80 % et 10\u00a0km', 'U+00A0'],
  ['fr', 'trip.title', '10 000 personnes', 'U+00A0'],
  ['fr', 'trip.title', 'Dit “oui”', '« »'],
] as const)('%s %s: %j is set wrong', (language, key, text, why) => {
  expect(checkText(shown(language, text, key)).join('\n')).toContain(why);
});

test.each([
  ['en', 'trip.loading', 'Loading your trip…'],
  ['en', 'trip.state.sending', 'Being booked'],
  ['en', 'trip.title', 'Approve ({price})'],
  [
    'fr',
    'trip.title',
    'Donc\u00a0: à 12:30, «\u00a0oui\u00a0»\u00a0? 80\u00a0% de 10\u00a0000\u00a0$\u00a0US',
  ],
] as const)('%s %s: %j is set right', (language, key, text) => {
  expect(checkText(shown(language, text, key))).toEqual([]);
});

describe('the same English', () => {
  const pair = (key: string, en: string, fr: string) => [shown('en', en, key), shown('fr', fr, key)];
  const compare = (...pairs: ShownText[][]) => compareFrench(pairs.flat()).map(({ message }) => message);

  test('has the same French, agreement aside', () => {
    expect(compare(pair('a', 'Sent', 'Envoyé'), pair('b', 'Sent', 'Envoyées'))).toEqual([]);
    expect(compare(pair('a', 'Call us', 'Appelez-nous'), pair('b', 'Call us', 'Téléphonez'))).toEqual([
      'b: “Call us” is “Appelez-nous” in a; use it, or another English',
    ]);
  });

  test('may have two where it means two things', () => {
    expect(compare(pair('a', 'From', 'De'), pair('b', 'From', 'Départ'))).toEqual([]);
  });
});

test('words in code are read by language, a sentence over several lines as one', () => {
  const source = parseSource(
    'apps/server/src/texts.ts',
    [
      "const EN = { a: (n: string) => n + ', hi, ' +",
      "'bye' };",
      "const WORDS = { fr: { a: 'Bonjour' }, en: EN };",
      "const other = 'nobody';",
    ].join('\n'),
  );
  expect(inCode(source).map(({ language, text, line }) => [language, line, text])).toEqual([
    ['en', 1, '{…}, hi, bye'],
    ['fr', 3, 'Bonjour'],
  ]);
});
