import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { WalletOffer } from '@sojourn/contract/wallet.ts';
import { expect, test } from 'vitest';
import { earnsOf, openOffers } from './offers-view.ts';

const offer = (offerId: string, state: WalletOffer['state'], endsAt: string, availability = 'Available') =>
  ({ offerId, state, endsAt, availability }) as WalletOffer;

test('offers to activate come first, then what ends sooner; used and ended ones stay in the wallet', () => {
  const offers = [
    offer('used', 'Used', '2027-03-01T00:00:00Z'),
    offer('added late', 'Authorized', '2027-05-01T00:00:00Z'),
    offer('added', 'Authorized', '2027-03-01T00:00:00Z'),
    offer('late', 'Pending', '2027-06-01T00:00:00Z'),
    offer('soon', 'Pending', '2027-04-01T00:00:00Z'),
    offer('not now', 'Pending', '2027-04-01T00:00:00Z', 'NotAvailable'),
    offer('broken', 'Pending', '2027-04-01T00:00:00Z', 'InvalidOfferData'),
    offer('over', 'Expired', '2026-04-01T00:00:00Z'),
  ];
  expect(openOffers(offers).map(({ offerId }) => offerId)).toEqual(['soon', 'late', 'added', 'added late']);
});

const account = (currencyDescription: string, earn: RewardsAccount['earn']) => ({
  earn,
  rewardsBalance: { currencyDescription } as RewardsAccount['rewardsBalance'],
});
const product = (label: string, multiplier: 'hotelsMultiplier' | 'flightsMultiplier') =>
  ({ nav: { label }, earn: { multiplierOf: (earn: RewardsAccount['earn']) => earn[multiplier] } }) as never;
const HOTELS = product('hotels', 'hotelsMultiplier');
const BOTH = [HOTELS, product('flights', 'flightsMultiplier')];

test.each([
  ['miles', { hotelsMultiplier: 4, flightsMultiplier: 3 }, BOTH, ['hotels 4X', 'flights 3X']],
  ['Cash back', { hotelsMultiplier: 1.5, flightsMultiplier: 1 }, BOTH, ['hotels 1.5%', 'flights 1%']],
  ['miles', { hotelsMultiplier: 4, flightsMultiplier: 0 }, BOTH, ['hotels 4X']],
  ['miles', {}, BOTH, []],
  ['miles', { hotelsMultiplier: 4, flightsMultiplier: 3 }, [HOTELS], ['hotels 4X']],
  ['miles', { hotelsMultiplier: 4 }, [{ nav: { label: 'nothing' }, earn: null } as never], []],
])('%s %j', (currency, earn, sold, expected) => {
  const earns = earnsOf(account(currency, earn as RewardsAccount['earn']), sold, 'en');
  expect(earns.map(({ of: { nav }, rate }) => `${nav.label} ${rate}`)).toEqual(expected);
});

test('rates are written as they are read in French', () => {
  const earn = { hotelsMultiplier: 1.5, flightsMultiplier: 2.5 };
  const ratesOf = (currency: string) =>
    earnsOf(account(currency, earn), BOTH, 'fr').map(({ rate }) => rate.replace(/\s/g, ' '));
  expect([ratesOf('cash back'), ratesOf('miles')]).toEqual([
    ['1,5 %', '2,5 %'],
    ['1,5X', '2,5X'],
  ]);
});
