import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect, withTransaction } from './client.ts';
import { copyTestDatabase, type TestCopy } from './testing.ts';

let connection: Connection<{ counters: { name: string; n: number } }>;
let copy: TestCopy;
const directory = mkdtempSync(join(tmpdir(), 'sojourn-client-test-'));

beforeAll(async () => {
  writeFileSync(
    join(directory, '0001-counters.sql'),
    'create table counters (name text primary key, n bigint)',
  );
  copy = await copyTestDatabase({ directory, schema: 'sample' });
  connection = connect({ url: copy.url, schema: 'sample', applicationName: 'test', poolSize: 4 });
});

afterAll(async () => {
  await connection.close();
  await copy.drop();
  rmSync(directory, { recursive: true });
});

const value = async (expression: string): Promise<unknown> =>
  (await sql.raw<{ v: unknown }>(`select ${expression} as v`).execute(connection.db)).rows[0]?.v;

test.each([
  ['9007199254740991::bigint', 9007199254740991],
  ["'2026-11-20'::date", '2026-11-20'],
  ["'2026-11-20 15:00'::timestamp", '2026-11-20T15:00'],
  ["'2026-11-20 15:00:09'::timestamp", '2026-11-20T15:00:09'],
  ["'2026-11-20 15:00:00+02'::timestamptz", '2026-11-20T13:00:00.000Z'],
  ["'2026-11-20 15:00:00.5Z'::timestamptz", '2026-11-20T15:00:00.500Z'],
  ["'2026-11-20 15:00:09.123956Z'::timestamptz", '2026-11-20T15:00:09.123Z'],
  ["'10000-01-01 00:00Z'::timestamptz", '+010000-01-01T00:00:00.000Z'],
  ["'2026-07-20 15:00'::timestamp at time zone 'Europe/Lisbon'", '2026-07-20T14:00:00.000Z'],
  ['array[1, null, 3]::bigint[]', [1, null, 3]],
  ["array['2026-11-20']::date[]", ['2026-11-20']],
  ["array['2026-11-20 15:00Z']::timestamptz[]", ['2026-11-20T15:00:00.000Z']],
  ['1.50::numeric', '1.50'],
  ['null::date', null],
])('%s comes back as %j', async (expression, expected) => {
  expect(await value(expression)).toEqual(expected);
});

test('a bigint beyond the safe integers is refused rather than rounded', async () => {
  await expect(value('9007199254740993::bigint')).rejects.toThrow('beyond what a number holds');
});

test('a deadlock is resolved by running the victim again', async () => {
  const { db } = connection;
  await db
    .insertInto('counters')
    .values([
      { name: 'a', n: 0 },
      { name: 'b', n: 0 },
    ])
    .execute();
  const runs: string[] = [];
  let arrived = 0;
  const bothHere = async (): Promise<void> => {
    arrived++;
    while (arrived < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const move = (first: string, second: string) =>
    withTransaction(db, async (transaction) => {
      runs.push(first);
      const add = (name: string) =>
        transaction
          .updateTable('counters')
          .set((eb) => ({ n: eb('n', '+', 1) }))
          .where('name', '=', name)
          .execute();
      await add(first);
      await bothHere();
      await add(second);
    });
  await Promise.all([move('a', 'b'), move('b', 'a')]);
  expect(runs).toHaveLength(3);
  expect(await db.selectFrom('counters').select('n').execute()).toEqual([{ n: 2 }, { n: 2 }]);
});

test('a transaction that fails leaves nothing', async () => {
  const work = withTransaction(connection.db, async (transaction) => {
    await transaction.insertInto('counters').values({ name: 'gone', n: 1 }).execute();
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  const rows = await connection.db.selectFrom('counters').selectAll().where('name', '=', 'gone').execute();
  expect(rows).toEqual([]);
});

describe('while all connections are taken', () => {
  const open = (forMs: number) =>
    connect<object>({
      url: copy.url,
      schema: 'sample',
      applicationName: 'test',
      poolSize: 1,
      waitMs: 20,
      starting: { forMs, waitMs: 60_000 },
    });
  const one = sql`select 1`;

  test('a request waits on as long as the server starts', async () => {
    const { db, pool, close } = open(3_600_000);
    const only = await pool.connect();
    const waits = one.execute(db);
    // More than it would wait for later
    await sleep(100);
    only.release();
    expect((await waits).rows).toHaveLength(1);
    await close();
  });

  test('it fails before long once the server has started', async () => {
    const { db, pool, close } = open(0);
    const only = await pool.connect();
    await sleep(10);
    await expect(one.execute(db)).rejects.toThrow('timeout exceeded');
    only.release();
    await close();
  });
});
