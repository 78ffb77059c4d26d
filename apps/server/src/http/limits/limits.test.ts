/** Limits hold over several server processes, each caller on their own. */
import { calls } from '@sojourn/contract/calls.ts';
import { nowMs } from '@sojourn/domain/testing/today.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { callerOf, LIMITS, limitClassOf } from './limits.ts';
import { countHit } from './store.ts';

let database: TestDatabase;
let servers: TestServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  const handlers = { getLab: async () => ({ now: '2027-02-08T15:00:00.000Z' as never, scenarios: [] }) };
  const one = () => createTestServer({ database, handlers, settings: { limitFactor: 1, trustedProxies: 1 } });
  servers = [await one(), await one()];
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await database?.drop();
});

it('two servers count together, and say when to come again', async () => {
  const from = (address: string, i: number) =>
    servers[i % 2]!.call('startSignIn', null, { input: {}, headers: { 'x-forwarded-for': address } });
  const { hits } = LIMITS.signIn;
  // The window may turn once in between, so at most two windows' worth goes through
  const answers = await Promise.all(Array.from({ length: hits * 2 + 5 }, (_, i) => from('203.0.113.7', i)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(hits);
  expect(refused[0]!.error?.code).toBe('ExcessiveActivity');
  const wait = Number(refused[0]!.headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(LIMITS.signIn.windowSeconds);
  expect((await from('203.0.113.8', 0)).status).not.toBe(429);
});

it('no hit is lost when many count at once', async () => {
  const counted = await Promise.all(
    Array.from({ length: 100 }, () => countHit(database.db, 'race', 24 * 3600)),
  );
  expect(Math.max(...counted.map(({ hits }) => hits))).toBe(100);
});

it('a person in several sessions counts as one', async () => {
  const person = { subject: 'in-three-browsers' };
  const sessions = await Promise.all([1, 2, 3].map(() => servers[0]!.signIn(person)));
  const { hits } = LIMITS.quote;
  const params = { bookingId: 'bkg_00000000000000000000000001' as never };
  const ask = (i: number) =>
    servers[i % 2]!.call('quoteCancel', sessions[i % 3]!, { params, input: {} }).then(({ status }) => status);
  // Less than a window's worth for each session, more than two windows' for the person
  const answers = await Promise.all(Array.from({ length: hits * 2 + 6 }, (_, i) => ask(i)));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
});

it('attempts at an exchange are counted by all servers, for the person', async () => {
  const sessions = await Promise.all(
    [1, 2].map(() => servers[0]!.signIn({ subject: 'who-tries-and-tries' })),
  );
  const { hits, windowSeconds } = LIMITS.exchange;
  expect([limitClassOf('requestChange', calls.requestChange), windowSeconds]).toEqual(['exchange', 600]);
  const params = { bookingId: 'bkg_00000000000000000000000001' as never };
  const input = { ask: { kind: 'Part' as const, parts: [1] } };
  const ask = (i: number) => servers[i % 2]!.call('requestChange', sessions[i % 2]!, { params, input });
  const answers = await Promise.all(Array.from({ length: hits * 2 + 6 }, (_, i) => ask(i)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(6);
  expect(refused[0]?.error?.code).toBe('ExcessiveActivity');
});

it('an address is the one that the last proxy saw, not what the caller wrote before it', async () => {
  const { hits } = LIMITS.signIn;
  const ask = (i: number) =>
    servers[0]!.call('startSignIn', null, {
      input: {},
      headers: { 'x-forwarded-for': `10.0.0.${i % 250}, 203.0.113.99` },
    });
  const answers = await Promise.all(Array.from({ length: hits * 2 + 5 }, (_, i) => ask(i)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
});

it('a receipt takes a tenth of a second to draw: twenty in a minute', () => {
  expect(limitClassOf('getReceipt', calls.getReceipt)).toBe('document');
  expect(LIMITS.document).toEqual({ hits: 20, windowSeconds: 60 });
});

it.each(['getFareCalendar', 'getFareDates', 'getFareHistory'] as const)(
  '%s takes as long as many searches: less often in a minute',
  (name) => {
    expect(limitClassOf(name, calls[name])).toBe('days');
    expect(LIMITS.days.hits).toBeLessThan(LIMITS.search.hits / 2);
  },
);

it('good fares take the days of many cities: far less often, and nothing of what days may take', () => {
  expect(limitClassOf('listGoodFares', calls.listGoodFares)).toBe('goodFares');
  const { hits, windowSeconds } = LIMITS.goodFares;
  expect(windowSeconds).toBe(LIMITS.days.windowSeconds);
  expect(hits).toBeLessThan(LIMITS.days.hits / 5);
  // Somebody who tries airport after airport
  expect(hits).toBeGreaterThanOrEqual(10);
});

it.each([
  ['203.0.113.7', 'ip:203.0.113.7'],
  ['::ffff:203.0.113.7', 'ip:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', 'ip:2001:db8:1:2'],
  ['2001:DB8:1:2::9', 'ip:2001:db8:1:2'],
  ['2001:db8::1', 'ip:2001:db8:0:0'],
  ['2001:0db8:0001:0002::1', 'ip:2001:db8:1:2'],
  ['::1', 'ip:0:0:0:0'],
  ['fe80::1%eth0', 'ip:fe80:0:0:0'],
])('%s is counted as %s', (address, by) => expect(callerOf(null, address)).toBe(by));

it('pictures that must be drawn are counted, those that are kept are not', async () => {
  const draw = async (seed: string) => {
    const url = `/art/hotel.svg?s=${seed}&w=64&h=48`;
    const headers = { 'x-forwarded-for': '203.0.113.99' };
    return (await servers[0]!.app.inject({ url, headers })).statusCode;
  };
  expect(await draw('first')).toBe(200);
  // The rest of this window is used up
  const windowStart = Math.floor(nowMs() / 60_000) * 60_000;
  await sql`update rate_limits
    set hits = ${LIMITS.picture.hits}, window_start = ${new Date(windowStart).toISOString()}
    where bucket = 'picture:ip:203.0.113.99'`.execute(database.db);
  expect(await draw('second')).toBe(429);
  expect(await draw('first')).toBe(200);
});
