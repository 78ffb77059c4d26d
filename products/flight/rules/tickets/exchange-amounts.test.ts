import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueMinorOf, exchangeAmounts, residualToOf } from './exchange-amounts.ts';

const parts = {
  fareDifferenceMinor: 0,
  taxDifferenceMinor: 0,
  seatsReturnedMinor: 0,
  penaltyMinor: 15_000,
  residualTo: 'credit' as const,
};

test.each([
  [{ fareDifferenceMinor: 23_000 }, 38_000, 0, 'newMoney'],
  [{ fareDifferenceMinor: -23_000 }, 0, 8_000, 'residual'],
  [{ fareDifferenceMinor: -10_000 }, 5_000, 0, 'residual'],
  [{ fareDifferenceMinor: -15_000 }, 0, 0, 'residual'],
  [{ fareDifferenceMinor: -10_000, seatsReturnedMinor: 9_000 }, 0, 4_000, 'residual'],
] as const)('%o costs %i and leaves %i', (change, addCollectMinor, residualMinor, penaltyFrom) => {
  expect(exchangeAmounts({ ...parts, ...change })).toMatchObject({
    addCollectMinor,
    residualMinor,
    penaltyFrom,
  });
});

test('what is due is always the sum of its parts, and is paid or left over but never both', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const above = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, cents, above, above, (fare, tax, seats, penalty) => {
      const amounts = exchangeAmounts({
        ...parts,
        fareDifferenceMinor: fare,
        taxDifferenceMinor: tax,
        seatsReturnedMinor: seats,
        penaltyMinor: penalty,
      });
      expect(dueMinorOf(amounts)).toBe(fare + tax - seats + penalty);
      expect(Math.min(amounts.addCollectMinor, amounts.residualMinor)).toBe(0);
    }),
  );
});

test('only a fare that is free to cancel gives money back', () => {
  expect(residualToOf({ kind: 'free' })).toBe('refund');
  expect(residualToOf({ kind: 'notAllowed' })).toBe('credit');
  expect(residualToOf({ kind: 'fee', fee: { amountMinor: 1, currency: 'USD' } })).toBe('credit');
});
