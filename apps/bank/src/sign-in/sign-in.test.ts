/** The sign-in page under attack: guesses at once, names tried out, forwarded addresses, and demo people. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followingClock } from '@sojourn/domain/following-clock.ts';
import { trueClock } from '@sojourn/domain/testing/today.ts';
import { connect } from '@sojourn/postgres/client.ts';
import { copyTestDatabase } from '@sojourn/postgres/testing.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBank } from '../bank.ts';
import { readConfig } from '../config.ts';
import { DEMO_PASSWORD } from '../data/demo-people.ts';
import { hashPassword } from '../password.ts';
import { loadPeople } from '../people.ts';
import type { Pool } from '../store.ts';
import { ATTEMPTS, attemptSignIn } from './attempt.ts';
import { deviceCookie, deviceOwner } from './known-device.ts';

const folder = mkdtempSync(join(tmpdir(), 'bank-test-'));
const directory = new URL('../db/migrations', import.meta.url).pathname;
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const clock = followingClock(trueClock, new AsyncLocalStorage<number>());
let pool: Pool;
let close: (() => Promise<void>)[] = [];
const PORTAL = 'http://localhost:8080';

beforeAll(async () => {
  const copy = await copyTestDatabase({ directory, schema: 'bank' });
  const connection = connect({ url: copy.url, schema: 'bank', applicationName: 'test-bank', poolSize: 8 });
  pool = connection.pool;
  close = [connection.close, copy.drop];
});
afterAll(async () => {
  for (const each of close) await each();
  rmSync(folder, { recursive: true });
});
beforeEach(() => pool.query('delete from failed_attempts'));

const demo = loadPeople(null);
const attempt = (
  userName: string,
  password: string,
  address = '203.0.113.1',
  deviceOf: string | null = null,
) => attemptSignIn(pool, demo, { userName, password, address, deviceOf });

test('guesses made all at once are no more than guesses made one by one', async () => {
  const guesses = Array.from({ length: 24 }, (_, i) => attempt('elena.ruiz', `guess ${i}`));
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer === 'wrong').length).toBeLessThanOrEqual(ATTEMPTS.perPlace);
  expect(answers.filter((answer) => answer === 'throttled').length).toBeGreaterThanOrEqual(19);
});

test('a paused attempt does not make the pause longer, and a right password ends the count', async () => {
  for (let i = 0; i < 8; i++) await attempt('elena.ruiz', 'wrong');
  const { rows } = await pool.query(
    "select count(*)::int as count from failed_attempts where who like 'place:%'",
  );
  expect(rows[0].count).toBe(ATTEMPTS.perPlace);
  for (let i = 0; i < 4; i++) await attempt('maya.okafor', 'wrong');
  expect(await attempt('maya.okafor', DEMO_PASSWORD)).toMatchObject({ subject: 'maya' });
  for (let i = 0; i < 5; i++) expect(await attempt('maya.okafor', 'wrong')).toBe('wrong');
});

test('a stranger’s wrong passwords lock out no owner, on whatever device', async () => {
  for (let i = 0; i < 9; i++) await attempt('maya.okafor', 'wrong', '198.51.100.7');
  expect(await attempt('maya.okafor', DEMO_PASSWORD, '198.51.100.7')).toBe('throttled');
  expect(await attempt('maya.okafor', DEMO_PASSWORD, '203.0.113.9')).toMatchObject({ subject: 'maya' });
  await pool.query("insert into failed_attempts (who) select 'user:maya' from generate_series(1, 30)");
  // Many strangers at once slow down devices that nobody knows, and only them
  expect(await attempt('maya.okafor', DEMO_PASSWORD, '203.0.113.8')).toBe('throttled');
  const known = await attempt('maya.okafor', DEMO_PASSWORD, '203.0.113.8', 'maya');
  expect(known).toMatchObject({ subject: 'maya' });
  for (let i = 0; i < 5; i++) expect(await attempt('maya.okafor', 'no', '203.0.113.8', 'maya')).toBe('wrong');
  expect(await attempt('maya.okafor', DEMO_PASSWORD, '203.0.113.8', 'maya')).toBe('throttled');
  expect(await attempt('elena.ruiz', 'no', '203.0.113.8', 'maya')).toBe('wrong');
});

test('a device is known by a cookie that only the bank can write', () => {
  const sent = (cookie: string) =>
    deviceOwner({ headers: { cookie } } as IncomingMessage, ['n'.repeat(40), 'k'.repeat(40)]);
  const cookie = deviceCookie('k'.repeat(40), 'maya', true).split(';')[0] ?? '';
  expect(sent(`other=1; ${cookie}`)).toBe('maya');
  expect(sent(deviceCookie('x'.repeat(40), 'maya', true).split(';')[0] ?? '')).toBeNull();
  expect(sent(cookie.replace(/=[^.]+/, `=${Buffer.from('elena').toString('base64url')}`))).toBeNull();
  expect(sent('')).toBeNull();
});

test('a name that nobody has is refused like a wrong password, and paused like one', async () => {
  const messageFor = async (name: string) => {
    const answers: unknown[] = [];
    for (let i = 0; i < 6; i++) answers.push(await attempt(name, 'wrong', '203.0.113.2'));
    return answers;
  };
  expect(await messageFor('nobody.at-all')).toEqual(await messageFor('jonah.okafor'));
});

async function withBank(settings: Record<string, string>, work: (url: string) => Promise<void>) {
  const config = readConfig({
    NODE_ENV: 'test',
    SOJOURN_LAB: 'open',
    PORT: '8081',
    OIDC_ISSUER: 'http://localhost:8081',
    DATABASE_URL: 'postgres://127.0.0.1/unused',
    PORTAL_ORIGINS: PORTAL,
    OIDC_CLIENT_SECRET: 'c'.repeat(40),
    REWARDS_API_KEY: 'r'.repeat(40),
    BANK_KEY: 'b'.repeat(40),
    ...settings,
  });
  const bugs: unknown[] = [];
  const people = loadPeople(config.peopleFile);
  const parts = { config, pool, people, clock, random, onError: (bug: unknown) => bugs.push(bug) };
  const server: Server = await createBank(parts);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(bugs).toEqual([]);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** The page that a portal sends a browser to, and how it posts its form. */
