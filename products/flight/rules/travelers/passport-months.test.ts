import { expect, test } from 'vitest';
import { passportMonths } from './passport-months.ts';

const tripOf = (...countries: string[]) =>
  countries.slice(1).map((countryCode, at) => ({
    segments: [{ origin: { countryCode: countries[at]! }, destination: { countryCode } }],
  }));

test.each([
  [['US', 'PT', 'US'], 3],
  [['US', 'PT', 'FR', 'US'], 3],
  [['US', 'GB', 'US'], 0],
  [['US', 'CA'], 0],
  [['US', 'GB', 'TH', 'US'], 6],
  [['FR', 'US', 'FR'], 0],
  [['US', 'US'], 0],
])('a passport for %j has to last for %i months after it', (countries, months) => {
  expect(passportMonths(tripOf(...countries))).toBe(months);
});
