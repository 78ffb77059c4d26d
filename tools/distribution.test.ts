/** docs/distribution.md has every key, reference and number of the portal's schema that spans customers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../apps/server/src/testing/database.ts';
import { ROOT } from './root.ts';

const PAGE = readFileSync(join(ROOT, 'docs/distribution.md'), 'utf8');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const chapter = (title: string): string => PAGE.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
type Found = { readonly table: string; readonly name: string; readonly columns: readonly string[] };
const find = async (query: ReturnType<typeof sql<Found>>) => (await query.execute(database.db)).rows;
const ofCustomer = ({ columns }: Found): boolean =>
  columns[0] === 'tenant_id' && columns[1] === 'customer_id';
const isNamed = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

test('unique keys that don’t begin with the customer', async () => {
  const keys = await find(sql<Found>`select t.relname as table, i.relname as name,
      (select array_agg(a.attname::text order by k.place) from unnest(x.indkey::int2[]) with ordinality
        as k (attnum, place) join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'portal'::regnamespace and x.indisunique and t.relname <> 'migrations'`);
  expect(keys.length).toBeGreaterThan(40);
  const listed = chapter('Unique keys');
  const missing = keys.filter((key) => !ofCustomer(key)).map(({ table, name }) => ({ table, name }));
  expect(missing.filter(({ table, name }) => !isNamed(listed, table) && !isNamed(listed, name))).toEqual([]);
});

test('foreign keys that don’t begin with the customer', async () => {
  const keys = await find(sql<Found>`select conrelid::regclass::text as table, conname as name,
      (select array_agg(a.attname::text order by k.place) from unnest(c.conkey) with ordinality
        as k (attnum, place) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum)
        as columns
    from pg_constraint c where contype = 'f' and connamespace = 'portal'::regnamespace`);
  expect(keys.length).toBeGreaterThan(10);
  const listed = chapter('Foreign keys');
  const missing = keys.filter((key) => !ofCustomer(key)).map(({ table }) => table);
  expect(missing.filter((table) => !isNamed(listed, table.replace('portal.', '')))).toEqual([]);
});

test('columns whose numbers or transactions are in an order', async () => {
  const columns = await find(sql<Found>`select c.relname as table, a.attname as name, '{}'::text[] as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'portal'::regnamespace and c.relkind = 'r'
      and (a.attidentity <> '' or a.atttypid = 'xid8'::regtype)`);
  expect(columns.length).toBeGreaterThan(4);
  const listed = chapter('Orders');
  const spelled = ({ table, name }: Found) => (name === 'tx' ? `${table}.tx` : name);
  expect(columns.map(spelled).filter((name) => !isNamed(listed, name))).toEqual([]);
});
