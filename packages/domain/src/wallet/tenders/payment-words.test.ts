import { expect, it } from 'vitest';
import { type AmountType, amountTypeOf, paymentMethodOf } from './payment-words.ts';
import { TENDER_KINDS, type TenderKind } from './tender-plan.ts';

it.each<[AmountType, readonly TenderKind[]]>([
  ['fiat', []],
  ['fiat', ['UserCard']],
  ['fiat', ['TravelWallet', 'AncillaryCredit', 'UserCard']],
  ['rewards', ['Rewards']],
  ['rewards', ['Rewards', 'Rewards']],
  ['split', ['Rewards', 'UserCard']],
  ['split', ['TravelWallet', 'Rewards']],
])('is %s when paid by %j', (type, kinds) => {
  expect(amountTypeOf(kinds)).toBe(type);
});

it('gives each kind of tender its word', () => {
  expect(TENDER_KINDS.map(paymentMethodOf)).toEqual([
    'CreditCard',
    'InterpolatedUserCard',
    'Other',
    'CarrotCashCredit',
  ]);
});
