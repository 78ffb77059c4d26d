/**
 * Lines that break, parties that do not answer, holders that sleep: nothing is done twice, nothing is
 * silent.
 */

import type { BookingId } from '@sojourn/domain/ids.ts';
import { connect } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/schema.ts';
import type { HotelSupplier } from '#products/hotel/supplier.ts';
import { ok } from '#suppliers/outcome.ts';
import { cancelTrip } from '../cancellation/cancel-trip.ts';
import { quoteCancel } from '../cancellation/quote-cancel.ts';
import { listCases } from '../cases/list-cases.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { getTrip } from '../trips/get-trip.ts';
import { showTrip } from '../trips/use-case.ts';
import { IN_ORDER, pay, readyCheckout } from './testing/booking-world.ts';
import { dyingProcess, survive } from './testing/crash-cases.ts';
import { BREAKS, CANCEL_BREAKS } from './testing/faults.ts';
import { requestContext } from './testing/request-context.ts';
import { cancelAsQuoted, createStage, mustBook, resetFaults, type Stage } from './testing/stage.ts';
import { createMoneyWatch } from './testing/watch-money.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const faultsOf = (verb: string) =>
  world.inn.supplier[verb as keyof HotelSupplier] ? world.stayFaults : world.cardFaults;
const booked = async () => mustBook(server, await readyCheckout(server, maya), maya);
const trip = (bookingId: BookingId) => showTrip(server, { ...maya.actor, bookingId });
const cancel = (bookingId: BookingId) => cancelAsQuoted(server, bookingId, maya);

describe.each(['reserve', 'authorize', 'confirm', 'capture'])('%s', (verb) => {
  test.each(BREAKS)('breaks by %s %s and is done once all the same', async (...faults) => {
    const ready = await readyCheckout(server, maya);
    faultsOf(verb).next(verb, faults.filter(Boolean));
    const answer = await pay(server, ready, maya);
    if (answer.result === 'Pending') await world.resume(server);
    const after = await getCheckout(server, ready.checkoutId, maya.actor);
    expect(after.state).toBe('booked');
    expect(await trip(after.bookingId!)).toMatchObject({ status: 'Confirmed', cases: [] });
  });
});

test.each([
  ['reserve', { reason: 'Unknown', payment: null }],
  ['authorize', { reason: 'PaymentError', payment: 'ProcessorUnavailable' }],
  ['confirm', { reason: 'Unknown', payment: null }],
])('%s cannot be reached at all: it fails at once and holds nothing', async (verb, failure) => {
  const ready = await readyCheckout(server, maya);
  const rooms = world.inn.roomsLeft();
  faultsOf(verb).next(verb, ['away'], true);
  expect(await pay(server, ready, maya)).toMatchObject({ result: 'Failed', failure });
  expect(world.inn.roomsLeft()).toBe(rooms);
});

test.each([
  ['reserve', { reason: 'Unknown', payment: null }],
  ['authorize', { reason: 'PaymentError', payment: 'ProcessorUnavailable' }],
])(
  '%s that a dead process may have asked cannot be reached: it fails and holds nothing',
  async (step, failure) => {
    const ready = await readyCheckout(server, maya);
    const rooms = world.inn.roomsLeft();
    faultsOf(step).next(step, ['away'], true);
    await survive(pay(dyingProcess(world, `${step}:do:beforeCall`), ready, maya));
    await world.resume(server);
    const after = await getCheckout(server, ready.checkoutId, maya.actor);
    expect(after).toMatchObject({ state: 'open', lastFailure: failure });
    expect(world.inn.roomsLeft()).toBe(rooms);
  },
);

test('confirm that a dead process may have asked is waited for, as nothing could take it back', async () => {
  const ready = await readyCheckout(server, maya);
  world.stayFaults.next('confirm', ['away'], true);
  await survive(pay(dyingProcess(world, 'confirm:do:beforeCall'), ready, maya));
  await world.expireLeases();
  await server.sagas.sweep();
  const { state, bookingId } = await getCheckout(server, ready.checkoutId, maya.actor);
  expect([state, world.cardFaults.calls.get('void')]).toEqual(['booking', undefined]);
  world.stayFaults.clear();
  await world.resume(server);
  expect(await trip(bookingId!)).toMatchObject({ status: 'Confirmed', cases: [] });
});

