/** Limits hold over several server processes, each caller on their own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { LIMITS } from './limits.ts';
import { countHit } from './store.ts';

let database: TestDatabase;
let servers: TestServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  const handlers = { getLab: async () => ({ now: '2027-02-08T15:00:00.000Z' as never, scenarios: [] }) };
  const one = () => createTestServer({ database, handlers, settings: { limitFactor: 1, trustProxy: true } });
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
