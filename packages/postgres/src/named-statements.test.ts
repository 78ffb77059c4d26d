import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect, withTransaction } from './client.ts';
import { copyTestDatabase, type TestCopy } from './testing.ts';
import { withNext } from './with-next.ts';

type Sample = { nights: { id: number; note: string; stars?: number } };
let connection: Connection<Sample>;
let copy: TestCopy;
const directory = mkdtempSync(join(tmpdir(), 'sojourn-named-test-'));

beforeAll(async () => {
  writeFileSync(
    join(directory, '0001-nights.sql'),
    "create table nights as select n as id, 'a' as note from generate_series(1, 9) n",
  );
  copy = await copyTestDatabase({ directory, schema: 'sample' });
  // One connection, so that every statement meets the plans of those before it
  connection = connect({ url: copy.url, schema: 'sample', applicationName: 'test', poolSize: 1 });
});

afterAll(async () => {
  await connection.close();
  await copy.drop();
  rmSync(directory, { recursive: true });
});

const night = (id: number) =>
  connection.db.selectFrom('nights').selectAll().where('id', '=', id).executeTakeFirst();

const prepared = async (): Promise<string[]> =>
  (
    await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(connection.db)
  ).rows.map(({ statement }) => statement);

test('a statement with parameters is prepared once, one without is not kept', async () => {
  for (const id of [1, 2, 3]) expect(await night(id)).toEqual({ id, note: 'a' });
  await sql`select 1`.execute(connection.db);
  expect((await prepared()).filter((text) => text.includes('nights'))).toHaveLength(1);
  expect((await prepared()).some((text) => text === 'select 1')).toBe(false);
});

test('a statement that failed can be asked again', async () => {
  const divide = (by: number) => sql<{ n: number }>`select 6 / ${by}::int as n`.execute(connection.db);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ n: 3 }]);
});

test('a migration under a running process costs a transaction another attempt, no more', async () => {
  await night(1);
  const { pool } = connect({ url: copy.url, schema: 'sample', applicationName: 'migration', poolSize: 1 });
  await pool.query('alter table nights add column stars int default 4');
  await pool.end();
  const read = () =>
    withTransaction(connection.db, (tx) => tx.selectFrom('nights').selectAll().where('id', '=', 1).execute());
  expect(await read()).toEqual([{ id: 1, note: 'a', stars: 4 }]);
});

test('without a transaction the stale statement fails once, and not again', async () => {
  await night(1);
  const { pool } = connect({ url: copy.url, schema: 'sample', applicationName: 'migration', poolSize: 1 });
  await pool.query('alter table nights drop column note');
  await pool.end();
  await expect(night(1)).rejects.toThrow('cached plan must not change');
  expect(await night(1)).toEqual({ id: 1, stars: 4 });
});

describe('the first statement of a transaction takes `begin` along', () => {
  const rename = (id: number, stars: number) => sql`update nights set stars = ${stars} where id = ${id}`;
  const starsOf = async (id: number) => (await night(id))?.stars;
  const transaction = () => sql<{ id: string }>`select pg_current_xact_id()::text as id
      where ${1}::int = 1`;

  // The first time a statement is prepared, from then on it was
  for (const time of ['first', 'second', 'third']) {
    test(`the ${time} time it is undone with the others, and with itself when it fails`, async () => {
      await rename(2, 1).execute(connection.db);
      const undone = connection.db.transaction().execute(async (tx) => {
        await sql`update nights set stars = ${7} where id = ${2}::int`.execute(tx);
        await rename(3, 7).execute(tx);
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      expect([await starsOf(2), await starsOf(3)]).toEqual([1, 4]);

      const failed = connection.db.transaction().execute((tx) => sql`select 1 / ${0}::int`.execute(tx));
      await expect(failed).rejects.toThrow('division by zero');
      const renamed = connection.db.transaction().execute((tx) => rename(2, 5).execute(tx));
      expect((await renamed).numAffectedRows).toBe(1n);
      expect(await starsOf(2)).toBe(5);
    });
  }

  test('all of its statements are of one transaction, and what follows is of none', async () => {
    await transaction().execute(connection.db);
    const ids = await connection.db.transaction().execute(async (tx) => {
      const rows = [await transaction().execute(tx), await transaction().execute(tx)];
      return rows.map((each) => each.rows[0]!.id);
    });
    expect(new Set(ids).size).toBe(1);
    const after = [await transaction().execute(connection.db), await transaction().execute(connection.db)];
    expect(new Set([...ids, ...after.map((each) => each.rows[0]!.id)]).size).toBe(3);
  });

  test('one that asks nothing is none, and leaves nothing behind', async () => {
    await connection.db.transaction().execute(async () => undefined);
    const ids = [await transaction().execute(connection.db), await transaction().execute(connection.db)];
    expect(ids[0]!.rows).not.toEqual(ids[1]!.rows);
  });

  test('a failed one says so at its end', async () => {
    const hidden = connection.db.transaction().execute(async (tx) => {
      await sql`select 1 / ${0}::int`.execute(tx).catch(() => undefined);
    });
    await expect(hidden).rejects.toThrow();
  });

  test('a connection that is cut at its beginning fails it, and the next has another', async () => {
    await transaction().execute(connection.db);
    const pid = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection.db)).rows[0]!
      .pid;
    const other = connect({ url: copy.url, schema: 'sample', applicationName: 'cutter', poolSize: 1 });
    const cut = connection.db.transaction().execute(async (tx) => {
      await other.pool.query(`select pg_terminate_backend(${pid})`);
      await rename(2, 9).execute(tx);
    });
    await expect(cut).rejects.toThrow();
    await other.close();
    expect(await starsOf(2)).toBe(5);
  });
});

