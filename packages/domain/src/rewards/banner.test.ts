import { describe, expect, test } from 'vitest';
import { money } from '../money.ts';
import { type BannerAccount, bannerFacts } from './banner.ts';

const account = (given: Partial<BannerAccount> = {}): BannerAccount => ({
  productDisplayName: 'Harbor Summit',
  rewardsBalance: { currencyDescription: 'miles' },
  rewardsCashEquivalent: { value: money(184250) },
  lastFour: '4417',
  earn: { hotelsMultiplier: 4, flightsMultiplier: 3 },
  ...given,
});
const worth = (cents: number) => ({ rewardsCashEquivalent: { value: money(cents) } });
const EARNS = [
  { multiplierOf: (earn: BannerAccount['earn']) => earn.flightsMultiplier, isRequired: false },
  { multiplierOf: (earn: BannerAccount['earn']) => earn.hotelsMultiplier, isRequired: true },
];
const facts = (accounts: readonly BannerAccount[], path = '/', isDesktop = true, locale = 'en') => {
  const found = bannerFacts({
    earns: EARNS,
    locale,
    accounts,
    firstName: 'Maya',
    path,
    isDesktop,
    productsWithLastFour: ['Fleet Business'],
  });
  if (!found) return null;
  const { rates, ...rest } = found;
  return { ...rest, flightRate: rates[0], hotelRate: rates[1] };
};

describe('the banner is hidden', () => {
  test.each<[string, BannerAccount[]]>([
    ['without an account', []],
    ['without a hotel multiplier', [account({ earn: { flightsMultiplier: 3 } })]],
    ['with a hotel multiplier of 0', [account({ earn: { hotelsMultiplier: 0, flightsMultiplier: 3 } })]],
    ['with a negative one', [account({ earn: { hotelsMultiplier: -1, flightsMultiplier: 3 } })]],
    [
      'when the largest has none, whatever the others have',
      [account({ ...worth(1), earn: { hotelsMultiplier: 5 } }), account({ earn: { flightsMultiplier: 3 } })],
    ],
  ])('%s', (_, accounts) => {
    expect(facts(accounts)).toBeNull();
  });
  test.each<[string, boolean, boolean]>([
    ['/', true, true],
    ['/', false, true],
    ['/stays', false, true],
    ['/profiles', false, true],
    ['/profile/', true, true],
    ['/profile', true, true],
    ['/profile/', false, false],
    ['/profile', false, false],
    ['/profile/anything', false, false],
  ])('on %s, desktop %s: it shows %s', (path, isDesktop, shows) => {
    expect(facts([account()], path, isDesktop) !== null).toBe(shows);
  });
});

describe('the sentence', () => {
  test('names both rates with X for miles', () => {
    expect(facts([account()])).toEqual({
      firstName: 'Maya',
      flightRate: '3X',
      hotelRate: '4X',
      currency: 'miles',
      product: 'Harbor Summit',
      lastFour: null,
    });
  });
  test.each([undefined, 0, -1])('drops the flights clause with a flight rate of %s', (flightsMultiplier) => {
    const some = facts([account({ earn: { hotelsMultiplier: 5, flightsMultiplier } })]);
    expect(some).toMatchObject({ flightRate: null, hotelRate: '5X' });
  });
  test.each([
    ['cash back', '3%', '1.5%'],
    ['Cash rewards', '3%', '1.5%'],
    ['miles', '3X', '1.5X'],
    ['points', '3X', '1.5X'],
  ])('of %s says %s and %s', (currencyDescription, flightRate, hotelRate) => {
    const earn = { hotelsMultiplier: 1.5, flightsMultiplier: 3 };
    const some = facts([account({ rewardsBalance: { currencyDescription }, earn })]);
    expect(some).toMatchObject({ flightRate, hotelRate, currency: currencyDescription });
  });
  test.each([
    ['cash back', '1,5\u00a0%'],
    ['miles', '1,5X'],
  ])('of %s says %s in French', (currencyDescription, hotelRate) => {
    const some = account({ rewardsBalance: { currencyDescription }, earn: { hotelsMultiplier: 1.5 } });
    expect(facts([some], '/', true, 'fr')?.hotelRate).toBe(hotelRate);
  });
  test.each([
    ['Fleet Business', '7702'],
    ['Harbor Summit', null],
    ['Fleet Business Plus', null],
  ])('of %s ends in %s', (productDisplayName, lastFour) => {
    expect(facts([account({ productDisplayName, lastFour: '7702' })])?.lastFour).toBe(lastFour);
  });
  test.each<[string, BannerAccount[]]>([
    ['the largest value', [account({ ...worth(5), productDisplayName: 'small' }), account()]],
    [
      'the larger hotel multiplier among equals',
      [account({ productDisplayName: 'less', earn: { hotelsMultiplier: 3 } }), account()],
    ],
    [
      'the first among equals in both',
      [account(), account({ productDisplayName: 'second', earn: { hotelsMultiplier: 4 } })],
    ],
  ])('speaks of the account of %s', (_, accounts) => {
    expect(facts(accounts)?.product).toBe('Harbor Summit');
  });
});