async function openPage(bank: string) {
  const query = new URLSearchParams({
    client_id: 'sojourn-consumer',
    redirect_uri: `${PORTAL}/auth/startsession/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const sent = await fetch(`${bank}/auth?${query}`, { redirect: 'manual' });
  const cookie = sent.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const path = new URL(sent.headers.get('location')!, bank).pathname;
  const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(bank + path, {
      method: 'POST',
      headers: { cookie, ...headers },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
  return { page: await (await fetch(bank + path, { headers: { cookie } })).text(), post };
}

test('demo people are let in without a password', () =>
  withBank({}, async (bank) => {
    const { page, post } = await openPage(bank);
    expect(page).toContain('maya.okafor');
    expect((await post({ demo: 'maya.okafor' })).status).toBe(303);
  }));

test('people of a file never are, also when nobody said that this is production', async () => {
  const file = join(folder, 'people.json');
  const password = await hashPassword('a real password', randomBytes(16));
  const person = { subject: 'ada', userName: 'ada', firstName: 'Ada', lastName: 'L', locale: 'en', password };
  const about = { en: 'about', fr: 'about' };
  writeFileSync(file, JSON.stringify([{ ...person, email: 'ada@example.test', accounts: [], about }]));
  await withBank({ BANK_PEOPLE_FILE: file }, async (bank) => {
    const { page, post } = await openPage(bank);
    expect(page).not.toContain('name="demo"');
    expect((await post({ demo: 'ada' })).status).toBe(422);
    expect((await post({ userName: 'ada', password: 'a real password' })).status).toBe(303);
  });
});

const counted = async () =>
  (await pool.query("select who from failed_attempts where who like 'address:%'")).rows;

test.each([
  ['0', 'address:127.0.0.1'],
  ['1', 'address:203.0.113.9'],
  ['2', 'address:198.51.100.7'],
])('behind %s proxies a failure counts for %s', (proxies, who) =>
  withBank({ TRUSTED_PROXIES: proxies }, async (bank) => {
    const { post } = await openPage(bank);
    const headers = { 'x-forwarded-for': '192.0.2.1, 198.51.100.7, 203.0.113.9' };
    expect((await post({ userName: 'nobody', password: 'x' }, headers)).status).toBe(422);
    expect(await counted()).toEqual([{ who }]);
  }),
);

test.each([
  ['no proxy', '0'],
  ['a proxy', '1'],
])('behind %s the bank writes its own addresses, whatever host is forwarded', (_, proxies) =>
  withBank({ TRUSTED_PROXIES: proxies }, async (bank) => {
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const found = await fetch(`${bank}/.well-known/openid-configuration`, { headers: forwarded });
    expect(await found.text()).not.toContain('evil.example');
    const signedOut = await fetch(`${bank}/session/end`, { headers: forwarded, redirect: 'manual' });
    expect(`${signedOut.headers.get('location')} ${await signedOut.text()}`).not.toContain('evil.example');
    const refused = await fetch(`${bank}/auth?client_id=nobody`, { headers: forwarded, redirect: 'manual' });
    expect(`${refused.headers.get('location')} ${await refused.text()}`).not.toContain('evil.example');
  }),
);

test('every answer has its headers, also to what is no address', () =>
  withBank({}, async (bank) => {
    const ask = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const { hostname, port } = new URL(bank);
        const socket = connectSocket(Number(port), hostname);
        let answer = '';
        socket.on('data', (part) => {
          answer += part.toString();
        });
        socket.once('close', () => resolve(answer)).once('error', reject);
        socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      });
    for (const path of ['/', '/nowhere', '//', 'http://[', '*', '/interaction/x', '/auth', '/session/end']) {
      const answer = await ask(path);
      expect(answer, path).toMatch(/^HTTP\/1\.1 [24]\d\d /);
      expect(answer, path).toMatch(/content-security-policy: default-src 'none'/i);
      expect(answer, path).toMatch(/x-frame-options: DENY/i);
    }
  }));
