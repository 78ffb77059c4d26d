/** Change for any reason from its purchase to the credit, wherever a process dies and whatever races. */
import { plusBusinessDays } from '@sojourn/domain/booking/business-days.ts';
import { type CalendarDate, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { PROTECTION_MACHINE } from '@sojourn/server/modules/protecting/protections/machines.ts';
import { reimbursementJob } from '@sojourn/server/modules/protecting/reimbursements/reimburse.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import {
  type CrashCase,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook, resetFaults } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { chooseProtection } from '@sojourn/server/modules/selling/checkouts/protections/choose-protection.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { declineChange } from '@sojourn/server/modules/trips/schedule-changes/decline-change.ts';
import { callContext } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { noteStart } from '@sojourn/server/workflow/move.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changeFlight } from '#flight/testing/change-flight.ts';
import { BACK_LATER, CHOSEN } from '#flight/testing/fake-airline-fares.ts';
import { flightTrip, readyFlight } from '#flight/testing/flight-checkouts.ts';
import { flightUnderTest } from '#flight/testing/flight-under-test.ts';
import type { FlightBooking } from '../sale.ts';
import { payingBack } from './claim-exchange.ts';

const PROTECTION = 'changeForAnyReason' as const;
const ASK = {
  kind: 'Flight' as const,
  flightShopType: 'chfar-exercise' as const,
  slices: [
    assertPresent(CHOSEN[0], 'the way out'),
    { sliceId: BACK_LATER.sliceId, fareClass: 'standard' as const },
  ],
};
/** The fare's difference and the fee. */
const COST = 25_000;
const FEE = 10_000;
const LOWER = -30_000;

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

const offerOf = (checkout: Awaited<ReturnType<typeof readyFlight>>) =>
  assertPresent(
    checkout.protections.find(({ protection }) => protection === PROTECTION),
    'change for any reason',
  );

