import { plusSeconds } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testProducts } from '../products/testing/with-products.ts';
import { testClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startHousekeeping } from './housekeeping.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => vi.useRealTimers());
afterAll(() => database.drop());

test('a sweep that fails is told of and keeps none after it from its own', async () => {
  const { db } = database;
  const clock = testClock();
  await sql`insert into sign_ins values ('consumer', 'state', 'browser', 'nonce', 'verifier', 'https://a',
    ${plusSeconds(clock.now(), -30 * 86_400)})`.execute(db);
  // Of the first sweep of all
  await sql`drop table rate_limits`.execute(db);
  const told: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void told.push(line) });
  const random = { bytes: (count: number) => new Uint8Array(count) };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const keys = { current: 'a key of tests that nobody else has', older: [] };
  const { stop } = startHousekeeping({ db, clock, log, random }, testProducts, null, keys);
  vi.advanceTimersByTime(10 * 60_000);
  const signIns = async () => (await sql`select from sign_ins`.execute(db)).rows.length;
  await expect.poll(signIns).toBe(0);
  stop();
  expect(told).toEqual([expect.stringContaining('rate_limits')]);
});
