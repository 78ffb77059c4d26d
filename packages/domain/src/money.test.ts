import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMoney,
  basisPointsOf,
  milesFor,
  minorDigits,
  money,
  splitByWeights,
  subtractMoney,
} from './money.ts';

test('an amount is an integer or it is refused', () => {
  expect(() => money(10.5)).toThrow(RangeError);
  expect(() => money(Number.NaN)).toThrow(RangeError);
  expect(money(138432)).toEqual({ amountMinor: 138432, currency: 'USD' });
});

test('currencies do not mix', () => {
  expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow('cannot add EUR to USD');
  expect(subtractMoney(money(500, 'JPY'), money(120, 'JPY'))).toEqual(money(380, 'JPY'));
});

test('yen and Chilean pesos have no minor unit', () => {
  expect(minorDigits('JPY')).toBe(0);
  expect(minorDigits('CLP')).toBe(0);
  expect(minorDigits('EUR')).toBe(2);
});

test('miles are one hundred for each dollar of the printed total', () => {
  expect(milesFor(money(138432))).toBe(138432);
  expect(milesFor(money(1200, 'JPY'))).toBe(120000);
});

test('a rate in basis points rounds half up', () => {
  expect(basisPointsOf(123600, 1200)).toBe(14832);
  expect(basisPointsOf(1, 5000)).toBe(1);
  expect(basisPointsOf(1, 4999)).toBe(0);
});

test('parts always sum to the whole and no part is off by a whole unit', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), weights, (amount, w) => {
      const sum = w.reduce((a, b) => a + b, 0);
      fc.pre(sum > 0);
      const parts = splitByWeights(amount, w);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
      parts.forEach((part, i) => {
        expect(Math.abs(part - (amount * w[i]!) / sum)).toBeLessThan(1);
      });
    }),
  );
});

test('there is nothing to split by when all weights are zero', () => {
  expect(() => splitByWeights(100, [0, 0])).toThrow(RangeError);
  expect(() => splitByWeights(100, [])).toThrow(RangeError);
});
