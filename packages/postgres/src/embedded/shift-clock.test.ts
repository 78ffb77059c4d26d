import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDatabase, withClient } from '../databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './launch.ts';
import { shiftClock } from './shift-clock.ts';

const AHEAD_DAYS = 500;
const stateDir = mkdtempSync(join(tmpdir(), 'sojourn-clock-'));
let server: EmbeddedPostgres;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ stateDir, fast: true, log: () => undefined });
  await ensureDatabase(server.url('postgres'), 'before');
  const made = `create table visits (n int, at timestamptz not null default now());
    create index on visits (at)`;
  await withClient(server.url('before'), (client) => client.query(made));
  await shiftClock(server.url, AHEAD_DAYS * 86_400_000);
  await ensureDatabase(server.url('postgres'), 'after');
});
afterAll(async () => {
  await server?.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

const ask = <T extends pg.QueryResultRow>(name: string, statement: string): Promise<T[]> =>
  withClient(server.url(name), async (client) => (await client.query<T>(statement)).rows);
/** `current_timestamp` is the true time, which no statement of the product reads. */
const daysAhead = (time: string) => `round(extract(epoch from ${time} - current_timestamp) / 86400)::int`;

test.each(['before', 'after'])(
  'now() and clock_timestamp() are ahead in a database made %s',
  async (name) => {
    const [row] = await ask(
      name,
      `select ${daysAhead('now()')} as now, ${daysAhead('clock_timestamp()')} as clock,
       clock_timestamp() >= now() as "goesOn"`,
    );
    expect(row).toEqual({ now: AHEAD_DAYS, clock: AHEAD_DAYS, goesOn: true });
  },
);

test('a default and a function that were there before follow, and an index is used', async () => {
  await ask('before', 'insert into visits select generate_series(1, 5000)');
  await ask('before', 'analyze visits');
  expect(await ask('before', `select distinct ${daysAhead('at')} as days from visits`)).toEqual([
    { days: AHEAD_DAYS },
  ]);
  const plan = await ask('before', `explain select from visits where at < now() - interval '1 day'`);
  expect(JSON.stringify(plan)).toMatch(/Index.*Index Cond: .*at < /);
  await ask(
    'before',
    `create function moment() returns timestamptz language plpgsql as $$ begin return now(); end $$`,
  );
  expect(await ask('before', `select ${daysAhead('moment()')} as days`)).toEqual([{ days: AHEAD_DAYS }]);
});

test('what is shifted again is ahead of the true time by the last shift alone', async () => {
  await shiftClock(server.url, 86_400_000);
  expect(await ask('after', `select ${daysAhead('now()')} as days`)).toEqual([{ days: 1 }]);
});
