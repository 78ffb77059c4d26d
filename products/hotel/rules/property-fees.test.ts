import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { inUsd } from '@sojourn/domain/usd-rate.ts';
import { describe, expect, test } from 'vitest';
import {
  dueAtHotel,
  feeForStay,
  nightlyFeesMinor,
  nightlyWithFees,
  totalFee,
  totalWithFees,
  wholeTotal,
} from './property-fees.ts';

const RATE = { usdMillionths: 1_170_000, asOf: '2026-11-22' as CalendarDate };
const PARTY = { nights: 4, rooms: 2, guests: 3 };
const cityTax = { kind: 'cityTax', amount: money(400, 'EUR'), per: 'personNight' } as const;

test.each([
  ['stay', 800],
  ['night', 3_200],
  ['personNight', 4_800],
] as const)('a fee per %s counts what it is charged for', (per, minor) => {
  expect(totalFee({ kind: 'resortFee', amount: money(400, 'EUR'), per }, PARTY)).toEqual(money(minor, 'EUR'));
});

test('city tax is for this stay and party at the current rate', () => {
  expect(feeForStay(cityTax, { nights: 4, rooms: 1, guests: 2 }, RATE)).toEqual({
    ...cityTax,
    total: money(3_200, 'EUR'),
    totalUsd: money(3_744),
    ratesOn: '2026-11-22',
  });
});

describe('about in dollars', () => {
  test.each([
    [400, 'EUR', 1_170_000, 468],
    [1_500, 'JPY', 6_930, 1_040],
    [30_000, 'CLP', 1_070, 3_210],
    [4_500_000, 'COP', 245, 1_103],
    [0, 'GBP', 1_370_000, 0],
  ] as const)('%d minor units of %s at %d millionths are %d cents', (minor, currency, rate, cents) => {
    expect(inUsd(money(minor, currency), rate)).toEqual(money(cents));
  });
});

test('the whole total has what everybody pays at the hotel, and neither a deposit nor parking', () => {
  const fees = [
    feeForStay(cityTax, PARTY, RATE),
    feeForStay({ kind: 'resortFee', amount: money(2_500), per: 'night' }, PARTY, null),
    feeForStay({ kind: 'deposit', amount: money(10_000), per: 'stay' }, PARTY, null),
    feeForStay({ kind: 'parking', amount: money(1_500), per: 'night' }, PARTY, null),
  ];
  const due = dueAtHotel(fees);
  expect(due).toEqual([
    { kind: 'cityTax', usd: money(5_616), isAbout: true },
    { kind: 'resortFee', usd: money(20_000), isAbout: false },
  ]);
  expect(wholeTotal(money(100_000), due)).toEqual(money(125_616));
  expect(nightlyFeesMinor(due, PARTY)).toBe(2_500);
  const price = { nightlyDiscountAware: money(30_000), nights: [1, 2, 3, 4], roomCount: 2 };
  expect(nightlyWithFees(price, due)).toEqual(money(32_500));
});

test('the total with fees adds dollars, and is unknown without a rate', () => {
  const known = feeForStay(cityTax, PARTY, RATE);
  const dollars = feeForStay({ kind: 'resortFee', amount: money(2_500), per: 'night' }, PARTY, null);
  expect(totalWithFees(money(100_000), [known, dollars])).toEqual(money(100_000 + 5_616 + 20_000));
  expect(totalWithFees(money(100_000), [feeForStay(cityTax, PARTY, null)])).toBeNull();
});
