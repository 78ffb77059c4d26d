/**
 * A payment goes on while the database fails under it in every way that it can (reliability, fault matrix):
 * every answer to the customer is true, and a repeat with the same key ends in one booking.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { BookingId, PaymentId } from '@sojourn/domain/ids.ts';
import { withClient } from '@sojourn/postgres/databases.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MACHINES } from '#main/capabilities.ts';
import { checkLedger } from '../modules/money/ledger/check-ledger.ts';
import { bookInputOf } from '../modules/selling/booking/testing/booking-world.ts';
import { type BreakableDatabase, createBreakableDatabase } from './breakable-database.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from './product.ts';
import type { Browser } from './server.ts';

const POOL = 6;
/** How long a request waits for a free line. */
const WAIT_MS = 600;
let product: TestProduct;
let database: BreakableDatabase;
let maya: Browser;
let paymentId: PaymentId;
let stay: { readonly stayId: string; readonly rateId: string };

beforeAll(async () => {
  database = await createBreakableDatabase(POOL, WAIT_MS);
  product = await createTestProduct(undefined, database);
  maya = await product.signIn({ subject: 'maya' });
  paymentId = await product.giveCard('maya');
  stay = await product.someStay();
  product.startJobs();
});
afterAll(() => product?.close());
afterEach(async () => {
  database.line.up();
  database.line.slow(0);
  database.line.swallow('', 0);
  expect(await database.look((db) => checkLedger(db, MACHINES))).toEqual([]);
});

let days = 0;
async function ready(): Promise<Checkout> {
  // Nights of its own each time: what is tried is the database, not the last room
  const later = (date: string): never =>
    new Date(Date.parse(date) + 5 * days * 86_400_000).toISOString().slice(0, 10) as never;
  days = (days + 1) % 40;
  const dates = { checkIn: later(TEST_DATES.checkIn), checkOut: later(TEST_DATES.checkOut) };
  const input = { product: 'Hotel' as const, ...stay, ...dates, rooms: TEST_ROOMS };
  const started = await onceItAnswers(() => product.call('startCheckout', maya, { input }));
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const typed = {
    guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
    leadGuestAge: 34,
    email: 'maya.okafor@example.com',
    phone: '+1 617 555 0142',
    paymentId,
    termsAccepted: true,
  };
  const params = { checkoutId: started.body.checkoutId };
  const saved = await onceItAnswers(() => product.call('saveDraft', maya, { params, input: typed }));
  expect(saved.status).toBe(200);
  return saved.body;
}

/** Lines that the fault before broke are found out one by one. */
async function onceItAnswers<A extends { readonly status: number }>(ask: () => Promise<A>): Promise<A> {
  let answer = await ask();
  for (let tries = 0; answer.status === 503 && tries < 20; tries++) answer = await ask();
  return answer;
}

const pay = (checkout: Checkout, key: string) => {
  return product.call('bookCheckout', maya, {
    params: { checkoutId: checkout.checkoutId },
    input: bookInputOf(checkout),
    headers: { 'idempotency-key': key },
  });
};

const PASS_LEASES = [
  `update portal.idempotency_keys set lease_until = now() - interval '1 second' where state = 'running'`,
  `update portal.sagas set lease_until = least(lease_until, now()), wake_at = now() where state = 'running'`,
];

/** Asks with the same key until it is answered for good, as the portal does. */
async function payUntilAnswered(checkout: Checkout, key: string) {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await pay(checkout, key);
    const isUndecided = answer.status === 503 || answer.error?.code === 'RequestInProgress';
    if (!isUndecided && answer.body.result !== 'Pending') return answer;
    if (answer.status === 503) expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    await sleep(100);
    if (answer.status === 200) return finished(checkout);
  }
  throw new Error('it was never decided');
}

/** What was Pending is shown by the checkout. */
async function finished(checkout: Checkout) {
  const params = { checkoutId: checkout.checkoutId };
  for (let tries = 0; tries < 200; tries++) {
    const { body, status } = await product.call('getCheckout', maya, { params });
    if (status === 200 && body.state === 'booked')
      return { status: 200, body: { result: 'Success' as const, bookingId: body.bookingId! as BookingId } };
    await sleep(100);
  }
  throw new Error('it never ended');
}

/** Over a line of its own, which may write whatever is forbidden to others. */
const asOwner = (...texts: string[]): Promise<void> =>
  withClient(database.url, async (client) => {
    await client.query('set default_transaction_read_only = off');
    for (const text of texts) await client.query(text);
  });
