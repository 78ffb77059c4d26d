/** Rewards accounts of the real bank, as each tenant shows them. */

import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#context.ts';
import type { RewardsSource } from '#suppliers/bank/port.ts';
import { createRewardsSource } from '#suppliers/bank/rewards.ts';
import { outboundFetch } from '#suppliers/outbound-fetch.ts';
import { unavailable } from '#suppliers/outcome.ts';
import { startTestBank, type TestBank } from '#testing/bank.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { DEMO_PEOPLE } from '../../../../../bank/src/data/demo-people.ts';
import { DEMO_CARDS } from '../../../../../vault/src/cards/data/demo-cards.ts';
import { forgetBalances } from './earnings.ts';
import { orderAccounts } from './order-accounts.ts';
import { createRewards } from './rewards.ts';

let bank: TestBank;
let database: TestDatabase;
beforeAll(async () => {
  [bank, database] = await Promise.all([startTestBank(), createTestDatabase()]);
});
afterAll(async () => {
  await database?.drop();
  await bank?.close();
});
const rewardsOf = (source: RewardsSource, clock = testClock()) =>
  createRewards(source, { db: database.db, clock, tenants: TEST_TENANTS });

const [consumer, business] = TEST_TENANTS as [(typeof TEST_TENANTS)[0], (typeof TEST_TENANTS)[0]];
const actor = (subject: string, tenantId: 'consumer' | 'business' = 'consumer') =>
  ({ subject, tenantId, customerId: `cus_${subject}` }) as unknown as Actor;
const sourceOf = (apiKey: string, count: { asked: number } = { asked: 0 }) => {
  const fetch = outboundFetch({ origins: [bank.issuer], timeoutMs: 2_000, maxBytes: 100_000 });
  return createRewardsSource({ url: bank.issuer, apiKey }, (url, init) => {
    count.asked++;
    return fetch(url, init);
  });
};

