/** Earnings from the confirmed booking to the bank's real balance, and back. */
import { randomBytes } from 'node:crypto';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { type BookingId, type CustomerId, newId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCasesOf } from '#modules/desk/cases/store.ts';
import { createRedemptions } from '#suppliers/bank/redemptions.ts';
import type { Redemptions } from '#suppliers/bank/redemptions-port.ts';
import { createRewardsSource } from '#suppliers/bank/rewards.ts';
import { outboundFetch } from '#suppliers/outbound-fetch.ts';
import { startTestBank, type TestBank } from '#testing/bank.ts';
import { TEST_NOW, testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { cancelEarning, earningOf, noteEarning } from './earnings.ts';
import { type EarningDeps, postEarnings } from './post-earnings.ts';

let bank: TestBank;
let database: TestDatabase;
let redemptions: Redemptions;
const clock = testClock();
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const owner = { tenantId: 'consumer', customerId: newId('cus', random.bytes(16)) as CustomerId } as const;
const POSTS_AT = plusSeconds(TEST_NOW, 86_400);

beforeAll(async () => {
  [bank, database] = await Promise.all([startTestBank({ clock }), createTestDatabase()]);
  redemptions = createRedemptions(settings(), fetchBank());
});
afterAll(async () => {
  await database?.drop();
  await bank?.close();
});
beforeEach(() => clock.set(TEST_NOW));

const settings = () => ({ url: bank.issuer, apiKey: bank.rewardsApiKey });
const fetchBank = () => outboundFetch({ origins: [bank.issuer], timeoutMs: 4_000, maxBytes: 100_000 });
const depsWith = (change: Partial<EarningDeps['redemptions']> = {}): EarningDeps => ({
  db: database.db,
  clock,
  random,
  log: pino({ level: 'silent' }),
  redemptions: { ...redemptions, ...change },
});
const balance = async (): Promise<number> => {
  const answer = await createRewardsSource(settings(), fetchBank()).accounts('maya');
  if (answer.outcome !== 'ok') throw new Error(answer.outcome);
  return answer.value.find(({ lastFour }) => lastFour === '4417')!.rewardsBalance.value;
};
async function noted(accountReferenceId = 'acc_summit_4417', units = 5_537): Promise<BookingId> {
  const bookingId = newId('bkg', random.bytes(16));
  const earning = { bookingId, subject: 'maya', accountReferenceId, units, postsAt: POSTS_AT };
  await database.db.transaction().execute((tx) => noteEarning(tx, owner, earning, clock.now()));
  return bookingId;
}
const cancel = (bookingId: BookingId) =>
  database.db.transaction().execute((tx) => cancelEarning(tx, owner, bookingId, clock.now()));
const shown = async (bookingId: BookingId) => (await earningOf(database.db, owner, bookingId))?.state ?? null;
const moves = async (bookingId: BookingId): Promise<string> => {
  const { rows } = await sql<{ state: string }>`select to_state as state from earning_moves
    where booking_id = ${bookingId} order by move_id`.execute(database.db);
  return rows.map(({ state }) => state).join(' ');
};

test('a stay earns once it has ended, once, however many servers post it', async () => {
  const [bookingId, before] = [await noted(), await balance()];
  expect(await postEarnings(depsWith())).toBe(0);
  expect(await earningOf(database.db, owner, bookingId)).toEqual({
    units: 5_537,
    state: 'Pending',
    postsAt: POSTS_AT,
  });
  clock.set(POSTS_AT);
  await Promise.all([1, 2, 3].map(() => postEarnings(depsWith())));
  await postEarnings(depsWith());
  expect([await balance(), await shown(bookingId)]).toEqual([before + 5_537, 'Posted']);
  expect(await moves(bookingId)).toBe('Pending Posting Posted');
});

test('a trip that is canceled before has earned nothing; one canceled after gives it back', async () => {
  const [early, late, before] = [await noted(), await noted(), await balance()];
  await cancel(early);
  clock.set(POSTS_AT);
  await postEarnings(depsWith());
  expect([await balance(), await shown(early), await shown(late)]).toEqual([before + 5_537, null, 'Posted']);
  await cancel(late);
  await cancel(late);
  expect(await shown(late)).toBe('TakenBack');
  await Promise.all([1, 2].map(() => postEarnings(depsWith())));
  expect([await balance(), await moves(late)]).toEqual([
    before,
    'Pending Posting Posted TakingBack TakenBack',
  ]);
});

test('a lost answer is asked for again, and what was there already is not added twice', async () => {
  const [bookingId, before] = [await noted(), await balance()];
  clock.set(POSTS_AT);
  const cut = { timeoutMs: 4_000, scenario: 'miles-earn-cut-after', requestId: 'test' };
  expect(await postEarnings(depsWith(), cut)).toBe(0);
  expect([await balance(), await shown(bookingId)]).toEqual([before + 5_537, 'Pending']);
  // Another process may still be waiting for the answer
  expect(await postEarnings(depsWith())).toBe(0);
  clock.move(60);
  expect(await postEarnings(depsWith())).toBe(1);
  expect([await balance(), await shown(bookingId)]).toEqual([before + 5_537, 'Posted']);
});

test('whoever cancels while the bank is being told loses nothing and keeps nothing', async () => {
  const [bookingId, before] = [await noted(), await balance()];
  clock.set(POSTS_AT);
  let isHeld = true;
  const slow = depsWith({
    earn: async (request, context) => {
      await cancel(bookingId);
      // A second server takes back before the first one's call arrives
      if (isHeld) await postEarnings(depsWith());
      isHeld = false;
      return redemptions.earn(request, context);
    },
  });
  await postEarnings(slow);
  expect([await balance(), await shown(bookingId)]).toEqual([before, 'TakenBack']);
  expect(await moves(bookingId)).toBe('Pending Posting TakingBack TakenBack');
  expect(await readCasesOf(database.db, owner, bookingId)).toEqual([]);
});

test('an earning that the bank refuses is put before a person, once', async () => {
  const bookingId = await noted('acc_closed');
  clock.set(POSTS_AT);
  for (let i = 0; i < 2; i++) {
    await postEarnings(depsWith());
    clock.move(61);
  }
  const cases = await readCasesOf(database.db, owner, bookingId);
  expect(cases.map(({ kind, facts }) => [kind, facts.reason])).toEqual([
    ['earningRefused', 'NoEligibleAccount'],
  ]);
});

test('an earning that the bank cannot make sense of keeps no other waiting', async () => {
  const [odd, fine] = [await noted(), await noted()];
  clock.set(POSTS_AT);
  const earn: Redemptions['earn'] = async (request, context) => {
    if (request.reference === `earn:${odd}`) throw new Error('the bank answered with 422');
    return redemptions.earn(request, context);
  };
  // Whichever comes first
  await postEarnings(depsWith({ earn }));
  expect([await shown(odd), await shown(fine)]).toEqual(['Pending', 'Posted']);
  await cancel(odd);
});
