import { expect, test } from 'vitest';
import { createGeography } from './geography/geography.ts';
import { fictionalPhone, phonePatternOf } from './phones.ts';

const { countries } = createGeography();

test('every country has a calling code', () => {
  expect(countries.filter(({ code }) => phonePatternOf(code) === undefined).map(({ code }) => code)).toEqual(
    [],
  );
});

test('every number is one that cannot ring anywhere', () => {
  for (const { code } of countries) {
    for (const seed of [1, 77, 65_535]) {
      const phone = fictionalPhone(code, seed);
      expect(phone).toMatch(/^\+[1-9][\d -]{6,18}\d$/);
      const isSetAside =
        /^\+1 \d{3}-555-01\d\d$/.test(phone) ||
        /^\+(61 2 5550 |49 30 23125 |33 1 99 00 |44 20 7946 0|353 20 91|46 8 465 004 )/.test(phone) ||
        /^\+\d{2,3} 0055 /.test(phone) ||
        /^\+7 0055 /.test(phone);
      expect([code, phone, isSetAside]).toEqual([code, phone, true]);
    }
  }
});

test.each([
  ['US', /^\+1 202-555-01\d\d$/],
  ['CA', /^\+1 613-555-01\d\d$/],
  ['FR', /^\+33 1 99 00 \d\d \d\d$/],
  ['PT', /^\+351 0055 \d{4}$/],
])('a number in %s looks like %s', (country, form) => {
  expect(fictionalPhone(country, 12)).toMatch(form);
  expect(fictionalPhone(country, 12)).toBe(fictionalPhone(country, 12));
});
