/** The flight saga when airlines, gateway or bank answer late, not at all, or with a refusal. */

import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { IN_ORDER, pay } from '#modules/booking/testing/booking-world.ts';
import { dyingProcess, survive } from '#modules/booking/testing/crash-cases.ts';
import { BREAKS, CANCEL_BREAKS, type Fault } from '#modules/booking/testing/faults.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import {
  cancelAsQuoted,
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '#modules/booking/testing/stage.ts';
import { ok } from '#suppliers/outcome.ts';
import { quoteCancel } from '../../../modules/cancellation/quote-cancel.ts';
import { listCases } from '../../../modules/cases/list-cases.ts';
import { getCheckout } from '../../../modules/checkouts/get-checkout.ts';
import { getTrip } from '../../../modules/trips/get-trip.ts';
import { flightTrip, readyFlight } from '../testing/flight-checkouts.ts';

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

const OF_CARD = ['authorize', 'capture', 'void', 'refund'];
const faultsOf = (verb: string) => (OF_CARD.includes(verb) ? world.cardFaults : world.flightFaults);
const trip = (bookingId: Parameters<typeof flightTrip>[2]) => flightTrip(server, maya, bookingId);
const sweep = async () => {
  await world.expireLeases();
  await server.sagas.sweep();
};
async function booked() {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  await world.resume(server);
  return bookingId;
}

describe.each(['reserve', 'authorize', 'confirm', 'capture'])('%s', (verb) => {
  test.each(BREAKS)('breaks by %s %s and is done once all the same', async (...faults) => {
    const ready = await readyFlight(server, maya);
    faultsOf(verb).next(verb, faults.filter(Boolean));
    const answer = await pay(server, ready, maya);
    if (answer.result === 'Pending') await world.resume(server);
    const after = await getCheckout(server, ready.checkoutId, maya.actor);
    expect(after.state).toBe('booked');
    expect(await trip(after.bookingId!)).toMatchObject({ status: 'Confirmed', cases: [] });
  });
});

test('what is told to be free is free to its last second, however late the booking was done', async () => {
  const ready = await readyFlight(server, maya);
  world.clock.move(600);
  world.cardFaults.next('capture', ['cutBefore'], true);
  expect(await pay(server, ready, maya)).toMatchObject({ result: 'Pending' });
  world.clock.move(3 * 3600);
  world.cardFaults.clear();
  await world.resume(server);
  const { bookingId } = await getCheckout(server, ready.checkoutId, maya.actor);
  const { voidUntil, status } = await trip(bookingId!);
  // As the terms that were accepted say, although airlines count from their confirming on
  expect([status, voidUntil]).toEqual(['Confirmed', ready.quote.cancellation.steps[0]!.until]);
  world.clock.move((Date.parse(voidUntil!) - Date.parse(world.clock.now())) / 1000 - 1);
  const { penalty } = await quoteCancel(server, bookingId!, maya.actor, requestContext());
  expect(penalty.amountMinor).toBe(0);
  world.clock.move(1);
  expect((await trip(bookingId!)).voidUntil).toBeNull();
});

test.each<[string, Fault]>([
  ['reserve', 'away'],
  ['authorize', 'away'],
  ['confirm', 'away'],
])('%s cannot be reached at all: it fails at once and holds nothing', async (verb, fault) => {
  const taken = world.carrier.seatsTaken();
  const ready = await readyFlight(server, maya);
  faultsOf(verb).next(verb, [fault], true);
  const reason = verb === 'authorize' ? 'PaymentError' : 'Timeout';
  expect(await pay(server, ready, maya)).toMatchObject({ result: 'Failed', failure: { reason } });
  expect(world.carrier.seatsTaken()).toBe(taken);
});

