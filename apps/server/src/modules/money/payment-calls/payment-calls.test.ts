/** A row for each call to the gateway, once each, and what reconciling them with its own list finds. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
} from '#modules/selling/booking/testing/booking-world.ts';
import { dyingProcess, survive } from '#modules/selling/booking/testing/crash-cases.ts';
import { resetFaults } from '#modules/selling/booking/testing/stage.ts';
import { getCheckout } from '#modules/selling/checkouts/get-checkout.ts';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { reconcilePaymentCalls } from './compare-calls.ts';

const CONTEXT = { timeoutMs: 4_000, scenario: null, requestId: 'calls' };
let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
afterEach(() => {
  resetFaults(world);
  world.clock.set(TEST_NOW);
});
const expectOrder = async () => expect(await world.problems()).toEqual(IN_ORDER);
afterAll(() => world?.close());

async function booked(process = server) {
  const traveler = await world.newTraveler();
  const checkout = await readyCheckout(server, traveler);
  await survive(pay(process, checkout, traveler));
  await world.resume(server);
  const { bookingId } = await getCheckout(server, checkout.checkoutId, traveler.actor);
  return { bookingId: bookingId!, total: checkout.quote.total.amountMinor, reference: `${bookingId}:card` };
}
const callsOf = async (reference: string) =>
  (
    await sql<{ step: string; amount: string; answer: string }>`select step, amount_minor as amount, answer
      from payment_calls where reference = ${reference} order by step`.execute(server.db)
  ).rows.map(({ step, amount, answer }) => [step, Number(amount), answer]);
const reconcile = async () => {
  world.clock.move(3_700);
  return (await reconcilePaymentCalls(server)).rows;
};
const casesOf = async (bookingId: string) =>
  (await sql<{ kind: string }>`select kind from cases where subject_id = ${bookingId}`.execute(server.db))
    .rows;

test('each step is one row, with its request before the call and its answer after it', async () => {
  const { reference, total } = await booked();
  expect(await callsOf(reference)).toEqual([
    ['authorize', total, 'ok'],
    ['capture', total, 'ok'],
  ]);
  expect(await reconcile()).toBe(0);
  await expectOrder();
});

test('a request that isn’t answered has its row all the same, and is looked up', async () => {
  world.cardFaults.next('authorize', ['cutAfter']);
  world.cardFaults.next('capture', ['cutAfter']);
  const { reference, total } = await booked();
  const { rows } = await sql`select step, seen, looked_at is not null as looked from payment_calls
    where reference = ${reference} order by step`.execute(server.db);
  expect(rows).toEqual([
    { step: 'authorize', seen: 'captured', looked: true },
    { step: 'capture', seen: 'captured', looked: true },
  ]);
  expect((await callsOf(reference)).map(([step, amount]) => [step, amount])).toEqual([
    ['authorize', total],
    ['capture', total],
  ]);
});

test('nothing is taken a second time, whatever repeats', async () => {
  const { reference, total } = await booked();
  for (let i = 0; i < 3; i++)
    expect(await server.payments.capture({ reference, amountMinor: total }, CONTEXT)).toMatchObject({
      outcome: 'ok',
      value: { capturedMinor: total },
    });
  expect(await server.payments.capture({ reference, amountMinor: total - 1 }, CONTEXT)).toEqual({
    outcome: 'rejected',
    rejection: { reason: 'NotPossible' },
  });
  expect(await callsOf(reference)).toHaveLength(2);
  await expectOrder();
});

test('when a process dies at any step the rows are once each', { timeout: 240_000 }, async () => {
  const points: string[] = [];
  await booked(dyingProcess(world, null, points));
  for (const point of new Set(points)) {
    const { reference, total } = await booked(dyingProcess(world, point));
    const steps = (await callsOf(reference)).map(([step, amount]) => [step, amount]);
    expect([point, steps]).toEqual([
      point,
      [
        ['authorize', total],
        ['capture', total],
      ],
    ]);
  }
  expect(await reconcile()).toBe(0);
  await expectOrder();
});

// The last, as it upsets the books
test('what the gateway took without us, and what we lack there, opens a case', async () => {
  const { reference, bookingId, total } = await booked();
  await sql`update payment_calls set amount_minor = amount_minor - 1
    where reference = ${reference} and step = 'capture'`.execute(server.db);
  expect(await reconcile()).toBe(1);
  expect(await casesOf(bookingId)).toEqual([{ kind: 'paymentDiffers' }]);
  await sql`update payment_calls set amount_minor = ${total}
    where reference = ${reference} and step = 'capture'`.execute(server.db);
  // Behind our back
  const refund = { reference, refundReference: `${reference}:elsewhere`, amountMinor: 100 };
  const gateway = createVaultGateway(world.vault);
  expect(await gateway.refund(refund, CONTEXT)).toMatchObject({ outcome: 'ok' });
  expect(await reconcile()).toBe(1);
  await server.payments.refund(refund, CONTEXT);
  expect(await reconcile()).toBe(0);
});
