import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

it.each<[string, string, number | null]>([
  ['40,000', 'en', 40_000],
  ['40000', 'en', 40_000],
  ['$400.50', 'en', 400.5],
  ['400.', 'en', 400],
  [' 1 298 ', 'en', 1_298],
  ['400,50', 'fr', 400.5],
  ['1 298,00 $ US', 'fr', 1_298],
  ['1.298,50', 'fr', 1_298.5],
  ['400.5', 'fr', 400.5],
  ['', 'en', null],
  ['-5', 'en', null],
  ['4e9', 'en', null],
  ['12.345', 'en', null],
  ['many', 'en', null],
])('%o in %s is %o', (text, locale, amount) => {
  expect(readAmount(text, locale)).toBe(amount);
});
