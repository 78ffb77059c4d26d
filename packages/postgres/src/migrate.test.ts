import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withClient } from './databases.ts';
import { migrate } from './migrate.ts';
import { copyTestDatabase, type TestCopy } from './testing.ts';

const directory = mkdtempSync(join(tmpdir(), 'sojourn-migrations-'));
let copy: TestCopy;

const write = (name: string, text: string): void => writeFileSync(join(directory, name), text);
const run = (): Promise<string[]> => migrate({ url: copy.url, directory, schema: 'sample' });
const query = async (text: string): Promise<unknown[]> =>
  (await withClient(copy.url, (client) => client.query(text))).rows;

beforeAll(async () => {
  copy = await copyTestDatabase({ directory, schema: 'sample' });
});
afterAll(async () => {
  await copy.drop();
  rmSync(directory, { recursive: true });
});
beforeEach(async () => {
  for (const name of readdirSync(directory)) rmSync(join(directory, name));
  await query('drop schema if exists sample cascade');
  write('0001-stays.sql', 'create table stays (n int); create index on stays (n);');
  write('0002-rates.sql', 'create table rates (n int);');
});

test('applies what is missing, in order and once', async () => {
  expect(await run()).toEqual(['0001-stays.sql', '0002-rates.sql']);
  expect(await run()).toEqual([]);
  write('0003-more.sql', 'alter table rates add m int;');
  expect(await run()).toEqual(['0003-more.sql']);
  expect(await query('select m from sample.rates')).toEqual([]);
});

test('processes that start together apply each file once', async () => {
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001-stays.sql', '0002-rates.sql']);
});

test('a file that fails leaves nothing, keeps those before it, and is named with its line', async () => {
  write('0002-rates.sql', 'create table rates (n int);\ncreate table broken (\n  n nonsense\n);');
  await expect(run()).rejects.toThrow('0002-rates.sql:3: type "nonsense" does not exist');
  expect(
    await query("select table_name from information_schema.tables where table_schema = 'sample' order by 1"),
  ).toEqual([{ table_name: 'migrations' }, { table_name: 'stays' }]);
});

test('a file changed after it was applied is refused', async () => {
  await run();
  write('0001-stays.sql', 'create table stays (n bigint);');
  await expect(run()).rejects.toThrow('0001-stays.sql was changed after it was applied');
});

test('a file that would come before one that is applied is refused', async () => {
  await run();
  write('0000-early.sql', 'select 1;');
  await expect(run()).rejects.toThrow('0000-early.sql would come before 0001-stays.sql');
});

test('a database newer than the files is refused', async () => {
  await run();
  rmSync(join(directory, '0002-rates.sql'));
  await expect(run()).rejects.toThrow('0002-rates.sql is applied but not in this version');
});

test.each([['stays.sql'], ['01-x.sql'], ['0003-Upper.sql']])('a file named %s is refused', async (name) => {
  write(name, 'select 1;');
  await expect(run()).rejects.toThrow(`${name}: not named NNNN-name.sql`);
});

test('two files with one number are refused', async () => {
  write('0002-other.sql', 'select 1;');
  await expect(run()).rejects.toThrow('have the same number');
});

/** In place of both files; a third one comes after it. */
function replaceByBaseline(number = '0002'): void {
  for (const name of readdirSync(directory)) rmSync(join(directory, name));
  write(`${number}-baseline.sql`, 'create table stays (n int); create table rates (n int);');
  write('0003-more.sql', 'alter table rates add m int;');
}

test('a baseline makes a new database, and stands for the files up to its number in others', async () => {
  await run();
  replaceByBaseline();
  expect((await Promise.all([run(), run()])).flat()).toEqual(['0003-more.sql']);
  expect(await query('select name from sample.migrations order by name')).toEqual([
    { name: '0001-stays.sql' },
    { name: '0002-rates.sql' },
    { name: '0003-more.sql' },
  ]);
  expect(await run()).toEqual([]);
  await query('drop schema sample cascade');
  expect((await Promise.all([run(), run()])).flat().sort()).toEqual(['0002-baseline.sql', '0003-more.sql']);
  expect(await query('select n, m from sample.rates')).toEqual([]);
});

test('a baseline changed after it was applied is refused', async () => {
  replaceByBaseline();
  await run();
  write('0002-baseline.sql', 'create table stays (n bigint);');
  await expect(run()).rejects.toThrow('0002-baseline.sql was changed after it was applied');
});

test('a database that ends before a baseline is refused', async () => {
  rmSync(join(directory, '0002-rates.sql'));
  await run();
  replaceByBaseline();
  await expect(run()).rejects.toThrow(
    "ends at 0001-stays.sql, before this version's first, 0002-baseline.sql",
  );
  expect(await query('select name from sample.migrations')).toEqual([{ name: '0001-stays.sql' }]);
});
