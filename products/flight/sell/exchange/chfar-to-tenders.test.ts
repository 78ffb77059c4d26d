/**
 * Change for any reason under terms that pay back to the tenders (B §4): refunds of the booking, in time,
 * once, wherever a process dies and whatever else happens to the booking.
 */
import { plusBusinessDays } from '@sojourn/domain/booking/business-days.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { reimbursementJob } from '@sojourn/server/modules/protecting/reimbursements/reimburse.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { runCrashMatrix, survive } from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook, resetFaults } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { chooseProtection } from '@sojourn/server/modules/selling/checkouts/protections/choose-protection.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BACK_LATER, CHOSEN } from '#flight/testing/fake-airline-fares.ts';
import { flightTrip } from '#flight/testing/flight-checkouts.ts';
import { flightUnderTest } from '#flight/testing/flight-under-test.ts';
import { splitPayment } from '#testing/conformance/suite-stage.ts';

const ASK = {
  kind: 'Flight' as const,
  flightShopType: 'chfar-exercise' as const,
  slices: [
    assertPresent(CHOSEN[0], 'the way out'),
    { sliceId: BACK_LATER.sliceId, fareClass: 'standard' as const },
  ],
};
const COST = 25_000;
const ON_TIME = 3;

let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  world.clock.set(TEST_NOW);
});
afterAll(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  await world.close();
});

/** Paid by a credit, miles and the card, under the terms that pay back to them, and changed. */
async function changed() {
  const traveler = await world.newTraveler();
  const ready = await flightUnderTest.ready(server, traveler, await splitPayment(world, traveler));
  const choice = { protection: 'changeForAnyReason', action: 'Purchase' } as const;
  const checkout = await chooseProtection(server, ready.checkoutId, choice, traveler.actor);
  const bookingId = await mustBook(server, checkout, traveler);
  await world.resume(server);
  await sql`update booking_protections set terms_id = 'change-flight-tenders'
    where booking_id = ${bookingId}`.execute(server.db);
  const { actor } = traveler;
  const quoted = await requestChange(server, bookingId, { ask: ASK }, actor, requestContext());
  expect(quoted.paysBack).toMatchObject({ to: 'tenders', amount: { amountMinor: COST } });
  const changeId = quoted.changeId as Parameters<typeof confirmChange>[2];
  const input = { dueMinor: COST, paymentId: assertPresent(traveler.cards[0], 'a card') };
  await confirmChange(server, bookingId, changeId, input, actor, requestContext());
  await world.resume(server);
  return { traveler, bookingId };
}
type Changed = Awaited<ReturnType<typeof changed>>;
const pay = (process: Process = server) => reimbursementJob(process).run(testTurn(process.db));
const tripOf = ({ traveler, bookingId }: Changed) => flightTrip(server, traveler, bookingId);
const sum = (lines: readonly { readonly amount: { readonly amountMinor: number } }[]): number =>
  lines.reduce((all, { amount }) => all + amount.amountMinor, 0);
const due = () => world.clock.set(plusSeconds(plusBusinessDays(TEST_NOW, ON_TIME), 1));

test('goes back to what paid, in proportion, early enough for a card’s bank, as refunds', async () => {
  const of = await changed();
  world.clock.set(plusSeconds(plusBusinessDays(TEST_NOW, ON_TIME), -1));
  await pay();
  expect((await tripOf(of)).refunds).toEqual([]);
  due();
  await Promise.all([pay(), pay(world.startProcess('another server'))]);
  await world.resume(server);
  const { refunds, protections, tenders } = await tripOf(of);
  expect(sum(refunds)).toBe(COST);
  expect(new Set(refunds.map(({ tenderNo }) => tenderNo)).size).toBe(tenders.length);
  const promised = plusBusinessDays(TEST_NOW, 10);
  for (const { dueBy } of refunds) expect(Date.parse(dueBy)).toBeLessThanOrEqual(Date.parse(promised));
  expect(protections).toMatchObject([
    { state: 'Exchanged', action: 'Exercise', reimbursement: { state: 'paid', to: 'tenders' } },
  ]);
  const { rows } = await sql`select 1 from travel_credits
    where customer_id = ${of.traveler.actor.customerId} and type = 'ChfarCredit'`.execute(server.db);
  expect(rows).toEqual([]);
  expect(await world.differences()).toEqual([]);
});

test('canceled free before or after it was paid, everything that was paid comes back once', async () => {
  for (const isPaid of [false, true]) {
    const of = await changed();
    const { actor } = of.traveler;
    if (isPaid) {
      due();
      await pay();
      await world.resume(server);
    }
    flightUnderTest.supplierOf(world).penalize(0);
    const { total } = await tripOf(of);
    const { quoteId } = await quoteCancel(server, of.bookingId, actor, requestContext());
    await cancelTrip(server, of.bookingId, { quoteId }, actor, requestContext());
    due();
    await pay();
    await world.resume(server);
    const { status, refunds } = await tripOf(of);
    expect([status, sum(refunds)]).toEqual(['Canceled', total.amountMinor]);
    resetFaults(world);
    world.clock.set(TEST_NOW);
  }
  expect(await world.differences()).toEqual([]);
});

test('a quote to cancel from before it was paid comes to the same, or is asked for again', async () => {
  const of = await changed();
  const { actor } = of.traveler;
  due();
  flightUnderTest.supplierOf(world).penalize(0);
  const { total } = await tripOf(of);
  const quote = () => quoteCancel(server, of.bookingId, actor, requestContext());
  const cancel = (quoteId: Awaited<ReturnType<typeof quote>>['quoteId']) =>
    cancelTrip(server, of.bookingId, { quoteId }, actor, requestContext());
  const before = await quote();
  await pay();
  await world.resume(server);
  const [first] = await Promise.allSettled([cancel(before.quoteId)]);
  if (first?.status === 'rejected') {
    expect(first.reason).toMatchObject({ code: 'CancelQuoteExpired' });
    await cancel((await quote()).quoteId);
  }
  await world.resume(server);
  const { status, refunds } = await tripOf(of);
  expect([status, sum(refunds)]).toEqual(['Canceled', total.amountMinor]);
});

runCrashMatrix(
  {
    run: async (process) => {
      resetFaults(world);
      world.clock.set(TEST_NOW);
      const of = await changed();
      due();
      await pay(process);
      await survive(process.sagas.sweep());
      return async () => {
        const { refunds, protections } = await tripOf(of);
        return [sum(refunds), protections[0]?.reimbursement?.state];
      };
    },
    ends: [COST, 'paid'],
  },
  { world: () => world, second: () => server },
);