describe('rewards accounts', () => {
  it('come best first: Summit before Trail', async () => {
    const rewards = rewardsOf(sourceOf(bank.rewardsApiKey));
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
    expect(await rewards.earnRates(actor('maya'))).toMatchObject({
      hotelsMultiplier: 4,
      carsMultiplier: 4,
    });
    expect(await rewards.earnRates(actor('sam'))).toBeNull();
  });
  it('of a company are seen at its tenant only', async () => {
    const rewards = rewardsOf(sourceOf(bank.rewardsApiKey));
    const seen = await rewards.accountsOf(actor('priya', 'business'), false);
    expect(seen.map(({ lastFour }) => lastFour)).toEqual(['7702']);
    expect(await rewards.accountsOf(actor('priya'), false)).toEqual([]);
  });
  it('have the holder’s name for people who only use them, and each person’s own card', async () => {
    const rewards = rewardsOf(sourceOf(bank.rewardsApiKey));
    const shown = async (subject: string, tenant?: 'business') => {
      const [first] = await rewards.accountsOf(actor(subject, tenant), false);
      return [first?.customerAccountRole, first?.holderName, first?.lastFour];
    };
    expect(await shown('maya')).toEqual(['Primary', null, '4417']);
    expect(await shown('jonah')).toEqual(['Authorized User', 'Maya Okafor', '4425']);
    expect(await shown('priya', 'business')).toEqual(['Account Manager', null, '7702']);
    expect(await shown('daniel', 'business')).toEqual(['Non Financial User', 'Priya Nair', '5514']);
  });
  it('of the demo people are those of the cards that pay', () => {
    for (const [subject, , label, , lastFour] of DEMO_CARDS) {
      const accounts = DEMO_PEOPLE.find((person) => person.subject === subject)?.accounts ?? [];
      expect(accounts.map((each) => `${each.productDisplayName} ${each.lastFour}`)).toContain(
        `${label} ${lastFour}`,
      );
    }
  });
  it('are asked for again after five minutes, or when the customer asks', async () => {
    const [clock, count] = [testClock(), { asked: 0 }];
    const rewards = rewardsOf(sourceOf(bank.rewardsApiKey, count), clock);
    for (let i = 0; i < 3; i++) await rewards.accountsOf(actor('maya'), false);
    expect(count.asked).toBe(1);
    await rewards.accountsOf(actor('maya'), true);
    clock.move(301);
    await rewards.accountsOf(actor('maya'), false);
    expect(count.asked).toBe(3);
  });
  it('are asked for again by every server process once a balance has changed', async () => {
    const counts = [{ asked: 0 }, { asked: 0 }] as const;
    const processes = counts.map((count) => rewardsOf(sourceOf(bank.rewardsApiKey, count)));
    const [maya, elena] = [actor('maya'), actor('elena')];
    const ask = async () => {
      for (const process of processes)
        for (const each of [maya, elena]) await process.accountsOf(each, false);
      return counts.map(({ asked }) => asked);
    };
    expect(await ask()).toEqual([2, 2]);
    expect(await ask()).toEqual([2, 2]);
    await database.db.transaction().execute((tx) => forgetBalances(tx, maya));
    expect(await ask()).toEqual([3, 3]);
    expect(await ask()).toEqual([3, 3]);
    // Multipliers are not the balance’s: the first page of a search does not wait for it
    await database.db.transaction().execute((tx) => forgetBalances(tx, maya));
    for (const process of processes)
      expect(await process.earnRates(maya)).toMatchObject({ hotelsMultiplier: 4 });
    expect(counts.map(({ asked }) => asked)).toEqual([3, 3]);
  });
  it('of nobody are not remembered, and what changed is not shown while the bank is away', async () => {
    const count = { asked: 0 };
    const source = sourceOf(bank.rewardsApiKey, count);
    let isAway = false;
    const rewards = rewardsOf({
      accounts: async (subject) => (isAway ? unavailable : source.accounts(subject)),
    });
    for (let i = 0; i < 2; i++) expect(await rewards.accountsOf(actor('sam'), false)).toEqual([]);
    expect(count.asked).toBe(2);
    await rewards.accountsOf(actor('maya'), false);
    isAway = true;
    expect(await rewards.accountsIfThere(actor('maya'), true)).toHaveLength(2);
    await database.db.transaction().execute((tx) => forgetBalances(tx, actor('maya')));
    expect(await rewards.accountsIfThere(actor('maya'), false)).toBeNull();
  });
  it('in cash are kept in cents and known by their currency', async () => {
    const rewards = rewardsOf(sourceOf(bank.rewardsApiKey));
    const [trail, cash] = await rewards.accountsOf(actor('elena'), false);
    expect(trail?.lastFour).toBe('3318');
    expect(cash).toMatchObject({
      productDisplayName: 'Harbor Cash',
      rewardsBalance: { value: 8_615, currency: 'USD', currencyDescription: 'cash back' },
      rewardsCashEquivalent: { value: { amountMinor: 8_615, currency: 'USD' } },
      redemptionMin: { value: 2_500 },
      earn: { hotelsMultiplier: 1.5 },
    });
  });
  it('are not told to who has another key; then the portal goes on without them', async () => {
    const rewards = rewardsOf(sourceOf('x'.repeat(40)));
    await expect(rewards.accountsOf(actor('maya'), false)).rejects.toMatchObject({
      code: 'ServiceUnavailable',
    });
    expect(await rewards.earnRates(actor('maya'))).toBeNull();
  });
});

describe('the order', () => {
  const account = (productDisplayName: string, cents: number, hotels?: number): RewardsAccount => ({
    accountReferenceId: productDisplayName,
    productDisplayName,
    customerAccountRole: 'Primary',
    holderName: null,
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
  it('takes the prefixes of the tenant’s configuration, as whole words', () => {
    const all = [account('Ledger One', 1), account('Ledgerless', 2), account('Fleet Plus', 3)];
    const cedar = { ...consumer, businessCardPrefixes: ['Ledger'] };
    expect(ordered(cedar, ...all)).toEqual(['Fleet Plus', 'Ledgerless']);
    expect(ordered({ ...cedar, capabilities: ['corporate'] }, ...all)).toEqual(['Ledger One']);
  });
});
