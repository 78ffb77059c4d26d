/** Rows that commit late, with smaller ids and older transactions than others, are handled too, and once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { testTurn } from '#testing/turn.ts';
import { follow } from './follow.ts';

let database: TestDatabase;
const stored: { cursor: unknown } = { cursor: null };
let handled: number[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 8 });
  await sql`create table happened (id int generated always as identity primary key, at timestamptz,
    tx xid8 not null default pg_current_xact_id())`.execute(database.db);
  await sql`create index on happened (tx)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate happened restart identity`.execute(database.db);
  stored.cursor = null;
  await round();
  handled = [];
});
afterAll(() => database.drop());

const round = (pageRows?: number) =>
  follow<{ id: number }>(
    testTurn(database.db, stored),
    (inWindow) => sql`select id, tx from happened h where ${inWindow('h')}`,
    async (_, rows) => {
      handled.push(...rows.map(({ id }) => id));
      return rows.length;
    },
    pageRows,
  );
const add = (db: TestDatabase['db'], count = 1) =>
  sql`insert into happened (at) select now() from generate_series(1, ${count}::int)`.execute(db);

test('a transaction that is open while later ones are handled is not skipped', async () => {
  const late = await database.pool.connect();
  await late.query('begin; insert into happened (at) values (now())');
  await add(database.db);
  await round();
  expect(handled).toEqual([2]);
  await add(database.db);
  await late.query('commit');
  late.release();
  await round();
  expect(handled.toSorted()).toEqual([1, 2, 3]);
  await round();
  expect(handled).toHaveLength(3);
});

test('many writers between and during rounds: each row once', async () => {
  const writing = Array.from({ length: 4 }, async () => {
    for (let i = 0; i < 40; i++) await add(database.db, (i % 3) + 1);
  });
  let isOver = false;
  const written = Promise.all(writing).then(() => {
    isOver = true;
  });
  while (!isOver) await round(7);
  await written;
  await round(7);
  const { rows } = await sql<{ id: number }>`select id from happened order by id`.execute(database.db);
  expect(handled.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
});

test('pages end between transactions, and the next turn continues after the last', async () => {
  for (const count of [3, 3, 3, 1]) await add(database.db, count);
  const turn = testTurn(database.db, stored);
  const read = (inWindow: (t: string) => ReturnType<typeof sql>) =>
    sql<{ id: number }>`select id, tx from happened h where ${inWindow('h')}`;
  turn.stop();
  const first: number[] = [];
  expect(await follow(turn, read, async (_, rows) => first.push(...rows.map(({ id }) => id)), 4)).toEqual({
    rows: 6,
    isDone: false,
  });
  expect(first).toEqual([1, 2, 3, 4, 5, 6]);
  await round(4);
  expect(handled).toEqual([7, 8, 9, 10]);
});

test('a cursor from another database begins anew instead of handling nothing for ever', async () => {
  stored.cursor = { from: '900000000:900000001:' };
  await add(database.db);
  await round();
  await add(database.db);
  await round();
  expect(handled).toEqual([2]);
});

test('one that begins with the first row handles what was there before its first turn, once', async () => {
  await add(database.db, 3);
  await add(database.db, 2);
  const ids: number[] = [];
  const fromFirst = () =>
    follow(
      testTurn(database.db, stored),
      (inWindow) => sql<{ id: number }>`select id, tx from happened h where ${inWindow('h')}`,
      async (_, rows) => ids.push(...rows.map(({ id }) => id)),
      2,
      'first',
    );
  await fromFirst();
  expect(ids).toEqual([1, 2, 3, 4, 5]);
  await add(database.db);
  await fromFirst();
  expect(ids).toEqual([1, 2, 3, 4, 5, 6]);
});