const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
/** For the lines to come; so those that are open are ended. */
const readOnly = (value: 'on' | 'off') =>
  asOwner(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}',
      current_database()); end $$`,
    END_OTHERS,
  );

const FAULTS: readonly (readonly [name: string, strike: () => Promise<unknown>])[] = [
  ['all lines are cut', async () => database.line.cut()],
  ['every backend is ended', () => asOwner(END_OTHERS)],
  ['the answer to a commit is lost', async () => database.line.swallow('COMMIT\0')],
  ['the answers to three commits are lost', async () => database.line.swallow('COMMIT\0', 3)],
  [
    'the database is down for a while',
    async () => {
      database.line.down();
      await sleep(500);
      database.line.up();
    },
  ],
  [
    'the database is slow',
    async () => {
      database.line.slow(60);
      await sleep(700);
      database.line.slow(0);
    },
  ],
  [
    'the database is read-only for a while',
    async () => {
      await readOnly('on');
      await sleep(500);
      await readOnly('off');
    },
  ],
];

/** Early or late in it; by day in turns, at night both. */
const momentsOf = (fault: string): readonly number[] =>
  process.env.NIGHTLY ? [5, 40] : [FAULTS.findIndex(([name]) => name === fault) % 2 === 0 ? 5 : 40];

describe.each(FAULTS)('%s', (name, strike) => {
  test.each(momentsOf(name))('%i ms into a payment, and it is booked once all the same', async (after) => {
    const checkout = await ready();
    const key = `${name}-${after}-${days}`.replace(/[^a-z0-9-]/g, '-');
    let isAnswered = false;
    const paying = payUntilAnswered(checkout, key).finally(() => {
      isAnswered = true;
    });
    await sleep(after);
    await strike();
    // As if the time of those who were cut off had passed
    for (await sleep(300); !isAnswered; await sleep(200)) await asOwner(...PASS_LEASES);
    const answer = await paying;
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { result: 'Success' } });
    const { bookings, held } = await database.look(async (db) => ({
      bookings: await sql`select booking_id, state from bookings
        where checkout_id = ${checkout.checkoutId} and state <> 'Failed'`.execute(db),
      held: await sql`select reference from tenders t join bookings b using (booking_id)
        where b.checkout_id = ${checkout.checkoutId} and t.state in ('authorizing', 'authorized')`.execute(
        db,
      ),
    }));
    const { bookingId } = answer.body as { bookingId: string };
    expect(bookings.rows).toEqual([{ booking_id: bookingId, state: 'Confirmed' }]);
    expect(held.rows).toEqual([]);
  });
});

const HOLD_SECONDS = 10;
const HELD = `from pg_stat_activity where datname = current_database() and state = 'active'
  and query = 'select pg_sleep(${HOLD_SECONDS})'`;
const countHeld = () =>
  database.look(async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count ${sql.raw(HELD)}`.execute(db);
    return rows[0]?.count ?? 0;
  });
/** Takes a line of the pool once one is free, until it's canceled. */
async function holdLine(): Promise<void> {
  const hold = sql.raw(`select pg_sleep(${HOLD_SECONDS})`);
  const failed = await hold.execute(database.db).then(
    () => null,
    (error: { code?: string }) => error,
  );
  if (failed && failed.code !== '57014') await holdLine();
}

test('a pool without a free line answers 503 with a time to wait, and recovers by itself', async () => {
  const checkout = await ready();
  let isFree = false;
  const busy = Promise.all(Array.from({ length: POOL }, holdLine)).then(() => {
    isFree = true;
  });
  // Jobs have lines too, until they're done; the market listens on one
  const isFull = async () => database.pool.idleCount === 0 && (await countHeld()) >= POOL - 1;
  await expect.poll(isFull, { timeout: 15_000 }).toBe(true);
  const params = { checkoutId: checkout.checkoutId };
  const turnedAway = await product.call('getCheckout', maya, { params });
  expect(turnedAway).toMatchObject({ status: 503, error: { code: 'ServiceUnavailable' } });
  expect(turnedAway.headers['retry-after']).toMatch(/^\d+$/);
  for (; !isFree; await sleep(50)) await asOwner(`select pg_cancel_backend(pid) ${HELD}`);
  await busy;
  expect(await product.call('getCheckout', maya, { params })).toMatchObject({ status: 200 });
  expect(await payUntilAnswered(checkout, 'after-the-rush')).toMatchObject({ body: { result: 'Success' } });
});
