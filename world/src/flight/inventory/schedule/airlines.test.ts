import { FARE_CLASSES } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { expect, test } from 'vitest';
import { readAirlines } from './airlines.ts';

const airlines = new Map(readAirlines().map((airline) => [airline.code, airline]));
const FREE = { kind: 'free' };
const NO = { kind: 'notAllowed' };
const fee = (amountMinor: number) => ({ kind: 'fee', fee: { amountMinor, currency: 'USD' } });

/** Of `data/fare-rules.ts`: a row of each family, and each way in which a penalty and a seat are written. */
test.each([
  ['DL', 'basic', 1, 0, NO, NO, 'assignedAtCheckIn'],
  ['DL', 'standard', 1, 0, FREE, NO, 'paidChoice'],
  ['DL', 'premium', 1, 2, FREE, FREE, 'freeChoice'],
  ['WN', 'enhanced', 1, 1, FREE, FREE, 'freeChoice'],
  ['LH', 'standard', 1, 1, fee(9_000), NO, 'paidChoice'],
  ['LH', 'premium', 1, 2, fee(9_000), fee(15_000), 'freeChoice'],
  ['EK', 'basic', 1, 1, fee(7_500), fee(20_000), 'paidChoice'],
  ['CA', 'standard', 1, 1, fee(4_000), fee(12_000), 'freeChoice'],
])('%s %s: %i pieces carried on, %i checked', (code, fareClass, carryOn, checked, change, cancel, seats) => {
  const rule = airlines.get(code)?.rules[(FARE_CLASSES as readonly string[]).indexOf(fareClass)];
  expect(rule).toEqual({ carryOnPieces: carryOn, checkedPieces: checked, change, cancel, seats });
});

test('every airline has a rule for each class that it sells', () => {
  for (const { code, brands, rules } of airlines.values())
    for (const [rank, brand] of brands.entries())
      if (brand) expect(rules[rank], `${code} ${brand}`).toBeDefined();
});

test.each([
  ['DL', 365, 'kept', 'sameTraveler'],
  ['WN', null, 'kept', 'sameTraveler'],
  ['CA', 365, 'forfeited', 'sameTraveler'],
])('the credit for an unused ticket of %s', (code, days, residualRule, nameRule) => {
  expect(airlines.get(code)?.credits).toEqual({ days, residualRule, nameRule });
});
