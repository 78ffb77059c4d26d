import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { testTurn } from '#testing/turn.ts';
import { type SweepKey, sweep } from './sweep.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table aged (at timestamptz not null, id text primary key, is_kept boolean)`.execute(
    database.db,
  );
});
afterAll(() => database.drop());

const add = (from: number, to: number) =>
  sql`insert into aged select timestamptz '2027-01-01' + n / 10 * interval '1 second', lpad(n::text, 5, '0'),
    n % 3 = 0 from generate_series(${from}::int, ${to}::int) n`.execute(database.db);
const left = async () =>
  (await sql<{ stays: boolean }>`select is_kept as stays from aged`.execute(database.db)).rows;
let visited = 0;
const round = (stored: { cursor: unknown }, spentAfter = 100) => {
  const turn = testTurn(database.db, stored);
  let pages = 0;
  return sweep(turn, async (tx, [at = '-infinity', id = '']: SweepKey, limit) => {
    const { rows } = await sql<{ at: string; id: string }>`select at::text, id from aged
      where (at, id) > (${at}::timestamptz, ${id}) order by at, id limit ${limit}`.execute(tx);
    const gone = await sql`delete from aged where id = any(${rows.map((row) => row.id)}::text[])
      and not is_kept`.execute(tx);
    visited += rows.length;
    if (++pages === spentAfter) turn.stop();
    const last = rows.at(-1);
    return { read: rows.length, gone: Number(gone.numAffectedRows), last: last ? [last.at, last.id] : null };
  });
};

test('every row is visited once, in pages, turns and rounds, and what is needed is passed over', async () => {
  const stored = { cursor: null };
  await add(1, 1_200);
  expect(await round(stored, 1)).toEqual({ rows: 334, isDone: false });
  expect(await round(stored)).toEqual({ rows: 466 });
  expect(await left()).toHaveLength(400);
  expect(await round(stored)).toEqual({ rows: 0 });
  await add(1_201, 1_230);
  expect(await round(stored)).toEqual({ rows: 20 });
  expect(visited).toBe(1_230);
  expect((await left()).every(({ stays }) => stays)).toBe(true);
});
