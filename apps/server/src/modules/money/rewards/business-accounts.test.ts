/** Over HTTP with the real bank: which of a person's accounts are a company's, by their names (A §9). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRewardsSource } from '#suppliers/bank/rewards.ts';
import { outboundFetch } from '#suppliers/outbound-fetch.ts';
import { startTestBank, type TestBank } from '#testing/bank.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { createTestServer, TEST_TENANTS, type TestServer } from '#testing/server.ts';
import { DEMO_PEOPLE } from '../../../../../bank/src/data/demo-people.ts';
import { createRewards } from './rewards.ts';
import { rewardsRoutes } from './routes.ts';

const COMPANY = ['Fleet', 'Fleet Plus', 'FLEET Select', 'Corner Business Card', 'business one'];
const PERSONAL = ['Harbor Summit', 'Fleetwood Card', 'Grand Fleet', 'Businesslike Card'];

const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
let bank: TestBank;
let database: TestDatabase;
/** The prefix as the delivered configuration has it, and another issuer's. */
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  const [maya] = DEMO_PEOPLE;
  const [account] = maya?.accounts ?? [];
  const accounts = [...COMPANY, ...PERSONAL].map((productDisplayName, i) => ({
    ...account,
    accountReferenceId: `acc_${i}`,
    productDisplayName,
  }));
  const file = join(folder, 'people.json');
  writeFileSync(file, JSON.stringify([{ ...maya, accounts }]));
  [bank, database] = await Promise.all([
    startTestBank({ environment: { BANK_PEOPLE_FILE: file } }),
    createTestDatabase(),
  ]);
  const fetch = outboundFetch({ origins: [bank.issuer], timeoutMs: 5_000, maxBytes: 100_000 });
  const start = (tenants: typeof TEST_TENANTS) =>
    createTestServer({
      database,
      tenants,
      handlers: (effects) => {
        const source = createRewardsSource({ url: bank.issuer, apiKey: bank.rewardsApiKey }, fetch);
        return rewardsRoutes(createRewards(source, { ...effects, tenants }));
      },
    });
  server = await start(TEST_TENANTS);
  other = await start(TEST_TENANTS.map((tenant) => ({ ...tenant, businessCardPrefixes: ['Grand'] })));
});
afterAll(async () => {
  await server?.close();
  await other?.close();
  await database?.drop();
  await bank?.close();
  rmSync(folder, { recursive: true });
});

async function shownAt(at: TestServer, tenantId: 'consumer' | 'business'): Promise<string[]> {
  const browser = await at.signIn({ tenantId, subject: 'maya' });
  const { body } = await at.call('listRewardsAccounts', browser, { input: { refresh: true } });
  return body.value.map(({ productDisplayName }) => productDisplayName).toSorted();
}

it('the prefix or the word business makes an account a company’s, all others are personal', async () => {
  expect(await shownAt(server, 'business')).toEqual(COMPANY.toSorted());
  expect(await shownAt(server, 'consumer')).toEqual(PERSONAL.toSorted());
});

it('the prefix is the configuration’s', async () => {
  expect(await shownAt(other, 'business')).toEqual(['Corner Business Card', 'Grand Fleet', 'business one']);
  expect(await shownAt(other, 'consumer')).toEqual(
    [
      'Businesslike Card',
      'FLEET Select',
      'Fleet',
      'Fleet Plus',
      'Fleetwood Card',
      'Harbor Summit',
    ].toSorted(),
  );
});
