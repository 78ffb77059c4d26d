/**
 * Split bookings with the real market, bank and vault, over HTTP: by every scenario's name, and with
 * processes that are killed on the way.
 */

import { randomBytes } from 'node:crypto';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { BookingId, PaymentId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MACHINES } from '#main/capabilities.ts';
import { checkLedger } from '#modules/money/ledger/check-ledger.ts';
import { type Grant, grantCredit } from '#modules/money/wallet/grant-credit.ts';
import { REWARDS_SCENARIOS } from '#suppliers/bank/scenarios.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { type Browser, TEST_SESSION_SETTINGS } from '#testing/server.ts';
import { bookInputOf } from '../testing/booking-world.ts';
import type { CrashPlan } from '../testing/crashing-process.ts';
import { runCrashingProcess } from '../testing/run-crashing-process.ts';

const CRASHING = new URL('../testing/crashing-process.ts', import.meta.url);

const SUBJECT = 'maya';
const ACCOUNT = 'acc_summit_4417';
const BALANCE = 184_250;
const CREDIT = 5_000;
const UNITS = 2_000;
let product: TestProduct;
let maya: Browser;
let paymentId: PaymentId;
let stay: { readonly stayId: string; readonly rateId: string };
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
beforeAll(async () => {
  product = await createTestProduct();
  maya = await product.signIn({ subject: SUBJECT });
  paymentId = await product.giveCard(SUBJECT);
  stay = await product.someStay();
});
afterAll(async () => {
  expect(await checkLedger(product.database.db, MACHINES)).toEqual([]);
  await product.close();
});

const headers = (scenario?: string): Record<string, string> => (scenario ? { 'x-scenario': scenario } : {});
let grants = 0;
async function grant() {
  const { db } = product.database;
  const { tenantId, customerId } = maya;
  const expiresAt = '2028-02-01T04:59:59Z' as Grant['expiresAt'];
  const what = { type: 'GoodwillCredit', amountMinor: CREDIT, grantKey: `t:${grants++}`, expiresAt } as const;
  const at = product.clock.now();
  return (await withTransaction(db, (tx) =>
    grantCredit(tx, { random }, { tenantId, customerId }, what, at),
  ))!;
}
let nights = 0;
/** Dates of its own each time: prices and rooms are those of a fresh hotel. */
function dates() {
  const at = (day: number) => new Date(Date.UTC(2027, 4, 1 + day)).toISOString().slice(0, 10);
  nights += 2;
  return { checkIn: at(nights), checkOut: at(nights + 1) };
}
async function ready(units = UNITS): Promise<Checkout> {
  const input = { product: 'Hotel', ...stay, ...dates(), rooms: [{ adults: 2, childAges: [] }] };
  const started = await product.call('startCheckout', maya, { input: input as never });
  expect(started.status, JSON.stringify(started.error)).toBe(200);
  const draft = {
    leadGuestAge: 34,
    phone: '+1 617 555 0142',
    termsAccepted: true,
    paymentId,
    credits: [{ creditId: await grant(), amountMinor: null }],
    miles: [{ accountReferenceId: ACCOUNT, units }],
  };
  const params = { checkoutId: started.body.checkoutId };
  const saved = await product.call('saveDraft', maya, { params, input: draft });
  expect(saved.body.payment.problems).toEqual([]);
  return saved.body;
}
const pay = async (checkout: Checkout, scenario?: string) => {
  const params = { checkoutId: checkout.checkoutId };
  const input = bookInputOf(checkout);
  return (await product.call('bookCheckout', maya, { params, input, headers: headers(scenario) })).body;
};
const tripOf = async (bookingId: BookingId) =>
  (await product.call('getTrip', maya, { params: { bookingId } })).body;
const balance = async () => {
  const { body } = await product.call('listRewardsAccounts', maya, { input: { refresh: true } });
  return body.value.find(({ accountReferenceId }) => accountReferenceId === ACCOUNT)!.rewardsBalance.value;
};
const resume = async () => {
  const { db } = product.database;
  await sql`update sagas set lease_until = now() - interval '1 s', wake_at = now() - interval '1 s',
    scenario = null where state = 'running'`.execute(db);
};
const cancel = async (bookingId: BookingId, scenario?: string) => {
  const params = { bookingId };
  const { quoteId } = (await product.call('quoteCancel', maya, { params, input: {} })).body;
  const request = { params, input: { quoteId }, headers: headers(scenario) };
  return (await product.call('cancelTrip', maya, request)).body;
};
/** The sweep of the product takes over what waits, until the trip is as it should be. */
const settles = (bookingId: BookingId, expected: object) =>
  expect
    .poll(() => resume().then(() => tripOf(bookingId)), { timeout: 15_000, interval: 100 })
    .toMatchObject(expected);

