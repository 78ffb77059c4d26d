import { createGeography } from '@sojourn/geography/geography.ts';
import { expect, test } from 'vitest';
import { CALLING_CODES } from './data/calling-codes.ts';
import { fictionalPhone, phonePatternOf } from './phones.ts';

const { countries } = createGeography();
const codeOf = new Map(
  CALLING_CODES.trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3).split(' ')[0]!] as const),
);
const digitsOf = (phone: string): string => phone.replace(/\D/g, '');
const SEEDS = [1, 77, 4096, 65_535];

test('every country has numbers', () => {
  expect(countries.filter(({ code }) => phonePatternOf(code) === undefined).map(({ code }) => code)).toEqual(
    [],
  );
});

/** Only these write the zero of an area code after their country’s code. */
const WITH_ZERO = new Set(['BJ', 'IT', 'SM', 'VA']);

test('a hotel’s number is one that its country’s plan allows', () => {
  for (const { code } of countries) {
    const calling = codeOf.get(code)!;
    for (const seed of SEEDS) {
      const phone = fictionalPhone(code, seed);
      expect(phone).toMatch(/^\+[1-9][\d -]{5,18}\d$/);
      const national = digitsOf(phone).slice(calling.length);
      expect([code, digitsOf(phone).startsWith(calling)]).toEqual([code, true]);
      // E.164: fifteen digits with the country's code
      expect(calling.length + national.length).toBeLessThanOrEqual(15);
      expect(national.length).toBeGreaterThanOrEqual(5);
      expect([code, national.startsWith('0')]).toEqual([code, WITH_ZERO.has(code)]);
      if (calling === '1') expect(national).toMatch(/^[2-9]\d{2}[2-9]\d{2}01\d\d$/);
    }
  }
});

/** Lengths of fixed lines in the national plans, and what theirs begin with. */
test.each([
  ['PT', 9, /^2/],
  ['ES', 9, /^9/],
  ['FR', 9, /^1/],
  ['GB', 10, /^20/],
  ['IE', 8, /^1/],
  ['IT', 10, /^06/],
  ['NL', 9, /^20/],
  ['BE', 8, /^2/],
  ['CH', 9, /^44/],
  ['GR', 10, /^2/],
  ['PL', 9, /^22/],
  ['CZ', 9, /^2/],
  ['RO', 9, /^21/],
  ['NO', 8, /^2/],
  ['TR', 10, /^212/],
  ['RU', 10, /^495/],
  ['AE', 8, /^4/],
  ['JP', 9, /^3/],
  ['TH', 8, /^2/],
  ['SG', 8, /^6/],
  ['HK', 8, /^2/],
  ['CN', 10, /^10/],
  ['IN', 10, /^11/],
  ['AU', 9, /^2/],
  ['NZ', 8, /^9/],
  ['ZA', 9, /^11/],
  ['MX', 10, /^55/],
  ['BR', 10, /^11/],
  ['CO', 10, /^601/],
  ['CL', 9, /^2/],
  ['MA', 9, /^5/],
  ['IS', 7, /^4/],
] as const)('a number in %s has %i digits after the country’s code', (country, length, begins) => {
  const calling = codeOf.get(country)!;
  for (const seed of SEEDS) {
    const national = digitsOf(fictionalPhone(country, seed)).slice(calling.length);
    expect(national).toHaveLength(length);
    expect(national).toMatch(begins);
  }
});

test('a number is the same whenever it’s made', () => {
  expect(fictionalPhone('PT', 12)).toMatch(/^\+351 21 000 0\d{3}$/);
  expect(fictionalPhone('PT', 12)).toBe(fictionalPhone('PT', 12));
});
