import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { doExtrasComeBack, extrasDifference, extrasWithheld } from './extras-amounts.ts';

const FEE = { kind: 'fee', fee: money(20_000) } as const;

test.each([
  [true, { kind: 'notAllowed' } as const, true],
  [true, FEE, true],
  [false, { kind: 'free' } as const, true],
  [false, FEE, false],
  [false, { kind: 'notAllowed' } as const, false],
])('voidable %s with a cancel rule of %o: seats and bags come back: %s', (isVoidable, cancel, comesBack) => {
  expect(doExtrasComeBack(isVoidable, cancel)).toBe(comesBack);
});

/** Paid, costs now, does it come back; to pay, kept. */
const CASES = [
  ['a first seat', 0, 3_000, false, 3_000, 0],
  ['a free seat', 0, 0, false, 0, 0],
  ['the same price', 3_000, 3_000, false, 0, 0],
  ['a better seat costs the difference', 3_000, 5_000, false, 2_000, 0],
  ['a better seat costs the difference', 3_000, 5_000, true, 2_000, 0],
  ['a cheaper seat gives nothing back', 5_000, 3_000, false, 0, 2_000],
  ['a cheaper seat gives the difference back', 5_000, 3_000, true, -2_000, 0],
  ['a bag that’s given up is lost', 7_500, 0, false, 0, 7_500],
  ['a bag that’s given up comes back', 7_500, 0, true, -7_500, 0],
] as const;
test.each(CASES)(
  '%s: %i paid, %i now, comes back %s',
  (_, paidMinor, priceMinor, comesBack, due, withheld) => {
    const value = { paidMinor, priceMinor };
    expect([extrasDifference(value, comesBack), extrasWithheld(value, comesBack)]).toEqual([due, withheld]);
  },
);