async function booked(isBought = true) {
  const traveler = await world.newTraveler();
  const ready = await readyFlight(server, traveler);
  const checkout = isBought
    ? await chooseProtection(
        server,
        ready.checkoutId,
        { protection: PROTECTION, action: 'Purchase' },
        traveler.actor,
      )
    : ready;
  const bookingId = await mustBook(server, checkout as typeof ready, traveler);
  await world.resume(server);
  return { traveler, bookingId };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const quote = ({ traveler, bookingId }: Booked, ask: Parameters<typeof requestChange>[2]['ask'] = ASK) =>
  requestChange(server, bookingId, { ask }, traveler.actor, requestContext());
type Quote = Awaited<ReturnType<typeof quote>>;
function confirm({ traveler, bookingId }: Booked, { changeId, cost }: Quote, process = server) {
  const dueMinor = cost?.due.amountMinor ?? 0;
  const paymentId = dueMinor > 0 ? assertPresent(traveler.cards[0], 'a card') : null;
  const id = changeId as Parameters<typeof confirmChange>[2];
  const input = { dueMinor, paymentId };
  return confirmChange(process, bookingId, id, input, traveler.actor, requestContext());
}
const tripOf = ({ traveler, bookingId }: Booked) => flightTrip(server, traveler, bookingId);
async function see(of: Booked) {
  const { status, protections } = await tripOf(of);
  const [protection] = protections;
  return [status, protection?.state, protection?.paid?.amountMinor, protection?.reimbursement?.state];
}
const pay = (process = server) => reimbursementJob(process).run(testTurn(process.db));
const creditsOf = async ({ traveler }: Booked) => {
  const { rows } = await sql<{ type: string; minor: number }>`
    select type, available_minor as minor from travel_credits
    where customer_id = ${traveler.actor.customerId} and type = 'ChfarCredit'`.execute(server.db);
  return rows;
};
async function cancel({ traveler, bookingId }: Booked, process = server) {
  const { quoteId } = await quoteCancel(server, bookingId, traveler.actor, requestContext());
  return () => cancelTrip(process, bookingId, { quoteId }, traveler.actor, requestContext());
}
const PAID = ['Modified', 'Exchanged', COST, 'pending'];

test('what it paid back doesn’t come back again with a free cancellation', async () => {
  const made = await booked();
  await confirm(made, await quote(made));
  const { actor } = made.traveler;
  flightUnderTest.supplierOf(world).penalize(0);
  const quoted = await quoteCancel(server, made.bookingId, actor, requestContext());
  // The fee for the change isn't refunded anyway
  expect(quoted.paidBack.amountMinor).toBe(COST - FEE);
  expect(quoted.refund.amountMinor).toBe(quoted.paid.amountMinor - quoted.penalty.amountMinor);
  const { quoteId } = quoted;
  const { result, trip } = await cancelTrip(server, made.bookingId, { quoteId }, actor, requestContext());
  const refunded = trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  expect([result, refunded]).toEqual(['Canceled', quoted.refund.amountMinor]);
  expect((await see(made))[1]).toBe('Exchanged');
});

test('what it paid back doesn’t come back again when the airline cancels', async () => {
  const made = await booked();
  await confirm(made, await quote(made));
  const { actor } = made.traveler;
  const { total } = await tripOf(made);
  changeFlight(world.carrier, made.bookingId, null);
  await server.lookUp({ ...actor, bookingId: made.bookingId }, callContext(requestContext()));
  await declineChange(server, made.bookingId, { version: 1 }, actor, requestContext());
  await world.resume(server);
  const { status, refunds } = await tripOf(made);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  expect([status, refunded]).toEqual(['Canceled', total.amountMinor - COST]);
  expect((await see(made)).slice(1)).toEqual(['Exchanged', COST, 'pending']);
  expect(await world.differences()).toEqual([]);
});

describe('change for any reason', () => {
  test('is offered with an example, chosen for nobody, and flagged on the trip', async () => {
    const traveler = await world.newTraveler();
    const ready = await readyFlight(server, traveler);
    const offer = offerOf(ready);
    expect(offer).toMatchObject({ action: 'Unspecified', availability: 'Available' });
    const [early, late] = offer.examples;
    // A week before the trip it costs more than the most that's paid back
    expect(early?.pay.amountMinor).toBe(300_00);
    expect(early?.cost?.amountMinor).toBeGreaterThan(300_00);
    expect(late).toMatchObject({ pay: { amountMinor: 0 }, clauseId: 'deadline' });
    expect((await tripOf(await booked())).itineraryFlags).toContain('Chfar');
    expect((await tripOf(await booked(false))).itineraryFlags).not.toContain('Chfar');
  });

  test('shows what comes back of each option, pays that, and is used up', async () => {
    const of = await booked();
    const { tenantId, customerId } = of.traveler.actor;
    const booking = await readBooking(server.db, { tenantId, customerId, bookingId: of.bookingId });
    const back = await payingBack(server, assertPresent(booking, 'the booking') as FlightBooking, TEST_NOW);
    const [day, yearLater, tooLate] = ['2027-04-20', '2028-04-14', '2028-04-15'] as CalendarDate[];
    expect([back(COST, day as CalendarDate), back(-500, day as CalendarDate)]).toEqual([COST, 0]);
    expect(back(COST, yearLater as CalendarDate)).toBe(COST);
    expect(back(COST, tooLate as CalendarDate)).toBe('ProtectionBeyondYear');
    const quoted = await quote(of);
    expect(quoted).toMatchObject({
      cost: { due: { amountMinor: COST } },
      paysBack: { amount: { amountMinor: COST }, isCapped: false, businessDays: 10 },
    });
    const actionOf = async () => (await tripOf(of)).protections[0]?.action;
    expect(await actionOf()).toBe('Purchase');
    world.flightFaults.next('exchange', ['cutAfter'], true);
    world.flightFaults.next('lookUp', ['cutBefore'], true);
    await confirm(of, quoted);
    expect(await actionOf()).toBe('Pending');
    resetFaults(world);
    await world.resume(server);
    expect(await actionOf()).toBe('Exercise');
    expect(await see(of)).toEqual(PAID);
    expect(await quote(of)).toMatchObject({ priceQuote: 'Failed', failure: 'ProtectionOver' });
  });

  test('is paid as travel credit within its business days, once, whoever runs the job', async () => {
    const of = await booked();
    await confirm(of, await quote(of));
    const dueBy = plusBusinessDays(TEST_NOW, 10);
    expect((await tripOf(of)).protections[0]?.reimbursement).toEqual({
      state: 'pending',
      to: 'travelCredit',
      dueBy,
      paidAt: null,
    });
    await pay();
    expect(await creditsOf(of)).toEqual([]);
    world.clock.set(plusSeconds(dueBy, -1));
    await Promise.all([pay(), pay(world.startProcess('other')), pay()]);
    expect(await creditsOf(of)).toEqual([{ type: 'ChfarCredit', minor: COST }]);
    expect((await see(of))[3]).toBe('paid');
  });

  test('pays at most its limit for each traveler', async () => {
    const of = await booked();
    world.carrier.exchangeDifferenceMinor = 90_000;
    const quoted = await quote(of);
    expect(quoted).toMatchObject({ paysBack: { isCapped: true } });
    const paysMinor = assertPresent(quoted.paysBack, 'what comes back').amount.amountMinor;
    expect(paysMinor % 30_000).toBe(0);
    await confirm(of, quoted);
    expect(await see(of)).toEqual(['Modified', 'Exchanged', paysMinor, 'pending']);
  });

  test('isn’t used by a change that costs nothing, or by one by the fare’s own rules', async () => {
    const of = await booked();
    world.carrier.exchangeDifferenceMinor = LOWER;
    const quoted = await quote(of);
    expect(quoted).toMatchObject({ failure: null, paysBack: null });
    await confirm(of, quoted);
    expect(await see(of)).toEqual(['Modified', 'Valid', undefined, undefined]);
    resetFaults(world);
    const other = await booked();
    const { flightShopType: _, ...plain } = ASK;
    await confirm(other, await quote(other, plain));
    expect(await see(other)).toEqual(['Modified', 'Valid', undefined, undefined]);
  });

  test('isn’t paid a second time by a change back to the cheaper flight, in money or credit', async () => {
    for (const returnsResidual of [true, false]) {
      const of = await booked();
      await confirm(of, await quote(of));
      Object.assign(world.carrier, { exchangeDifferenceMinor: LOWER, returnsResidual });
      const { flightShopType: _, ...plain } = ASK;
      expect(await quote(of, plain)).toMatchObject({ failure: 'ProtectionPaid', cost: null });
      // One that gives nothing back is the traveler's own
      resetFaults(world);
      expect(await quote(of, plain)).toMatchObject({ failure: null });
    }
  });

  test('is refused where it wasn’t bought, and when the trip is canceled', async () => {
    expect(await quote(await booked(false))).toMatchObject({ failure: 'ProtectionOver' });
    const of = await booked();
    await (await cancel(of))();
    expect(await see(of)).toEqual(['Canceled', (await see(of))[1], undefined, undefined]);
    expect((await see(of))[1]).toMatch(/Expired|Refunded/);
    await expect(quote(of)).rejects.toMatchObject({ code: 'NotChangeable' });
  });

  test('can be used until three hours before the first departure, to the second', async () => {
    const of = await booked();
    const { endsAt } = assertPresent((await tripOf(of)).protections[0], 'what was bought');
    world.clock.set(plusSeconds(endsAt as Instant, -1));
    const quoted = await quote(of);
    expect(quoted).toMatchObject({ failure: null, paysBack: { businessDays: 10 } });
    world.clock.set(endsAt as Instant);
    await expect(confirm(of, quoted)).rejects.toMatchObject({
      code: 'NotChangeable',
      details: { changeFailure: 'ProtectionTooLate' },
    });
    expect(await see(of)).toEqual(['Confirmed', 'Valid', undefined, undefined]);
    expect(await quote(of)).toMatchObject({ failure: 'ProtectionTooLate' });
  });

  test('two tabs and a cancellation at once: it’s used once, or not at all', async () => {
    for (let round = 0; round < 4; round++) {
      const of = await booked();
      const second = world.startProcess('second');
      const quoted = await quote(of);
      const all = [() => confirm(of, quoted), await cancel(of, second), () => confirm(of, quoted, second)];
      const order = round % 2 === 0 ? all : all.toReversed();
      await Promise.allSettled(order.map((each) => each()));
      await world.resume(server);
      const [status, state, paid] = await see(of);
      if (status === 'Modified') expect([state, paid]).toEqual(['Exchanged', COST]);
      else expect([status, paid]).toEqual(['Canceled', undefined]);
    }
  });
});

const exercising: CrashCase['run'] = async (process) => {
  resetFaults(world);
  const of = await booked();
  const quoted = await quote(of);
  await survive(confirm(of, quoted, process));
  return () => see(of);
};
describe('a process that dies while it changes flights for any reason', () => {
  runCrashMatrix({ run: exercising, ends: PAID }, { world: () => world, second: () => server });
});

test('a voluntary change ends a missed connection service, by its clause', async () => {
  const of = await booked();
  const { tenantId, customerId } = of.traveler.actor;
  await withTransaction(server.db, async (tx) => {
    const at = server.clock.now();
    await sql`insert into booking_protections (tenant_id, customer_id, booking_id, protection_no, protection,
        terms_id, travelers, premium_minor, base_minor, taxes_minor, bought_at)
      select tenant_id, customer_id, booking_id, 2, 'missedConnection', 'connection-flight-2026-11', 1, 0,
        total_minor - taxes_minor, taxes_minor, ${at}
      from bookings where booking_id = ${of.bookingId}`.execute(tx);
    const start = { state: 'Valid', cause: 'bought', at } as const;
    await noteStart(tx, PROTECTION_MACHINE, { tenantId, customerId }, [[of.bookingId, 2]], start);
  });
  await confirm(of, await quote(of));
  await world.resume(server);
  const { protections } = await tripOf(of);
  expect(protections.find(({ protection }) => protection === 'missedConnection')).toMatchObject({
    state: 'Expired',
    clauseId: 'changed',
    endedBy: 'changedByTraveler',
  });
  const { rows } = await sql`select payload ->> 'protection' as protection, payload ->> 'event' as event
    from outbox where kind = 'protectionEnded' and payload ->> 'bookingId' = ${of.bookingId}`.execute(
    server.db,
  );
  expect(rows).toEqual([{ protection: 'missedConnection', event: 'changedByTraveler' }]);
});