test.each(['reserve', 'authorize', 'confirm', 'capture'])(
  '%s is never answered: Pending, a case at the deadline, and Confirmed once it is',
  async (verb) => {
    const ready = await readyCheckout(server, maya);
    const faults = faultsOf(verb);
    faults.next(verb, ['cutAfter'], true);
    faults.next('lookUp', ['cutBefore'], true);
    const answer = await pay(server, ready, maya);
    expect(answer.result).toBe('Pending');
    if (answer.result !== 'Pending') return;
    expect(await trip(answer.bookingId)).toMatchObject({
      status: 'Pending',
      confirmationCode: null,
      cases: [],
    });
    expect(await pay(server, ready, maya)).toEqual(answer);
    world.clock.move(601);
    await world.expireLeases();
    await server.sagas.sweep();
    await world.expireLeases();
    await server.sagas.sweep();
    const overdue = await trip(answer.bookingId);
    expect(overdue.cases).toMatchObject([
      { kind: 'bookingUnanswered', state: 'open', code: expect.stringMatching(/^C-/) },
    ]);
    expect(await listCases(server.db)).toContainEqual(
      expect.objectContaining({ code: overdue.cases[0]!.code }),
    );
    expect(overdue.actions.cancel).toEqual({ available: false, reason: 'BookingPending' });
    faults.clear();
    await world.resume(server);
    expect(await trip(answer.bookingId)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
    expect(await pay(server, ready, maya)).toMatchObject({ result: 'Success' });
  },
);

test('capture refused after the hotel confirmed: Pending and a case, never undone', async () => {
  const ready = await readyCheckout(server, maya);
  const answer = await pay(server, ready, maya, 'capture-refused');
  expect(answer.result).toBe('Pending');
  if (answer.result !== 'Pending') return;
  expect(await trip(answer.bookingId)).toMatchObject({
    status: 'Pending',
    cases: [{ kind: 'captureRefused' }],
  });
  expect(world.inn.kept.get(answer.bookingId)?.order?.state).toBe('Confirmed');
  await sql`update sagas set scenario = null where state = 'running'`.execute(server.db);
  await world.resume(server);
  expect(await trip(answer.bookingId)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
});

test('an undo that keeps failing becomes a case, goes on, and ends with nothing held', async () => {
  world.inn.refuseConfirm = { reason: 'NoAvailability' };
  world.cardFaults.next('void', ['away'], true);
  const ready = await readyCheckout(server, maya);
  const answer = await pay(server, ready, maya);
  expect(answer.result).toBe('Pending');
  for (let i = 0; i < 6; i++) {
    await world.expireLeases();
    await server.sagas.sweep();
  }
  const cases = await listCases(server.db);
  expect(cases).toContainEqual(expect.objectContaining({ kind: 'voidFailed' }));
  world.cardFaults.clear();
  await world.resume(server);
  expect(await getCheckout(server, ready.checkoutId, maya.actor)).toMatchObject({
    state: 'open',
    lastFailure: { reason: 'NoAvailability' },
  });
  expect((await listCases(server.db)).filter(({ kind }) => kind === 'voidFailed')).toEqual([]);
});

test('a hotel that takes time to decide is Pending, and Confirmed when it has', async () => {
  const real = world.inn.supplier.confirm;
  const ready = await readyCheckout(server, maya);
  const slow = { ...world.inn.supplier };
  slow.confirm = async (request, context) => {
    const answer = await real(request, context);
    return answer.outcome === 'ok' ? ok({ ...answer.value, state: 'Pending' as const }) : answer;
  };
  slow.lookUp = async () =>
    ok({ hold: null, order: { ...world.inn.kept.values().next().value!.order!, state: 'Pending' as const } });
  const patient = world.startProcess('patient', {}, server.db, () => slow);
  const answer = await pay(patient, ready, maya);
  expect(answer.result).toBe('Pending');
  await world.resume(server);
  expect(await pay(server, ready, maya)).toMatchObject({ result: 'Success' });
});

describe('canceling', () => {
  test('gives back what the terms say, told beforehand, and again the same when asked again', async () => {
    const bookingId = await booked();
    const quote = await quoteCancel(server, bookingId, maya.actor, requestContext());
    expect(quote).toMatchObject({
      type: 'FullyRefundable',
      outcome: 'FullyRefundable',
      policyKind: 'FreeToCancelWithoutPenalty',
      refund: { amountMinor: 138_432 },
      lines: [{ tender: 'Harbor Summit 4417', amount: { amountMinor: 138_432 } }],
    });
    const ask = () => cancelTrip(server, bookingId, { quoteId: quote.quoteId }, maya.actor, requestContext());
    const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
    expect(first).toMatchObject({
      result: 'Canceled',
      trip: {
        status: 'Canceled',
        time: 'Canceled',
        refunds: [{ state: 'sent', dueBy: quote.lines[0]!.dueBy }],
      },
    });
    for (const other of [...others, await ask()]) expect(other).toEqual(first);
    await expect(quoteCancel(server, bookingId, maya.actor, requestContext())).rejects.toMatchObject({
      code: 'NotCancellable',
      details: { cancelOutcome: 'Canceled', cancelPolicyKind: 'NonCancellable' },
    });
    expect(first.trip.actions.cancel).toEqual({ available: false, reason: 'Canceled' });
  });

  test('gives nothing back after the last step of the terms', async () => {
    const bookingId = await booked();
    const before = world.clock.now();
    world.clock.set('2027-04-13T00:00:00.000Z' as typeof before);
    world.inn.penaltyMinor = 138_432;
    const answer = await cancel(bookingId);
    expect(answer).toMatchObject({ result: 'Canceled', trip: { refunds: [] } });
    world.clock.set(before);
  });

  test('never costs more than the accepted terms; what the hotel keeps above them is a case', async () => {
    const bookingId = await booked();
    world.inn.penaltyMinor = 40_000;
    const answer = await cancel(bookingId);
    expect(answer.trip).toMatchObject({
      refunds: [{ amount: { amountMinor: 138_432 } }],
      cases: [{ kind: 'supplierPenaltyDiffers' }],
    });
  });

  test('is refused when the quote is over or the stay has begun', async () => {
    const bookingId = await booked();
    const before = world.clock.now();
    const quote = await quoteCancel(server, bookingId, maya.actor, requestContext());
    const ask = () => cancelTrip(server, bookingId, { quoteId: quote.quoteId }, maya.actor, requestContext());
    world.clock.move(600);
    await expect(ask()).rejects.toMatchObject({ code: 'CancelQuoteExpired' });
    world.clock.set('2027-04-15T14:00:00.000Z' as typeof before);
    const begun = { code: 'NotCancellable', details: { cancelOutcome: 'PastCheckInDate' } };
    await expect(ask()).rejects.toMatchObject(begun);
    await expect(cancel(bookingId)).rejects.toMatchObject(begun);
    world.clock.set(before);
  });

  test('that the hotel refuses leaves the trip as it was, with a case', async () => {
    const bookingId = await booked();
    world.inn.refuseCancel = 'NotCancellable';
    await expect(cancel(bookingId)).rejects.toMatchObject({
      code: 'CancellationAttemptFailed',
      details: { cancelOutcome: 'CancellationFailure', failureType: 'CancellationAttemptFailed' },
    });
    expect(await trip(bookingId)).toMatchObject({ status: 'Confirmed', cases: [{ kind: 'cancelRefused' }] });
    world.inn.refuseCancel = null;
    expect(await cancel(bookingId)).toMatchObject({
      result: 'Canceled',
      trip: { cases: [{ state: 'closed' }] },
    });
  });

  test('with a penalty that changed meanwhile asks for a new quote', async () => {
    const bookingId = await booked();
    const { quoteId } = await quoteCancel(server, bookingId, maya.actor, requestContext());
    world.inn.penaltyMinor = 1;
    await expect(
      cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext()),
    ).rejects.toMatchObject({
      code: 'CancelQuoteExpired',
      details: { failureType: 'CancellationFeesApplicable' },
    });
    expect(await trip(bookingId)).toMatchObject({ status: 'Confirmed', cases: [] });
  });

  test('whose refund is refused stands; the refund is owed, and a case until it is sent', async () => {
    const bookingId = await booked();
    const { quoteId } = await quoteCancel(server, bookingId, maya.actor, requestContext());
    const answer = await cancelTrip(
      server,
      bookingId,
      { quoteId },
      maya.actor,
      requestContext('refund-refused'),
    );
    expect(answer).toMatchObject({
      result: 'Canceled',
      trip: { refunds: [{ state: 'failed' }], cases: [{ kind: 'refundRefused', state: 'open' }] },
    });
    expect(await world.problems()).toEqual(IN_ORDER);
    await sql`update sagas set scenario = null where state = 'running'`.execute(server.db);
    await world.resume(server);
    expect(await trip(bookingId)).toMatchObject({
      refunds: [{ state: 'sent' }],
      cases: [{ state: 'closed' }],
    });
  });

  test.each(CANCEL_BREAKS)('survives %s broken by %s', async (verb, fault) => {
    const bookingId = await booked();
    faultsOf(verb).next(verb, [fault]);
    expect(await cancel(bookingId)).toMatchObject({
      result: 'Canceled',
      trip: { refunds: [{ state: 'sent' }] },
    });
  });

  test('that is never answered is Pending, then a case, and Canceled when it is', async () => {
    const bookingId = await booked();
    world.stayFaults.next('cancel', ['cutAfter'], true);
    world.stayFaults.next('lookUp', ['cutBefore'], true);
    expect(await cancel(bookingId)).toMatchObject({ result: 'Pending', trip: { status: 'Pending' } });
    world.clock.move(601);
    await world.expireLeases();
    await server.sagas.sweep();
    expect(await trip(bookingId)).toMatchObject({ cases: [{ kind: 'cancelUnanswered' }] });
    world.stayFaults.clear();
    await world.resume(server);
    expect(await trip(bookingId)).toMatchObject({ status: 'Canceled', cases: [{ state: 'closed' }] });
  });
});

test('connections that the database cuts in the middle lose nothing', async () => {
  const settings = { url: world.database.url, schema: 'portal', applicationName: 'cut', poolSize: 4 };
  const { db, close } = connect<Database>(settings);
  const cut = world.startProcess('cut', {}, db);
  for (let round = 0; round < 8; round++) {
    const ready = await readyCheckout(server, maya);
    const paying = pay(cut, ready, maya).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 4 + round * 4));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'cut'`.execute(server.db);
    await paying;
    await world.resume(server);
    const after = await getCheckout(server, ready.checkoutId, maya.actor);
    const again = after.state === 'open' ? await pay(server, after, maya) : { result: 'Success' };
    expect(again).toMatchObject({ result: 'Success' });
  }
  await cut.sagas.stop();
  await close();
});

test('refunds are followed until they stand on the statement', async () => {
  const bookingId = await booked();
  await cancel(bookingId);
  const watch = createMoneyWatch(server);
  await watch.look();
  expect(await trip(bookingId)).toMatchObject({ refunds: [{ state: 'sent' }] });
  const before = world.clock.now();
  world.clock.move(4 * 86_400);
  const numbers = await watch.look();
  expect(await trip(bookingId)).toMatchObject({ refunds: [{ state: 'returned' }] });
  expect(numbers).toEqual({ ledgerViolations: 0, recordDifferences: 0, overdueSagas: 0 });
  world.clock.set(before);
});

test('a trip is looked up again after a day, and what differs is put before a person', async () => {
  const bookingId = await booked();
  const read = () => getTrip(server, bookingId, maya.actor, requestContext());
  const before = world.clock.now();
  world.clock.move(86_400);
  expect((await read()).verifiedAt).toBe(before);
  await expect.poll(async () => (await trip(bookingId)).verifiedAt).toBe(world.clock.now());
  const casesOf = async () => (await trip(bookingId)).cases;
  const record = world.inn.kept.get(bookingId)!;
  world.inn.kept.set(bookingId, { hold: null, order: null });
  world.clock.move(86_400);
  await read();
  await expect.poll(casesOf).toMatchObject([{ kind: 'supplierRecordDiffers' }]);
  expect((await world.problems()).records).toMatchObject([{ bookingId, what: 'hotel' }]);
  world.inn.kept.set(bookingId, record);
  await read();
  await expect.poll(casesOf).toMatchObject([{ state: 'closed' }]);
  world.clock.set(before);
});