test('a credit, miles and a card pay; balances follow at once, and back when canceled', async () => {
  product.startJobs();
  const before = await balance();
  expect(before).toBe(BALANCE);
  const checkout = await ready();
  expect(checkout.payment.suggestion).not.toBeNull();
  const answer = await pay(checkout);
  if (answer.result !== 'Success') throw new Error(JSON.stringify(answer));
  expect(await balance()).toBe(before - UNITS);
  expect(await tripOf(answer.bookingId)).toMatchObject({
    tenders: [
      { kind: 'TravelWallet', state: 'captured' },
      { kind: 'Rewards', label: 'Harbor Summit 4417', units: UNITS, state: 'captured' },
      { kind: 'UserCard', state: 'captured' },
    ],
    earning: { state: 'Pending' },
  });
  expect(await cancel(answer.bookingId)).toMatchObject({
    result: 'Canceled',
    trip: { refunds: [{ state: 'returned' }, { state: 'returned' }, { state: 'sent' }] },
  });
  expect(await balance()).toBe(before);
});

type Play = { readonly at: 'pay' | 'cancel'; readonly ends: 'Success' | 'Failed' | 'later' };
const PLAYS: Readonly<Record<string, Play>> = {
  'miles-no-eligible-account': { at: 'pay', ends: 'Failed' },
  'miles-rejected': { at: 'pay', ends: 'Failed' },
  'miles-other': { at: 'pay', ends: 'Failed' },
  'miles-unavailable': { at: 'pay', ends: 'Failed' },
  'miles-cut-before': { at: 'pay', ends: 'Success' },
  'miles-cut-after': { at: 'pay', ends: 'Success' },
  'miles-silent': { at: 'pay', ends: 'later' },
  'miles-settle-cut-after': { at: 'pay', ends: 'Success' },
  'miles-settle-refused': { at: 'pay', ends: 'later' },
  'miles-release-fails': { at: 'pay', ends: 'Success' },
  'miles-refund-cut-after': { at: 'cancel', ends: 'Success' },
  'miles-refund-refused': { at: 'cancel', ends: 'later' },
};

test('every scenario of rewards is played below', () => {
  expect(Object.keys(PLAYS).sort()).toEqual(REWARDS_SCENARIOS.map(({ name }) => name).sort());
});

test.each(Object.entries(PLAYS))(
  '%s ends with every mile accounted for',
  { timeout: 40_000 },
  async (name, play) => {
    const before = await balance();
    const checkout = await ready();
    const answer = await pay(checkout, play.at === 'pay' ? name : undefined);
    if (play.ends === 'Failed') {
      expect(answer).toMatchObject({ result: 'Failed', failure: { reason: 'RedemptionFailure' } });
      expect(await balance()).toBe(before);
      return;
    }
    if (answer.result === 'Failed') throw new Error(JSON.stringify(answer));
    const { bookingId } = answer;
    if (play.at === 'pay' && play.ends === 'later') expect(answer.result).toBe('Pending');
    await settles(bookingId, { status: 'Confirmed' });
    expect(await balance()).toBe(before - UNITS);
    const canceled = await cancel(bookingId, play.at === 'cancel' ? name : undefined);
    if (play.at === 'cancel' && play.ends === 'later')
      expect(canceled.trip.refunds.map(({ state }) => state)).toEqual(['returned', 'failed', 'sent']);
    await settles(bookingId, { refunds: [{ state: 'returned' }, { state: 'returned' }, { state: 'sent' }] });
    expect(await balance()).toBe(before);
  },
);

describe('a server process that is killed in the middle of a split payment', { timeout: 60_000 }, () => {
  beforeAll(() => product.startJobs());
  const person = {
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya.okafor@example.com',
    subject: SUBJECT,
    isAgent: false,
    isDelegated: false,
    businessId: null,
  };

  test.each([
    ['miles:2:do:afterEffect', null, 'booked'],
    ['settle:2:do:afterEffect', null, 'booked'],
    ['miles:2:undo:afterEffect', 'sold-out-at-confirm', 'open'],
  ] as const)('%s: the next process ends it', async (point, scenario, state) => {
    const before = await balance();
    const checkout = await ready();
    const { bank, vault, database, clock } = product;
    const plan: CrashPlan = {
      databaseUrl: database.url,
      vault: { url: vault.url, apiKey: vault.apiKey },
      bank: { url: bank.issuer, apiKey: bank.rewardsApiKey },
      now: clock.now(),
      sells: { product: 'hotel', stayCount: 6_000 },
      leaseSeconds: 8,
      pays: {
        by: { ...maya, ...person, locale: 'en' },
        checkoutId: checkout.checkoutId,
        ...bookInputOf(checkout),
      },
      scenario,
      serverKey: TEST_SESSION_SETTINGS.csrfKey,
    };
    expect(await runCrashingProcess(CRASHING, plan, point)).toBe('SIGKILL');
    const stateOf = async () => {
      await resume();
      const params = { checkoutId: checkout.checkoutId };
      return (await product.call('getCheckout', maya, { params })).body.state;
    };
    await expect.poll(stateOf, { timeout: 20_000, interval: 100 }).toBe(state);
    expect(await balance()).toBe(state === 'booked' ? before - UNITS : before);
  });
});
