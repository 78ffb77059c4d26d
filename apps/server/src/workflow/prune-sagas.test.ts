/** Sagas that ended long ago go with their steps; what runs, or ended lately, stays as it is. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { startLater } from './start-later.ts';
import { deleteEnded } from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const of = { tenantId: 'consumer', customerId: 'cus_1' as CustomerId, kind: 'test' } as const;
  const rest = {
    input: {},
    scenario: null,
    requestId: '',
    deadlineAt: '2027-02-08T15:00:00.000Z' as Instant,
  };
  for (const sagaId of ['old 1', 'old 2', 'old 3', 'late', 'runs'])
    await withTransaction(database.db, (tx) => startLater(tx, { ...of, ...rest, sagaId }));
  await sql`insert into saga_steps (tenant_id, customer_id, saga_id, step, position, state)
    select tenant_id, customer_id, saga_id, 'pay', 0, 'answered' from sagas`.execute(database.db);
  const end = (like: string, days: number) =>
    sql`update sagas set state = 'done',
    ended_at = now() - make_interval(days => ${days}::int) where saga_id like ${like}`.execute(database.db);
  await end('old %', 91);
  await end('late', 89);
});
afterAll(() => database.drop());

const left = async (table: string) => {
  const { rows } = await sql<{ id: string }>`select saga_id as id from ${sql.table(table)}
    order by 1`.execute(database.db);
  return rows.map(({ id }) => id);
};

test('in batches, each with its steps, and nothing twice', async () => {
  expect([await deleteEnded(database.db, 90, 2), await deleteEnded(database.db, 90, 2)]).toEqual([2, 1]);
  expect([await left('sagas'), await left('saga_steps')]).toEqual([
    ['late', 'runs'],
    ['late', 'runs'],
  ]);
  expect(await deleteEnded(database.db, 90, 2)).toBe(0);
});