test.each<Fault[]>([['cutBefore'], ['cutAfter'], ['away'], ['away', 'away', 'away', 'cutAfter']])(
  'the second ticket breaks by %s %s %s %s: both or none',
  async (...faults) => {
    const ready = await readyFlight(server, maya);
    world.flightFaults.next('confirm', ['none', ...faults.filter(Boolean)]);
    const answer = await pay(server, ready, maya);
    if (answer.result === 'Pending') await world.resume(server);
    const { bookingId, state } = await getCheckout(server, ready.checkoutId, maya.actor);
    if (state === 'booked') expect((await trip(bookingId!)).locators.airlines).toHaveLength(2);
    else expect(state).toBe('open');
  },
);

describe('a first ticket that must be taken back', () => {
  const refuse = () =>
    Object.assign(world.carrier, { refuseTicket: { ticketNo: 2, rejection: { reason: 'BookError' } } });

  test.each<Fault[]>([['cutBefore'], ['cutAfter'], ['away'], ['cutAfter', 'away', 'cutBefore']])(
    'by a call that breaks by %s %s %s is taken back',
    async (...faults) => {
      const taken = world.carrier.seatsTaken();
      const ready = await readyFlight(server, maya);
      refuse();
      world.flightFaults.next('voidOrder', faults.filter(Boolean));
      const answer = await pay(server, ready, maya);
      if (answer.result === 'Pending') await world.resume(server);
      const after = await getCheckout(server, ready.checkoutId, maya.actor);
      expect(after).toMatchObject({ state: 'open', lastFailure: { reason: 'BookError' } });
      expect(world.carrier.seatsTaken()).toBe(taken);
    },
  );

  test('while the airline is away becomes a case, and is taken back once it is there', async () => {
    const ready = await readyFlight(server, maya);
    refuse();
    world.flightFaults.next('voidOrder', ['away'], true);
    const answer = await pay(server, ready, maya);
    expect(answer.result).toBe('Pending');
    for (let i = 0; i < 6; i++) await sweep();
    expect(await listCases(server.db)).toContainEqual(expect.objectContaining({ kind: 'voidFailed' }));
    world.flightFaults.clear();
    await world.resume(server);
    const after = await getCheckout(server, ready.checkoutId, maya.actor);
    expect(after).toMatchObject({ state: 'open', lastFailure: { reason: 'BookError' } });
    expect((await listCases(server.db)).filter(({ kind }) => kind === 'voidFailed')).toEqual([]);
  });
});

