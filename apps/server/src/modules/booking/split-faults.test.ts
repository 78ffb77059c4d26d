/**
 * Lines to the issuer's bank that break while miles are redeemed: nothing is done twice, nothing is silent.
 */

import type { BookingId } from '@sojourn/domain/ids.ts';
import { connect } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/schema.ts';
import type { Redemptions } from '#suppliers/bank/redemptions-port.ts';
import { listCases } from '../cases/list-cases.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { showTrip } from '../trips/use-case.ts';
import { availableCredits } from '../wallet/available-credits.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
  type Traveler,
} from './testing/booking-world.ts';
import { dyingProcess, survive } from './testing/crash-cases.ts';
import { BREAKS, type Fault } from './testing/faults.ts';
import { BALANCE, CREDIT, splitChoices, UNITS } from './testing/split.ts';
import { cancelAsQuoted, mustBook, resetFaults } from './testing/stage.ts';
import { createMoneyWatch } from './testing/watch-money.ts';

let world: BookingWorld;
let server: Process;
let maya: Traveler;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
beforeEach(async () => {
  maya = await world.newTraveler();
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const readySplit = async () => readyCheckout(server, maya, await splitChoices(world, maya));
const trip = (bookingId: BookingId) => showTrip(server, { ...maya.actor, bookingId });
const booked = async () => mustBook(server, await readySplit(), maya);
const cancel = (bookingId: BookingId) => cancelAsQuoted(server, bookingId, maya);
const has = async () => [
  (await availableCredits(server.db, maya.actor, server.clock.now()))[0]?.availableMinor ?? 0,
  world.issuer.balanceOf(maya.account),
];

describe.each(['reserve', 'settle'])('%s', (verb) => {
  test.each(BREAKS)('breaks by %s %s and is done once all the same', async (...faults) => {
    const ready = await readySplit();
    world.milesFaults.next(verb, faults.filter(Boolean));
    const answer = await pay(server, ready, maya);
    if (answer.result === 'Pending') await world.resume(server);
    const after = await getCheckout(server, ready.checkoutId, maya.actor);
    expect(after.state).toBe('booked');
    expect(await trip(after.bookingId!)).toMatchObject({ status: 'Confirmed', cases: [] });
    expect(await has()).toEqual([0, BALANCE - UNITS]);
  });

  test('is never answered: Pending, a case at the deadline, and Confirmed once it is', async () => {
    const ready = await readySplit();
    world.milesFaults.next(verb, ['cutAfter'], true);
    world.milesFaults.next('lookUp', ['cutBefore'], true);
    const answer = await pay(server, ready, maya);
    if (answer.result !== 'Pending') throw new Error(answer.result);
    world.clock.move(601);
    await world.expireLeases();
    await server.sagas.sweep();
    await world.expireLeases();
    await server.sagas.sweep();
    expect(await trip(answer.bookingId)).toMatchObject({
      status: 'Pending',
      cases: [{ kind: 'bookingUnanswered', state: 'open' }],
    });
    world.milesFaults.clear();
    await world.resume(server);
    expect(await trip(answer.bookingId)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
    expect(await has()).toEqual([0, BALANCE - UNITS]);
  });
});

test('miles are paid though the bank was away for a day after the hotel confirmed', async () => {
  const ready = await readySplit();
  world.milesFaults.next('settle', ['away'], true);
  world.milesFaults.next('lookUp', ['cutBefore'], true);
  const answer = await pay(server, ready, maya);
  if (answer.result !== 'Pending') throw new Error(answer.result);
  world.clock.move(86_400);
  world.milesFaults.clear();
  await world.resume(server);
  expect(await trip(answer.bookingId)).toMatchObject({ status: 'Confirmed' });
  expect(await has()).toEqual([0, BALANCE - UNITS]);
});

test('a bank that cannot be reached redeems nothing: it fails at once and holds nothing', async () => {
  const ready = await readySplit();
  const rooms = world.inn.roomsLeft();
  world.milesFaults.next('reserve', ['away'], true);
  expect(await pay(server, ready, maya)).toMatchObject({
    result: 'Failed',
    failure: { reason: 'RedemptionFailure', rewards: 'Other' },
  });
  expect(world.inn.roomsLeft()).toBe(rooms);
  expect(await has()).toEqual([CREDIT, BALANCE]);
});

test('a bank that looks up but reserves nothing ends what a dead process may have asked', async () => {
  const ready = await readySplit();
  const { calls } = world.milesFaults;
  world.milesFaults.next('reserve', ['away'], true);
  await survive(pay(dyingProcess(world, 'miles:2:do:beforeCall'), ready, maya));
  await world.resume(server);
  expect(await getCheckout(server, ready.checkoutId, maya.actor)).toMatchObject({
    state: 'open',
    lastFailure: { reason: 'RedemptionFailure', rewards: 'Other' },
  });
  expect(await has()).toEqual([CREDIT, BALANCE]);
  expect([calls.get('reserve'), calls.get('release')]).toEqual([undefined, 1]);
  const [reference] = [...world.issuer.kept.keys()].slice(-1);
  const late = { reference: reference!, subject: maya.actor.subject, units: UNITS };
  const context = { timeoutMs: 1_000, scenario: null, requestId: 'late' };
  const answer = await world.issuer.redemptions.reserve(
    { ...late, accountReferenceId: maya.account },
    context,
  );
  expect(answer.outcome).toBe('rejected');
  expect(await has()).toEqual([CREDIT, BALANCE]);
});

test('miles that the bank will not settle after the hotel confirmed: a case, never undone', async () => {
  world.issuer.refuseSettle = true;
  world.cardFaults.clear();
  const answer = await pay(server, await readySplit(), maya);
  if (answer.result !== 'Pending') throw new Error(answer.result);
  expect(await trip(answer.bookingId)).toMatchObject({
    status: 'Pending',
    cases: [{ kind: 'captureRefused' }],
  });
  // The card does not wait for the miles
  expect(world.cardFaults.calls.get('capture')).toBe(1);
  world.issuer.refuseSettle = false;
  await world.resume(server);
  expect(await trip(answer.bookingId)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
});

test('miles that cannot be released become a case, and the booking ends with nothing held', async () => {
  world.inn.refuseConfirm = { reason: 'NoAvailability' };
  world.milesFaults.next('release', ['away'], true);
  const ready = await readySplit();
  expect((await pay(server, ready, maya)).result).toBe('Pending');
  for (let i = 0; i < 6; i++) {
    await world.expireLeases();
    await server.sagas.sweep();
  }
  expect(await listCases(server.db)).toContainEqual(expect.objectContaining({ kind: 'voidFailed' }));
  world.milesFaults.clear();
  await world.resume(server);
  expect(await getCheckout(server, ready.checkoutId, maya.actor)).toMatchObject({
    state: 'open',
    lastFailure: { reason: 'NoAvailability' },
  });
  expect(await has()).toEqual([CREDIT, BALANCE]);
  expect((await listCases(server.db)).filter(({ kind }) => kind === 'voidFailed')).toEqual([]);
});

describe('canceling', () => {
  test.each<Fault>(['cutBefore', 'cutAfter', 'away'])(
    'survives a refund of miles broken by %s',
    async (fault) => {
      const bookingId = await booked();
      world.milesFaults.next('refund', [fault]);
      expect(await cancel(bookingId)).toMatchObject({
        result: 'Canceled',
        trip: { refunds: [{ state: 'returned' }, { state: 'returned' }, { state: 'sent' }] },
      });
      expect(await has()).toEqual([CREDIT, BALANCE]);
    },
  );

  test('with miles that the bank refuses to give back: owed, and a case until they are back', async () => {
    const bookingId = await booked();
    world.issuer.refuseRefund = true;
    expect(await cancel(bookingId)).toMatchObject({
      result: 'Canceled',
      trip: {
        refunds: [{ state: 'returned' }, { state: 'failed' }, { state: 'sent' }],
        cases: [{ kind: 'refundRefused', state: 'open' }],
      },
    });
    expect(await world.problems()).toEqual(IN_ORDER);
    world.issuer.refuseRefund = false;
    await world.resume(server);
    expect(await trip(bookingId)).toMatchObject({
      refunds: [{ state: 'returned' }, { state: 'returned' }, { state: 'sent' }],
      cases: [{ state: 'closed' }],
    });
    expect(await has()).toEqual([CREDIT, BALANCE]);
  });
});

test('a refund that is not back when it is due is put before a person until it is', async () => {
  const bookingId = await booked();
  await cancel(bookingId);
  const before = world.clock.now();
  const watch = createMoneyWatch(server);
  // The gateway says nothing new: on the statement it would be within days
  world.cardFaults.next('lookUp', ['away'], true);
  world.clock.move(12 * 86_400);
  await watch.look();
  expect(await trip(bookingId)).toMatchObject({
    refunds: [{ overdue: false }, { overdue: false }, { state: 'sent', overdue: true }],
    cases: [{ kind: 'refundOverdue', state: 'open' }],
  });
  world.cardFaults.clear();
  await watch.look();
  expect(await trip(bookingId)).toMatchObject({
    refunds: [{}, {}, { state: 'returned', overdue: false, returnedAt: world.clock.now() }],
    cases: [{ kind: 'refundOverdue', state: 'closed' }],
  });
  world.clock.set(before);
});

test('what the bank has on record and we have not becomes a case once it has stayed', async () => {
  const bookingId = await booked();
  const watch = createMoneyWatch(server);
  expect((await watch.look()).recordDifferences).toBe(0);
  await world.issuer.redemptions.refund(
    { reference: `${bookingId}:miles:2`, refundReference: 'by hand', units: 100 },
    { timeoutMs: 1_000, scenario: null, requestId: 'test' },
  );
  // Another server continues, and its first look isn't enough for a case
  const later = createMoneyWatch(server);
  await later.look();
  expect((await trip(bookingId)).cases).toEqual([]);
  expect((await later.look()).recordDifferences).toBeGreaterThan(0);
  expect(await trip(bookingId)).toMatchObject({ cases: [{ kind: 'moneyRecordDiffers', state: 'open' }] });
  // Undone behind the port, as the bank's people would
  const record = world.issuer.kept.get(`${bookingId}:miles:2`)!;
  Object.assign(record, { redemption: { ...record.redemption, refundedUnits: 0 }, refunds: [] });
  // On another server, which never saw the difference
  world.cardFaults.next('lookUp', ['away'], true);
  await watch.look();
  const { cases } = await trip(bookingId);
  expect(cases, 'the card’s record is not known').toMatchObject([{ state: 'open' }]);
  world.cardFaults.clear();
  await watch.look();
  expect(await trip(bookingId)).toMatchObject({ cases: [{ kind: 'moneyRecordDiffers', state: 'closed' }] });
});

test('miles that come back late close the case of their refund with the next look', async () => {
  const bookingId = await booked();
  const before = world.clock.now();
  const watch = createMoneyWatch(server);
  world.milesFaults.next('refund', ['away'], true);
  await cancel(bookingId);
  world.clock.move(21 * 86_400);
  await watch.look();
  const kinds = async () => (await trip(bookingId)).cases.map(({ kind, state }) => `${kind} ${state}`);
  expect(await kinds()).toContain('refundOverdue open');
  await watch.look();
  expect(await kinds(), 'not before they are there').toContain('refundOverdue open');
  world.milesFaults.clear();
  await world.resume(server);
  await watch.look();
  expect(await kinds()).toContain('refundOverdue closed');
  expect((await trip(bookingId)).refunds.every(({ state }) => state === 'returned')).toBe(true);
  world.clock.set(before);
});

test('miles that the bank has posted for a stay of which we note nothing are a difference', async () => {
  const bookingId = await booked();
  const of = { subject: maya.actor.subject, accountReferenceId: maya.account, reason: 'stay' };
  const context = { timeoutMs: 1_000, scenario: null, requestId: 'test' };
  const reference = `earn:${bookingId}`;
  await world.issuer.redemptions.earn({ ...of, reference, units: 5 }, context);
  expect((await world.problems()).records).toMatchObject([
    { bookingId, what: 'earning', facts: expect.stringMatching(/^posted 5 against Pending/) },
  ]);
  world.issuer.forget(reference);
});

test('a holder that sleeps in the bank and wakes to a refusal takes nothing back', async () => {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const asleep: Redemptions = {
    ...server.redemptions,
    reserve: async () => {
      reached.resolve();
      await gate.promise;
      return { outcome: 'rejected', rejection: { reason: 'Other' } };
    },
  };
  const sleeper = world.startProcess('sleeper', {}, server.db, undefined, undefined, asleep);
  const answer = pay(sleeper, await readySplit(), maya);
  await reached.promise;
  await world.resume(server);
  world.milesFaults.clear();
  gate.resolve();
  expect(await answer).toMatchObject({ result: 'Success' });
  expect(world.milesFaults.calls.get('release')).toBeUndefined();
  expect(await has()).toEqual([0, BALANCE - UNITS]);
});

test('connections that the database cuts in the middle of a split payment lose no cent', async () => {
  const settings = { url: world.database.url, schema: 'portal', applicationName: 'cut', poolSize: 4 };
  const { db, close } = connect<Database>(settings);
  const cut = world.startProcess('cut', {}, db);
  for (let round = 0; round < 10; round++) {
    maya = await world.newTraveler();
    const ready = await readySplit();
    const paying = pay(cut, ready, maya).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 4 + round * 4));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'cut'`.execute(server.db);
    await paying;
    await world.resume(server);
    const after = await getCheckout(server, ready.checkoutId, maya.actor);
    if (after.state === 'open') expect(await has(), `round ${round}`).toEqual([CREDIT, BALANCE]);
    const again = after.state === 'open' ? await pay(server, after, maya) : { result: 'Success' };
    expect(again).toMatchObject({ result: 'Success' });
    expect(await has(), `round ${round}`).toEqual([0, BALANCE - UNITS]);
  }
  await cut.sagas.stop();
  await close();
});
