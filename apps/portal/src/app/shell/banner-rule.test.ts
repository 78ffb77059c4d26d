import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { money } from '@sojourn/domain/money.ts';
import { describe, expect, test } from 'vitest';
import { bannerFacts } from './banner-rule.ts';

const account = (given: Partial<RewardsAccount> = {}): RewardsAccount => ({
  accountReferenceId: 'a1',
  productDisplayName: 'Harbor Summit',
  customerAccountRole: 'Primary',
  accountType: 'Personal',
  rewardsBalance: { value: 184250, currency: 'Miles', currencyDescription: 'miles' },
  rewardsCashEquivalent: { value: money(184250) },
  lastFour: '4417',
  lastFourVirtualCardNumbers: [],
  earn: { hotelsMultiplier: 4, carsMultiplier: 4, flightsMultiplier: 3 },
  allowRewardsRedemption: true,
  redemptionMin: { value: 0 },
  ...given,
});
const facts = (accounts: readonly RewardsAccount[], path = '/', isDesktop = true) =>
  bannerFacts({ accounts, firstName: 'Maya', path, isDesktop });

describe('the banner is hidden', () => {
  test.each([
    ['without an account', []],
    ['without a hotel multiplier', [account({ earn: { flightsMultiplier: 3 } })]],
    ['with a hotel multiplier of 0', [account({ earn: { hotelsMultiplier: 0 } })]],
    ['with a negative one', [account({ earn: { hotelsMultiplier: -1 } })]],
  ])('%s', (_, accounts) => {
    expect(facts(accounts)).toBeNull();
  });
  test('on the profile on a phone, not on desktop, and not on a path that only begins alike', () => {
    expect(facts([account()], '/profile/', false)).toBeNull();
    expect(facts([account()], '/profile', true)).not.toBeNull();
    expect(facts([account()], '/profiles', false)).not.toBeNull();
    expect(facts([account()], '/stays', false)).not.toBeNull();
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
  test('drops the flights clause without a flight rate', () => {
    expect(facts([account({ earn: { hotelsMultiplier: 5 } })])?.flightRate).toBeNull();
  });
  test('uses % for cash', () => {
    const cash = { value: 100, currency: 'USD', currencyDescription: 'Cash back' };
    expect(facts([account({ rewardsBalance: cash })])).toMatchObject({ flightRate: '3%', hotelRate: '4%' });
  });
  test('adds the last four of a business card', () => {
    expect(facts([account({ accountType: 'Business', lastFour: '7702' })])?.lastFour).toBe('7702');
  });
  test('speaks of the account of the largest value', () => {
    const small = account({ productDisplayName: 'Harbor Trail', rewardsCashEquivalent: { value: money(5) } });
    expect(facts([small, account()])?.product).toBe('Harbor Summit');
  });
});
