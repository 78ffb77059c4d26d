/** What paid for a price freeze is compared with the gateway and the bank as a booking's tenders are. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkBookings, noteMoved } from '#modules/selling/booking/reconciliation/check-bookings.ts';
import { IN_ORDER } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { testTurn } from '#testing/turn.ts';
import { refundFreeze } from './refund-freeze.ts';
import { bought } from './testing/freeze-stage.ts';

const LONG_MS = 120_000;
/** 6 % of the fare, in whole dollars. */
const FEE = 4_300;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
}, LONG_MS);
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const noted = { cursor: null };
/** The job, as if everything that moved had rested. */
async function check(freezeId: string): Promise<readonly { what: string; facts: string }[]> {
  await noteMoved(testTurn(server.db, noted));
  await sql`update booking_checks set next_look_at = now()`.execute(server.db);
  await checkBookings(server, testTurn(server.db));
  const { rows } = await sql<{ differences: readonly { what: string; facts: string }[] }>`
    select differences from booking_checks where booking_id = ${freezeId}`.execute(server.db);
  return rows[0]?.differences ?? [];
}
const cases = async (freezeId: string) => {
  const { rows } = await sql<{ state: string }>`select state from cases
    where subject_id = ${freezeId} and kind = 'moneyRecordDiffers'`.execute(server.db);
  return rows.map(({ state }) => state);
};

test('a fee that the gateway has otherwise is a difference, then a case that closes by itself', async () => {
  await check('');
  const credit = await world.grant(maya, 'GoodwillCredit', 1_000);
  const credits = [{ creditId: credit, amountMinor: null }];
  const miles = [{ accountReferenceId: maya.account, units: 2_000 }];
  const freezeId = await bought(server, maya, 14, { credits, miles, cardMinor: FEE - 3_000 });
  expect(await check(freezeId)).toEqual([]);
  const add = (minor: number) =>
    sql`update tenders set captured_minor = captured_minor + ${minor}
      where booking_id = ${freezeId} and kind in ('UserCard', 'Rewards')`.execute(server.db);
  await add(-100);
  await sql`insert into booking_checks (tenant_id, customer_id, booking_id, next_look_at)
    values (${maya.actor.tenantId}, ${maya.actor.customerId}, ${freezeId}, now())`.execute(server.db);
  const differs = [
    { what: 'card', facts: `captured ${FEE - 3_100} against ${FEE - 3_000}` },
    { what: 'miles', facts: 'taken 1900 against 2000' },
  ];
  expect((await check(freezeId)).toSorted((a, b) => a.what.localeCompare(b.what))).toEqual(differs);
  expect(await cases(freezeId)).toEqual([]);
  await check(freezeId);
  expect(await cases(freezeId)).toContain('open');
  await add(100);
  expect(await check(freezeId)).toEqual([]);
  expect(new Set(await cases(freezeId))).toEqual(new Set(['closed']));
});

test('a fee that was given back agrees with what the gateway and the bank gave back', async () => {
  const freezeId = await bought(server, maya);
  await refundFreeze(server, freezeId, maya.actor, requestContext('exercise-refund'));
  await world.resume(server);
  expect(await check(freezeId)).toEqual([]);
});
