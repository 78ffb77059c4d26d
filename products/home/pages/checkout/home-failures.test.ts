import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOME_FAILURES } from '#home/wire/home-codes.ts';
import { homeFailure } from './home-failures.ts';

const read = (path: URL) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
const wordsIn = (language: string) => ({
  ...read(new URL(`../../words/${language}/home-checkout.json`, import.meta.url)),
  ...read(new URL(`../../../../packages/web/src/messages/${language}/checkout.json`, import.meta.url)),
  // Some failures are worded once for all products, in the words of the one that had them first
  ...read(new URL(`../../../flight/words/${language}/flight-checkout.json`, import.meta.url)),
});

/** Cards are worded by their own problem. */
const OWN = HOME_FAILURES.filter((code) => code !== 'PaymentError');

test.each(OWN)('%s has a title, a cause, what became of the money, and a next step', (code) => {
  const view = homeFailure({ code });
  for (const language of ['en', 'fr']) {
    const words = wordsIn(language);
    for (const part of [view?.title, view?.cause, view?.safe, view?.actionLabel])
      expect(words[part?.id ?? ''], `${code} in ${language}: ${part?.id}`).toBeTruthy();
  }
});

test.each([
  ['DatesNotAvailable', 'otherDates'],
  ['NoAvailability', 'similarHomes'],
  ['PartyNotAccepted', 'changeParty'],
  ['DuplicateBooking', 'bookAnyway'],
  ['RateNotAvailable', 'refreshQuote'],
] as const)('%s leads on by %s', (code, action) => expect(homeFailure({ code })?.action).toBe(action));

test('what isn’t of homes is left to the words of every product', () => {
  expect(homeFailure({ code: 'PaymentError' })).toBeNull();
  expect(homeFailure({ code: 'ExcessiveActivity' })).toBeNull();
});
