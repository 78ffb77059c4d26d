/** The bank's internal API without the lab: no scenarios, no events by hand, nobody else's clock. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instant } from '@sojourn/domain/dates.ts';
import { followingClock } from '@sojourn/domain/following-clock.ts';
import { connect } from '@sojourn/postgres/client.ts';
import { copyTestDatabase } from '@sojourn/postgres/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBank } from '../bank.ts';
import { readConfig } from '../config.ts';
import { DEMO_PEOPLE } from '../data/demo-people.ts';
import { loadPeople } from '../people.ts';
import type { Pool } from '../store.ts';

const folder = mkdtempSync(join(tmpdir(), 'bank-internal-'));
const file = join(folder, 'people.json');
const clock = followingClock(
  { now: () => '2027-02-08T15:00:00.000Z' as Instant },
  new AsyncLocalStorage<number>(),
);
const key = 'r'.repeat(40);
let pool: Pool;
let server: Server;
let close: (() => Promise<void>)[] = [];

async function start(people: unknown): Promise<void> {
  writeFileSync(file, JSON.stringify(people));
  const config = readConfig({
    OIDC_ISSUER: 'http://localhost:8081',
    DATABASE_URL: 'postgres://127.0.0.1/unused',
    PORTAL_ORIGINS: 'http://localhost:8080',
    OIDC_CLIENT_SECRET: 'c'.repeat(40),
    REWARDS_API_KEY: key,
    BANK_KEY: 'b'.repeat(40),
    BANK_PEOPLE_FILE: file,
  });
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const onError = (error: unknown) => {
    throw error;
  };
  const parts = { config, pool, people: loadPeople(config.peopleFile), clock, random, onError };
  server = await createBank(parts);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}
const stop = () => new Promise((resolve) => server.close(resolve));

beforeAll(async () => {
  const directory = new URL('../db/migrations', import.meta.url).pathname;
  const copy = await copyTestDatabase({ directory, schema: 'bank' });
  const connection = connect({ url: copy.url, schema: 'bank', applicationName: 'test-bank', poolSize: 4 });
  pool = connection.pool;
  close = [connection.close, copy.drop];
  await start(DEMO_PEOPLE);
});
afterAll(async () => {
  await stop();
  for (const each of close) await each();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, body?: object | string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/internal/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}
const reservation = (change: object = {}) => ({
  reference: `ref:${randomBytes(6).toString('hex')}`,
  subject: 'maya',
  accountReferenceId: 'acc_summit_4417',
  units: 10,
  ...change,
});

test('scenarios, events by hand and another clock have no effect unless the lab was asked for', async () => {
  const spoiled = { 'x-scenario': 'miles-rejected', 'x-lab-now': '2031-01-01T00:00:00.000Z' };
  const reserved = await ask('rewards/redemptions', reservation(), spoiled);
  expect(reserved).toMatchObject({
    status: 200,
    body: { state: 'reserved', expiresAt: '2027-02-15T15:00:00.000Z' },
  });
  const event = { accountReferenceId: 'acc_summit_4417', type: 'EnterBadStanding' };
  expect((await ask('standing-events', event)).status).toBe(404);
});

test('what is not whole is refused, and nothing is noted of it', async () => {
  for (const wrong of [
    '{',
    '[]',
    reservation({ units: 0 }),
    reservation({ units: 1.5 }),
    reservation({ units: '5' }),
    reservation({ reference: 'a b' }),
    reservation({ subject: '' }),
    reservation({ accountReferenceId: undefined }),
  ]) {
    expect([wrong, (await ask('rewards/redemptions', wrong)).status]).toEqual([wrong, 400]);
  }
  expect((await ask('rewards/redemptions', 'x', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await ask('rewards/redemptions', 'x'.repeat(9_000))).status).toBe(413);
  expect((await ask('rewards/nothing')).status).toBe(404);
  expect((await ask('rewards/records?since=-1')).status).toBe(400);
  expect((await ask('rewards/redemptions/%ff')).status).toBe(400);
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from redemptions');
  expect(rows[0]!.count).toBe(1);
});

test('every address under it asks for the key', async () => {
  for (const path of ['rewards/accounts?subject=maya', 'rewards/records', 'standing-events', 'nothing']) {
    expect((await ask(path, undefined, { authorization: 'Bearer x' })).status).toBe(401);
  }
});

test('a later people file changes names and roles, never a balance', async () => {
  const balanceOf = async (subject: string) => {
    const { accounts } = (await ask(`rewards/accounts?subject=${subject}`)).body as unknown as {
      accounts: { productDisplayName: string; rewardsBalance: { value: number } }[];
    };
    return accounts.map((each) => [each.productDisplayName, each.rewardsBalance.value]);
  };
  const before = (await balanceOf('maya'))[0]![1];
  await stop();
  const [maya] = DEMO_PEOPLE;
  const [summit] = maya!.accounts;
  await start([{ ...maya, accounts: [{ ...summit, productDisplayName: 'Harbor Peak', balance: 5 }] }]);
  expect(await balanceOf('maya')).toEqual([['Harbor Peak', before]]);
  expect(await balanceOf('jonah')).toEqual([]);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from rewards_movements where kind = 'opening'`,
  );
  expect(rows[0]!.count).toBe(
    new Set(DEMO_PEOPLE.flatMap(({ accounts }) => accounts.map((each) => each.accountReferenceId))).size,
  );
});