test.each(['reserve', 'authorize', 'confirm', 'capture'])(
  '%s is never answered: Pending, a case at the deadline, and Confirmed once it is',
  async (verb) => {
    const ready = await readyFlight(server, maya);
    const faults = faultsOf(verb);
    faults.next(verb, ['cutAfter'], true);
    faults.next('lookUp', ['cutBefore'], true);
    const answer = await pay(server, ready, maya);
    if (answer.result !== 'Pending') throw new Error('answered');
    const { bookingId } = answer;
    expect(await trip(bookingId)).toMatchObject({ status: 'Pending', ticketing: 'requested', cases: [] });
    world.clock.move(601);
    await sweep();
    await sweep();
    expect((await trip(bookingId)).cases).toMatchObject([{ kind: 'bookingUnanswered', state: 'open' }]);
    faults.clear();
    await world.resume(server);
    expect(await trip(bookingId)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
    expect(await pay(server, ready, maya)).toMatchObject({ result: 'Success' });
  },
);

test('capture refused after the airlines confirmed: Pending and a case, never undone', async () => {
  const ready = await readyFlight(server, maya);
  const answer = await pay(server, ready, maya, 'capture-refused');
  if (answer.result !== 'Pending') throw new Error('captured');
  expect((await trip(answer.bookingId)).cases).toMatchObject([{ kind: 'captureRefused' }]);
  const { orders } = world.carrier.kept.get(answer.bookingId)!;
  expect([...orders.values()].map(({ state }) => state)).toEqual(['Confirmed', 'Confirmed']);
  await sql`update sagas set scenario = null where state = 'running'`.execute(server.db);
  await world.resume(server);
  expect(await trip(answer.bookingId)).toMatchObject({ status: 'Confirmed', ticketing: 'ticketed' });
});

test('an airline that takes time to decide is Pending, and Confirmed when it has', async () => {
  const ready = await readyFlight(server, maya);
  const { supplier } = world.carrier;
  const slow = { ...supplier };
  slow.confirm = async (request, context) => {
    const answer = await supplier.confirm(request, context);
    return answer.outcome === 'ok' ? ok({ ...answer.value, state: 'Pending' as const }) : answer;
  };
  slow.lookUp = async (request, context) => {
    const found = await supplier.lookUp(request, context);
    if (found.outcome !== 'ok' || !found.value) return found;
    const orders = found.value.orders.map((order) => ({ ...order, state: 'Pending' as const }));
    return ok({ ...found.value, orders });
  };
  const patient = world.startProcess('patient', {}, server.db, undefined, undefined, undefined, () => slow);
  expect((await pay(patient, ready, maya)).result).toBe('Pending');
  await world.resume(server);
  expect(await pay(server, ready, maya)).toMatchObject({ result: 'Success' });
});

test('a holder that sleeps and wakes after another has ended the booking writes nothing', async () => {
  const ready = await readyFlight(server, maya);
  await survive(pay(dyingProcess(world, 'confirm:2:do:beforeCall'), ready, maya));
  const sleeper = world.startProcess('sleeper');
  await world.expireLeases();
  const [first, second] = await Promise.all([sleeper.sagas.sweep(), server.sagas.sweep()]);
  expect(first + second).toBe(1);
  await world.resume(server);
  expect(await getCheckout(server, ready.checkoutId, maya.actor)).toMatchObject({ state: 'booked' });
  expect(world.flightFaults.calls.get('confirm')).toBe(2);
});

describe('ticketing', () => {
  test.each<Fault[]>([['cutBefore'], ['cutAfter'], ['away'], ['cutAfter', 'away']])(
    'breaks by %s %s and is done once all the same',
    async (...faults) => {
      world.flightFaults.next('issue', faults.filter(Boolean));
      const bookingId = await booked();
      expect(await trip(bookingId)).toMatchObject({ ticketing: 'ticketed', cases: [] });
    },
  );
});

describe('canceling', () => {
  const cancel = (bookingId: BookingId) => cancelAsQuoted(server, bookingId, maya);

  test.each(CANCEL_BREAKS)('survives %s broken by %s', async (verb, fault) => {
    const bookingId = await booked();
    faultsOf(verb).next(verb, [fault]);
    expect(await cancel(bookingId)).toMatchObject({
      result: 'Canceled',
      trip: { refunds: [{ state: 'sent' }] },
    });
  });

  test('that the airline refuses leaves the trip as it was, with a case', async () => {
    const bookingId = await booked();
    world.carrier.refuseCancel = true;
    await expect(cancel(bookingId)).rejects.toMatchObject({ code: 'CancellationAttemptFailed' });
    expect(await trip(bookingId)).toMatchObject({ status: 'Confirmed', cases: [{ kind: 'cancelRefused' }] });
    world.carrier.refuseCancel = false;
    expect(await cancel(bookingId)).toMatchObject({ trip: { cases: [{ state: 'closed' }] } });
  });
});

test('a trip is looked up again after a day, and what differs is put before a person', async () => {
  const bookingId = await booked();
  const before = world.clock.now();
  const read = () => getTrip(server, bookingId, maya.actor, requestContext());
  const record = world.carrier.kept.get(bookingId)!;
  world.carrier.kept.delete(bookingId);
  world.clock.move(86_400);
  await read();
  const casesOf = async () => (await trip(bookingId)).cases;
  await expect.poll(casesOf).toMatchObject([{ kind: 'supplierRecordDiffers' }]);
  world.carrier.kept.set(bookingId, record);
  await read();
  await expect.poll(casesOf).toMatchObject([{ state: 'closed' }]);
  world.clock.set(before);
});
