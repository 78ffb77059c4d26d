import type { Wallet } from '@sojourn/contract/wallet.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { creditToUse, offersToUse } from './wallet-strip-view.ts';

const credit = (availableMinor: number, expiresAt: string, state = 'Available') => ({
  state,
  available: money(availableMinor),
  expiresAt,
});
const offer = (offerId: string, endsAt: string, state = 'Pending', availability = 'Available') => ({
  offerId,
  endsAt,
  state,
  availability,
});
const wallet = (credits: readonly object[], offers: readonly object[], spendableMinor = 100): Wallet =>
  ({ credits, offers, spendable: money(spendableMinor) }) as unknown as Wallet;

test('home shows the credit that expires first', () => {
  const found = creditToUse(
    wallet([credit(500, '2027-12-01'), credit(200, '2027-03-01'), credit(0, '2027-01-01')], []),
  );
  expect(found).toEqual({ amount: money(200), at: '2027-03-01' });
});

test('nothing to spend shows no credit', () => {
  expect(creditToUse(wallet([credit(500, '2027-12-01')], [], 0))).toBeNull();
  expect(creditToUse(wallet([credit(500, '2027-12-01', 'Expired')], []))).toBeNull();
});

test('home shows two offers that can still be used, the first to end first', () => {
  const offers = [
    offer('d', '2027-09-01'),
    offer('used', '2027-01-01', 'Used'),
    offer('gone', '2027-01-02', 'Pending', 'NotAvailable'),
    offer('a', '2027-02-01', 'Authorized'),
    offer('b', '2027-03-01'),
  ];
  expect(offersToUse(wallet([], offers)).map(({ offerId }) => offerId)).toEqual(['a', 'b']);
});