describe('a statement that goes with the next', () => {
  const set = (id: number, stars: number) => sql`update nights set stars = ${stars} where id = ${id}::int`;
  const divide = (by: number) => sql`select 6 / ${by}::int as n`;
  const starsOf = async (id: number) => (await night(id))?.stars;
  const transaction = <T>(work: (tx: Transaction<Sample>) => Promise<T>) =>
    withTransaction(connection.db, work);

  // The first time nothing is prepared yet and each is sent by itself
  for (const time of ['first', 'second', 'third']) {
    test(`is done in its turn, the ${time} time`, async () => {
      await set(4, 0).execute(connection.db);
      const seen = await transaction(async (tx) => {
        await withNext(tx, set(4, 1));
        await withNext(tx, set(4, 2));
        const { rows } = await sql`select stars from nights where id = ${4}`.execute(tx);
        await withNext(tx, set(4, 3));
        return rows;
      });
      expect(seen).toEqual([{ stars: 2 }]);
      expect(await starsOf(4)).toBe(3);
    });

    test(`undoes its whole transaction by failing, the ${time} time`, async () => {
      await set(5, 1).execute(connection.db);
      const failed = transaction(async (tx) => {
        await withNext(tx, set(5, 8));
        await withNext(tx, divide(0));
        await withNext(tx, set(5, 9));
      });
      await expect(failed).rejects.toThrow('division by zero');
      expect(await starsOf(5)).toBe(1);
      expect((await divide(2).execute(connection.db)).rows).toEqual([{ n: 3 }]);
    });

    test(`is undone with what fails after it, the ${time} time`, async () => {
      await set(6, 1).execute(connection.db);
      const thrown = transaction(async (tx) => {
        await withNext(tx, set(6, 8));
        throw new Error('no');
      });
      await expect(thrown).rejects.toThrow('no');
      const args = transaction(async (tx) => {
        await set(6, 7).execute(tx);
        await withNext(tx, set(6, 8));
        await divide(0).execute(tx);
      });
      await expect(args).rejects.toThrow('division by zero');
      expect(await starsOf(6)).toBe(1);
    });
  }

  test('costs no round trip: a transaction of three is one group of messages', async () => {
    const work = () =>
      transaction(async (tx) => {
        await withNext(tx, set(7, 1));
        await withNext(tx, set(8, 1));
        await withNext(tx, set(9, 1));
      });
    await work();
    let sent = 0;
    const client = await connection.pool.connect();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        sent++;
        return query(...args);
      },
    });
    client.release();
    await work();
    expect(sent).toBe(1);
  });

  test('is undone with its group by a constraint that is checked as the group ends', async () => {
    await sql`create table beds (night int unique deferrable initially deferred)`.execute(connection.db);
    const add = (bed: number) => sql`insert into beds values (${bed}::int)`;
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from beds`.execute(connection.db)).rows[0]?.n;
    const both = (one: number, other: number) =>
      transaction(async (tx) => {
        await withNext(tx, add(one));
        await withNext(tx, add(other));
      });
    await both(1, 2);
    await expect(both(3, 3)).rejects.toThrow('duplicate key');
    expect(await count()).toBe(2);
    await both(3, 4);
    expect(await count()).toBe(4);
  });

  test('is undone in a transaction with a level of its own too', async () => {
    await set(4, 1).execute(connection.db);
    const serializable = connection.db.transaction().setIsolationLevel('serializable');
    const thrown = serializable.execute(async (tx) => {
      await set(4, 7).execute(tx);
      await withNext(tx, set(4, 8));
      throw new Error('no');
    });
    await expect(thrown).rejects.toThrow('no');
    expect(await starsOf(4)).toBe(1);
  });

  test('is sent at once outside of a transaction', async () => {
    await withNext(connection.db, set(4, 6));
    expect(await starsOf(4)).toBe(6);
    await expect(withNext(connection.db, divide(0))).rejects.toThrow('division by zero');
  });
});
