/** Processes that sweep side by side: each saga that is due has one taker at a time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { startLater } from './start-later.ts';
import { claimDue } from './store.ts';

const LEASE_SECONDS = 60;
const COUNT = 12;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`delete from sagas`.execute(database.db);
  const of = {
    tenantId: 'consumer',
    customerId: 'cus_1' as CustomerId,
    kind: 'test',
    input: {},
    scenario: null,
  };
  const deadlineAt = '2027-02-08T15:00:00.000Z' as Instant;
  for (let i = 0; i < COUNT; i++)
    await withTransaction(database.db, (tx) =>
      startLater(tx, { ...of, sagaId: `saga ${i}`, requestId: '', deadlineAt }),
    );
});
afterAll(() => database.drop());

const claim = (holder: string, limit = COUNT) => claimDue(database.db, holder, LEASE_SECONDS, limit);
const idsOf = (rows: readonly { sagaId: string }[]) => rows.map(({ sagaId }) => sagaId);

test('what one process is taking is passed over by the next', async () => {
  let second: ReturnType<typeof claim> | undefined;
  const first = await withTransaction(database.db, async (tx) => {
    const taken = await claimDue(tx, 'first', LEASE_SECONDS, 5);
    // Begun before the first commits; the waiting process looks at the same rows again
    second = claim('second');
    await Promise.race([second, sleep(1_000)]);
    return taken;
  });
  expect(first).toHaveLength(5);
  const rest = await second;
  expect(rest).toHaveLength(COUNT - 5);
  expect(new Set([...idsOf(first), ...idsOf(rest ?? [])]).size).toBe(COUNT);
});

test('many sweeps at once take each once', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, (_, i) => claim(`sweeper ${i}`)));
  expect(idsOf(all.flat()).toSorted()).toEqual(
    Array.from({ length: COUNT }, (_, i) => `saga ${i}`).toSorted(),
  );
  expect(all.flat().every(({ fence }) => Number(fence) === 2)).toBe(true);
});

test('what is taken is due again once its lease is over', async () => {
  expect(await claim('first')).toHaveLength(COUNT);
  expect(await claim('second')).toEqual([]);
  await sql`update sagas set lease_until = clock_timestamp() where saga_id = 'saga 3'`.execute(database.db);
  expect(idsOf(await claim('second'))).toEqual(['saga 3']);
});

test('where only one customer’s are wanted, those of all others are left', async () => {
  await sql`update sagas set customer_id = 'cus_2' where saga_id in ('saga 1', 'saga 7')`.execute(
    database.db,
  );
  const of = { tenantId: 'consumer', customerId: 'cus_2' as CustomerId } as const;
  const taken = await claimDue(database.db, 'first', LEASE_SECONDS, COUNT, false, of);
  expect(idsOf(taken).toSorted()).toEqual(['saga 1', 'saga 7']);
  expect(await claim('second')).toHaveLength(COUNT - 2);
});
