/** Which bookings are compared, and when: once however often they moved, again when they move during it. */
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { testTurn } from '#testing/turn.ts';
import { againSeconds, noteMoved } from './check-bookings.ts';
import { claimChecks, countDifferences, endCheck, noteChecks, postponeCheck } from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`delete from booking_checks`.execute(database.db);
});
afterAll(() => database.drop());

const ref = (bookingId: string) =>
  ({
    tenantId: 'consumer',
    customerId: 'cus_maya' as CustomerId,
    bookingId: bookingId as BookingId,
  }) as const;
const move = (machine: string, subject: string) =>
  sql`insert into transitions
    (tenant_id, customer_id, machine, subject_id, to_state, cause, at)
  values ('consumer', 'cus_maya', ${machine}, ${subject}, 'x', 'test', now())`.execute(database.db);
const claim = (limit = 10) => claimChecks(database.db, limit, 60);
const due = () => sql`update booking_checks set next_look_at = now()`.execute(database.db);

test('a booking that moved often is compared once, after a rest, and other machines are not', async () => {
  const stored = { cursor: null };
  await noteMoved(testTurn(database.db, stored));
  for (let i = 0; i < 50; i++) await move('booking', 'bkg_1');
  await move('tender', 'bkg_1:2');
  await move('refund', 'bkg_2:1');
  await move('checkout', 'chk_1');
  await noteMoved(testTurn(database.db, stored));
  expect(await claim()).toEqual([]);
  await due();
  expect((await claim()).map(({ bookingId }) => bookingId).toSorted()).toEqual(['bkg_1', 'bkg_2']);
  expect(await claim()).toEqual([]);
});

test('an answer about a booking that has moved since changes nothing', async () => {
  const { db } = database;
  await noteChecks(db, [ref('bkg_1'), ref('bkg_1')], 0);
  const [check] = await claim();
  if (!check) throw new Error('nothing is due');
  await noteChecks(db, [ref('bkg_1')], 0);
  expect(await db.transaction().execute((tx) => endCheck(tx, check))).toBe(false);
  expect(await postponeCheck(db, check, [{ what: 'card', facts: 'x' }], 0)).toBe(false);
  expect([await countDifferences(db), (await claim()).length]).toEqual([0, 1]);
});

test('one that always differs never keeps others from their turn', async () => {
  const { db } = database;
  await noteChecks(db, [ref('bkg_odd')], 0);
  for (let i = 0; i < 3; i++) {
    await noteChecks(db, [ref(`bkg_${i}`)], 0);
    for (const check of await claim(2)) {
      if (check.bookingId === 'bkg_odd') await postponeCheck(db, check, [{ what: 'card', facts: 'x' }], 600);
      else await db.transaction().execute((tx) => endCheck(tx, check));
    }
  }
  const { rows } = await sql`select booking_id from booking_checks`.execute(db);
  expect([rows, await countDifferences(db)]).toEqual([[{ booking_id: 'bkg_odd' }], 1]);
});

test('looks grow rarer, and never rarer than twice a day', () => {
  expect([1, 2, 3, 4, 50].map(againSeconds)).toEqual([600, 600, 1_200, 2_400, 43_200]);
});
