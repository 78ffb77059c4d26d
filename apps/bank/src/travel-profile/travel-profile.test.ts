/** The bank's page that embeds the travel profile: only where the bank shows it, and open to one portal. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followingClock } from '@sojourn/domain/following-clock.ts';
import { trueClock } from '@sojourn/domain/testing/today.ts';
import { connect } from '@sojourn/postgres/client.ts';
import { copyTestDatabase } from '@sojourn/postgres/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBank } from '../bank.ts';
import { readConfig } from '../config.ts';
import { loadPeople } from '../people.ts';

const directory = new URL('../db/migrations', import.meta.url).pathname;
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const clock = followingClock(trueClock, new AsyncLocalStorage<number>());
const PORTAL = 'http://localhost:8080';
const SECRET = 'x'.repeat(32);
let close: (() => Promise<void>)[] = [];
let bankWith: (more: Record<string, string>) => Promise<string>;

beforeAll(async () => {
  const copy = await copyTestDatabase({ directory, schema: 'bank' });
  const { pool, close: end } = connect({
    url: copy.url,
    schema: 'bank',
    applicationName: 'test-bank',
    poolSize: 4,
  });
  close = [copy.drop, end];
  bankWith = async (more) => {
    const config = readConfig({
      SOJOURN_LAB: 'open',
      OIDC_ISSUER: 'http://localhost:8081',
      DATABASE_URL: copy.url,
      PORTAL_ORIGINS: PORTAL,
      OIDC_CLIENT_SECRET: SECRET,
      REWARDS_API_KEY: SECRET,
      BANK_KEY: SECRET,
      ...more,
    });
    const people = loadPeople(config.peopleFile);
    const server: Server = await createBank({
      config,
      pool,
      people,
      clock,
      random,
      onError: () => undefined,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close.push(() => new Promise((resolve) => server.close(() => resolve())));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
});
afterAll(async () => {
  for (const each of close.toReversed()) await each();
});

const FILES = ['/travel-profile', '/assets/travel-profile.js', '/assets/travel-profile.css'];

test('is not there unless the bank names a portal', async () => {
  const bank = await bankWith({});
  for (const path of FILES) expect((await fetch(bank + path)).status, path).toBe(404);
  expect(readConfigOrigins({})).toEqual([PORTAL]);
});

test('takes scripts of its own and of that portal, and frames the vault alone', async () => {
  const bank = await bankWith({ TRAVEL_PROFILE_PORTAL: PORTAL, VAULT_URL: 'http://localhost:8082' });
  for (const path of [...FILES, '/auth/startsession/']) {
    expect((await fetch(bank + path)).status, path).toBe(200);
  }
  const policy = (await fetch(`${bank}/travel-profile`)).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' ${PORTAL}`,
      `connect-src ${PORTAL}`,
      'frame-src http://localhost:8082',
      "frame-ancestors 'none'",
    ]),
  );
  expect(await (await fetch(`${bank}/travel-profile?lang=fr`)).text()).toContain('Profil de voyage');
  // Shown by the page's script with `?debug` alone
  expect(await (await fetch(`${bank}/travel-profile`)).text()).toMatch(/<details id="tools"[^>]* hidden>/);
  expect(readConfigOrigins({ TRAVEL_PROFILE_PORTAL: PORTAL })).toEqual([PORTAL, 'http://localhost:8081']);
});

/** Where the consumer's sign-in may come back to. */
const readConfigOrigins = (more: Record<string, string>) =>
  readConfig({
    SOJOURN_LAB: 'open',
    OIDC_ISSUER: 'http://localhost:8081',
    DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/bank',
    PORTAL_ORIGINS: PORTAL,
    OIDC_CLIENT_SECRET: SECRET,
    REWARDS_API_KEY: SECRET,
    BANK_KEY: SECRET,
    ...more,
  }).clients[0]?.origins;
