import { expect, test } from 'vitest';
import { checkTables, tablesIn, tablesOf } from './sql-tables.ts';

const TABLES = new Set(['bookings', 'offers', 'market.car_sales']);

test.each<[string, string[]]>([
  ['select 1 from bookings b join offers o using (id)', ['read bookings', 'read offers']],
  ['insert into bookings (id) values (1)', ['write bookings']],
  ['update offers set state = 1', ['write offers']],
  ['delete from market.car_sales', ['write market.car_sales']],
  ['delete\n  from bookings', ['write bookings']],
  ["db.updateTable('offers').set({})", ['write offers']],
  ['with recent as (select 1) select * from recent', []],
])('%s', (text, expected) => {
  expect(tablesIn(text, TABLES).map(({ access, table }) => `${access} ${table}`)).toEqual(expected);
});

const messages = (path: string, text: string, tables = TABLES) =>
  checkTables([{ path: path.startsWith('world/') ? path : `apps/server/src/${path}`, text }], tables).map(
    ({ message }) => message,
  );

test('only the owner writes; a reader is listed or refused', () => {
  expect(messages('modules/selling/booking/store.ts', 'update bookings set x = 1')).toEqual([]);
  expect(messages('modules/money/wallet/store.ts', 'select 1 from bookings')).toEqual([]);
  expect(messages('modules/money/wallet/store.ts', 'update bookings set x = 1')).toEqual([
    "may not write bookings, which is modules/selling/booking's",
  ]);
  expect(messages('modules/customers/profile/store.ts', 'select 1 from offers')).toEqual([
    "may not read offers, which is modules/money/wallet's",
  ]);
});

test('a product owns the tables of the market that begin with its name', () => {
  expect(messages('world/src/car/supplier/store.ts', 'insert into market.car_sales values (1)')).toEqual([]);
  expect(messages('world/src/hotel/supplier/store.ts', 'select 1 from market.car_sales')).toHaveLength(1);
});

test('a table without an owner is a problem', () => {
  expect(messages('x.ts', '', new Set(['orphans']))).toEqual(['orphans has no owner in OWNERS']);
});

test('tables come from the migrations, without those that are gone', () => {
  const made = [
    'create table a (x int); create unlogged table b (x int);',
    'drop table a; alter table b rename to c;',
  ];
  expect([...tablesOf(made)]).toEqual(['c']);
});
