/** The baseline makes what the migrations it stands for had made, and those databases have it already. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '@sojourn/postgres/client.ts';
import { migrate } from '@sojourn/postgres/migrate.ts';
import { copyTestDatabase, type TestCopy } from '@sojourn/postgres/testing.ts';
import { schemaProblem } from '@sojourn/postgres/wait-for-schema.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { connectPortal, type Database, MIGRATIONS } from './client.ts';
import { catalogLines } from './testing/catalog.ts';

const BASELINE = '0660-baseline.sql';
const LAST = '0660-advice-retries.sql';
const EARLIER = ['0001-people-and-sessions.sql', '0430-approvals.sql', '0640-canceled-slices.sql'];

/** The baseline alone: later migrations change what it made. */
const alone = { ...MIGRATIONS, directory: mkdtempSync(join(tmpdir(), 'sojourn-baseline-')) };
copyFileSync(join(MIGRATIONS.directory, BASELINE), join(alone.directory, BASELINE));
afterAll(() => rmSync(alone.directory, { recursive: true }));

let copy: TestCopy;
let database: Connection<Database>;
beforeEach(async () => {
  copy = await copyTestDatabase(alone);
  database = connectPortal({ url: copy.url, poolSize: 2 });
});
afterEach(async () => {
  await database.close();
  await copy.drop();
});

const run = () => migrate({ ...alone, url: copy.url });
const names = async (): Promise<string[]> =>
  (await database.pool.query<{ name: string }>('select name from migrations order by name')).rows.map(
    ({ name }) => name,
  );
const catalog = () => catalogLines(database.pool, ['portal', 'market']);
/** As the migrations that the baseline stands for left it: it has their names instead. */
async function endAt(last: string): Promise<void> {
  await database.pool.query('delete from migrations');
  for (const name of [...EARLIER, last])
    await database.pool.query("insert into migrations (name, checksum) values ($1, 'of then')", [name]);
}

test('a new database has the tables, rules and functions that the migrations had made', async () => {
  const wanted = readFileSync(new URL('testing/catalog.txt', import.meta.url), 'utf8');
  expect(await catalog()).toBe(wanted);
});

test('a new database has the first rows', async () => {
  const { rows: products } = await database.pool.query('select product from products order by 1');
  expect(products.map(({ product }) => product)).toEqual(['Car', 'Flight', 'Hotel']);
  const { rows: jobs } = await database.pool.query(
    `select name, every_seconds, cursor ->> 'from' ~ '^\\d+:\\d+:' as reads from jobs order by 1`,
  );
  expect(jobs).toEqual([
    { name: 'check-ledger', every_seconds: 60, reads: true },
    { name: 'note-look-ups', every_seconds: 30, reads: true },
    { name: 'note-moved-bookings', every_seconds: 60, reads: true },
    { name: 'note-new-customers', every_seconds: 30, reads: true },
    { name: 'wake-offers', every_seconds: 30, reads: true },
  ]);
});

test('a database that the migrations made starts as it is, and keeps its rows and names', async () => {
  await endAt(LAST);
  await database.pool.query('insert into lab_clock (offset_seconds) values (7)');
  const before = [await catalog(), await names()];
  expect(await schemaProblem(database.pool, alone)).toBeNull();
  expect(await Promise.all([run(), run()])).toEqual([[], []]);
  expect([await catalog(), await names()]).toEqual(before);
  expect((await database.pool.query('select offset_seconds as moved from lab_clock')).rows).toEqual([
    { moved: 7 },
  ]);
});

test('a database that stopped before is refused and left as it is', async () => {
  await endAt('0641-none.sql');
  const before = await names();
  const reason = /ends at 0641-none\.sql, before this version's first, 0660-baseline\.sql/;
  expect(await schemaProblem(database.pool, alone)).toMatch(reason);
  await expect(run()).rejects.toThrow(reason);
  expect(await names()).toEqual(before);
});
