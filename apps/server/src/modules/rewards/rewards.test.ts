/** Rewards accounts of the real bank, as each tenant shows them. */

import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRewardsSource } from '#suppliers/bank/rewards.ts';
import { outboundFetch } from '#suppliers/outbound-fetch.ts';
import { startTestBank, type TestBank } from '../../testing/bank.ts';
import { testClock } from '../../testing/clock.ts';
import { TEST_TENANTS } from '../../testing/server.ts';
import { orderAccounts } from './order-accounts.ts';
import { createRewards } from './rewards.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await startTestBank();
});
afterAll(() => bank?.close());

const [consumer, business] = TEST_TENANTS as [(typeof TEST_TENANTS)[0], (typeof TEST_TENANTS)[0]];
const actor = (subject: string, tenantId: 'consumer' | 'business' = 'consumer') =>
  ({ subject, tenantId }) as never;
const sourceOf = (apiKey: string, count: { asked: number } = { asked: 0 }) => {
  const fetch = outboundFetch({ origins: [bank.issuer], timeoutMs: 2_000, maxBytes: 100_000 });
  return createRewardsSource({ url: bank.issuer, apiKey }, (url, init) => {
    count.asked++;
    return fetch(url, init);
  });
};

describe('rewards accounts', () => {
  it('come best first: Summit before Trail', async () => {
    const rewards = createRewards(sourceOf(bank.rewardsApiKey), {
      clock: testClock(),
      tenants: TEST_TENANTS,
    });
    const accounts = await rewards.accountsOf(actor('maya'), false);
    expect(accounts.map(({ productDisplayName, lastFour }) => `${productDisplayName} ${lastFour}`)).toEqual([
      'Harbor Summit 4417',
      'Harbor Trail 0926',
    ]);
    expect(accounts[0]).toMatchObject({
      customerAccountRole: 'Primary',
      rewardsBalance: { value: 184_250, currencyDescription: 'miles' },
      rewardsCashEquivalent: { value: { amountMinor: 184_250, currency: 'USD' } },
      earn: { hotelsMultiplier: 4, carsMultiplier: 4, flightsMultiplier: 3 },
    });
    expect(await rewards.earnMultiplier(actor('maya'))).toBe(4);
    expect(await rewards.earnMultiplier(actor('sam'))).toBeNull();
  });
  it('of a company are seen at its tenant only', async () => {
    const rewards = createRewards(sourceOf(bank.rewardsApiKey), {
      clock: testClock(),
      tenants: TEST_TENANTS,
    });
    const seen = await rewards.accountsOf(actor('priya', 'business'), false);
    expect(seen.map(({ lastFour }) => lastFour)).toEqual(['7702']);
    expect(await rewards.accountsOf(actor('priya'), false)).toEqual([]);
  });
  it('are asked for again after five minutes, or when the customer asks', async () => {
    const [clock, count] = [testClock(), { asked: 0 }];
    const rewards = createRewards(sourceOf(bank.rewardsApiKey, count), { clock, tenants: TEST_TENANTS });
    for (let i = 0; i < 3; i++) await rewards.accountsOf(actor('maya'), false);
    expect(count.asked).toBe(1);
    await rewards.accountsOf(actor('maya'), true);
    clock.move(301);
    await rewards.accountsOf(actor('maya'), false);
    expect(count.asked).toBe(3);
  });
  it('are not told to who has another key; then the portal goes on without them', async () => {
    const rewards = createRewards(sourceOf('x'.repeat(40)), { clock: testClock(), tenants: TEST_TENANTS });
    await expect(rewards.accountsOf(actor('maya'), false)).rejects.toMatchObject({
      code: 'ServiceUnavailable',
    });
    expect(await rewards.earnMultiplier(actor('maya'))).toBeNull();
  });
});

describe('the order', () => {
  const account = (productDisplayName: string, cents: number, hotels?: number): RewardsAccount => ({
    accountReferenceId: productDisplayName,
    productDisplayName,
    customerAccountRole: 'Primary',
    accountType: 'Personal',
    rewardsBalance: { value: cents, currency: 'Miles', currencyDescription: 'miles' },
    rewardsCashEquivalent: { value: { amountMinor: cents, currency: 'USD' } },
    lastFour: '0000',
    lastFourVirtualCardNumbers: [],
    earn: hotels === undefined ? {} : { hotelsMultiplier: hotels },
    allowRewardsRedemption: true,
    redemptionMin: { value: 0 },
  });
  const ordered = (tenant: typeof consumer, ...accounts: RewardsAccount[]) =>
    orderAccounts(accounts, tenant).map(({ productDisplayName }) => productDisplayName);
  it('is by cash, then by hotel multiplier, a missing one last', () => {
    expect(
      ordered(consumer, account('a', 5), account('b', 9, 1), account('c', 9, 2), account('d', 9)),
    ).toEqual(['c', 'b', 'd', 'a']);
  });
  it('takes the business-card line and the word business as a company’s', () => {
    const all = [account('Fleet Plus', 1), account('Small Business', 2), account('Summit', 3)];
    expect(ordered(business, ...all)).toEqual(['Small Business', 'Fleet Plus']);
    expect(ordered(consumer, ...all)).toEqual(['Summit']);
  });
});
