/** Exchanges end to end over the tests' airlines: money, states and records agree wherever a process dies. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { readOwed } from '@sojourn/server/modules/money/ledger/store.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  type Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import {
  type CrashCase,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook, resetFaults } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { sealTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { getChange } from '@sojourn/server/modules/trips/changes/get-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BACK_LATER, CHOSEN } from '#flight/testing/fake-airline-fares.ts';
import { flightDraftOf, flightTrip, readyFlight } from '#flight/testing/flight-checkouts.ts';

const ASK = {
  kind: 'Flight' as const,
  slices: [
    assertPresent(CHOSEN[0], 'the way out'),
    { sliceId: BACK_LATER.sliceId, fareClass: 'standard' as const },
  ],
};
const TOTAL = 72_000;
const FEE = 10_000;
const HIGHER = 15_000;
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

async function booked() {
  const traveler = await world.newTraveler();
  const bookingId = await mustBook(server, await readyFlight(server, traveler), traveler);
  await world.resume(server);
  return { traveler, bookingId };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const quote = ({ traveler, bookingId }: Booked, process = server) =>
  requestChange(process, bookingId, { ask: ASK }, traveler.actor, requestContext());
type Quote = Awaited<ReturnType<typeof quote>>;
const confirm = (
  { traveler, bookingId }: Booked,
  { changeId, cost }: Quote,
  process = server,
  scenario: string | null = null,
) => {
  const dueMinor = cost?.due.amountMinor ?? 0;
  const paymentId = dueMinor > 0 ? cardOf(traveler) : null;
  return confirmChange(
    process,
    bookingId,
    changeId as Parameters<typeof confirmChange>[2],
    { dueMinor, paymentId },
    traveler.actor,
    requestContext(scenario),
  );
};
const cardOf = ({ cards }: Traveler) => assertPresent(cards[0], 'a card');
const see = async (of: Booked) => {
  const { status, total, tenders, refunds, travelers, flight } = await flightTrip(
    server,
    of.traveler,
    of.bookingId,
  );
  return {
    status,
    total: total.amountMinor,
    paid: tenders.map(({ state, amount }) => [state, amount.amountMinor]),
    back: refunds.map(({ state, amount }) => [state, amount.amountMinor]),
    flown: flight.slices[1]?.sliceId,
    tickets: travelers.flatMap(({ documents }) => documents.map(({ number }) => number)).length,
  };
};
/** What its supplier and the authorities are owed, by the ledger. */
const owed = async ({ traveler, bookingId }: Booked) => {
  const { tenantId, customerId } = traveler.actor;
  return readOwed(server.db, { tenantId, customerId }, bookingId);
};
/** With what the airline owes its travelers instead. */
const owedAndCredits = async (of: Booked) => {
  const { rows } = await sql<{ minor: number }>`select coalesce(sum(issued_minor), 0)::bigint as minor
    from airline_credits where origin_booking_id = ${of.bookingId}`.execute(server.db);
  const { supplierMinor, taxesMinor } = await owed(of);
  return supplierMinor + taxesMinor + (rows[0]?.minor ?? 0);
};
const CHANGED = { status: 'Modified', flown: BACK_LATER.sliceId, tickets: 2 };

describe('an exchange', () => {
  test('is compared with nothing: what was comparable was so to the flights before', async () => {
    const of = await booked();
    const market = { median: { amountMinor: 60_000, currency: 'USD' }, count: 9 };
    await sql`update bookings set offer = offer || ${JSON.stringify({ market })}::jsonb
      where booking_id = ${of.bookingId}`.execute(server.db);
    await confirm(of, await quote(of));
    const { rows } = await sql<{ market: unknown }>`select offer -> 'market' as market from bookings
      where booking_id = ${of.bookingId}`.execute(server.db);
    expect(rows).toEqual([{ market: null }]);
  });

  test('puts nobody on a flight that another of their bookings has them on', async () => {
    const traveler = await world.newTraveler();
    const travelers = assertPresent(flightDraftOf(traveler).travelers, 'who travels');
    const bookingId = await mustBook(server, await readyFlight(server, traveler, { travelers }), traveler);
    const of = { traveler, bookingId };
    const another = travelers.map((each) => ({ ...each, firstName: 'Nora' }));
    const ready = await readyFlight(server, of.traveler, { travelers: another });
    const other = { ...of, bookingId: await mustBook(server, ready, of.traveler) };
    await world.resume(server);
    const quoted = await quote(other);
    // The same person under another booking: on the way out, which isn't changed
    await sql`update sealed_travelers set sealed = ${sealTravelers(server.sealer, other.bookingId, travelers)}
      where booking_id = ${other.bookingId}`.execute(server.db);
    await expect(confirm(other, quoted)).rejects.toMatchObject({
      code: 'DuplicateBooking',
      details: { bookingId: of.bookingId },
    });
    expect((await see(other)).status).toBe('Confirmed');
  });

  test('that costs more is quoted, charged to a card, and shown', async () => {
    const of = await booked();
    const quoted = await quote(of);
    expect(quoted).toMatchObject({
      priceQuote: 'Success',
      booking: 'NotCalled',
      cost: { due: { amountMinor: HIGHER + FEE }, totalAfter: { amountMinor: TOTAL + HIGHER + FEE } },
    });
    expect(quoted.detail).toMatchObject({ kind: 'Flight', travelers: [{ code: 'JCB' }] });
    const done = await confirm(of, quoted);
    expect(done).toMatchObject({ booking: 'Success', failure: null });
    expect(await confirm(of, quoted)).toEqual(done);
    const paid = [
      ['captured', TOTAL],
      ['captured', HIGHER + FEE],
    ];
    expect(await see(of)).toEqual({ ...CHANGED, paid, back: [], total: TOTAL + HIGHER + FEE });
    expect(world.flightFaults.calls.get('exchange')).toBe(1);
  });

  test('that costs less leaves a credit at the airline', async () => {
    const of = await booked();
    world.carrier.exchangeDifferenceMinor = LOWER;
    const quoted = await quote(of);
    expect(quoted.cost).toMatchObject({ due: { amountMinor: 0 }, credit: { amountMinor: 20_000 } });
    await confirm(of, quoted);
    const paid = [['captured', TOTAL]];
    expect(await see(of)).toEqual({ ...CHANGED, paid, back: [], total: TOTAL });
    const trip = await flightTrip(server, of.traveler, of.bookingId);
    expect(trip.refundStatus).toBe('FtcAvailable');
    // What it kept doesn't come back when the rest is canceled
    const cancel = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
    expect(cancel.penalty.amountMinor).toBe(20_000 + FEE + 20_000);
  });

  test('of a refundable fare gives back what is left, to the tenders that paid', async () => {
    const of = await booked();
    Object.assign(world.carrier, { exchangeDifferenceMinor: LOWER, returnsResidual: true });
    const quoted = await quote(of);
    expect(quoted.cost?.tenders).toMatchObject([{ change: { amountMinor: -20_000 } }]);
    await confirm(of, quoted);
    const paid = [['captured', TOTAL]];
    expect(await see(of)).toEqual({ ...CHANGED, paid, back: [['sent', 20_000]], total: TOTAL - 20_000 });
    const { quoteId, refund } = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
    await cancelTrip(server, of.bookingId, { quoteId }, of.traveler.actor, requestContext());
    const { status, back } = await see(of);
    expect([status, back]).toEqual([
      'Canceled',
      [
        ['sent', 20_000],
        ['sent', refund.amountMinor],
      ],
    ]);
  });

  test('whose fare falls while its taxes rise owes the new taxes, and all comes back', async () => {
    const of = await booked();
    const before = await owed(of);
    const fare = { exchangeDifferenceMinor: -41_500, exchangeTaxesMinor: 1_800, returnsResidual: true };
    Object.assign(world.carrier, fare);
    await confirm(of, await quote(of));
    const backMinor = 41_500 - 1_800 - FEE;
    expect(await owed(of)).toEqual({
      taxesMinor: before.taxesMinor + 1_800,
      supplierMinor: before.supplierMinor - backMinor - 1_800,
    });
    const { quoteId, penalty } = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
    await cancelTrip(server, of.bookingId, { quoteId }, of.traveler.actor, requestContext());
    const left = await owed(of);
    expect(left.supplierMinor + left.taxesMinor).toBe(penalty.amountMinor);
    expect(Math.min(left.supplierMinor, left.taxesMinor)).toBeGreaterThanOrEqual(0);
  });

  test.each([
    [-1, 1],
    [1, -1],
    [-1, -1],
    [1, 1],
    [0, 1],
    [0, -1],
  ])(
    'upon another and a cancellation keep the books, fares moving by %i and taxes by %i',
    async (fare, tax) => {
      const of = await booked();
      for (const [exchangeDifferenceMinor, exchangeTaxesMinor] of [
        [fare * 26_000, tax * 5_000],
        [tax * 14_000, fare * 6_000],
      ]) {
        const returnsResidual = fare >= tax;
        Object.assign(world.carrier, { exchangeDifferenceMinor, exchangeTaxesMinor, returnsResidual });
        await confirm(of, await quote(of));
      }
      const actor = of.traveler.actor;
      const { quoteId, penalty } = await quoteCancel(server, of.bookingId, actor, requestContext());
      await cancelTrip(server, of.bookingId, { quoteId }, actor, requestContext());
      expect((await see(of)).status).toBe('Canceled');
      expect(await owedAndCredits(of)).toBe(penalty.amountMinor);
    },
  );

  test.each(['NotExchangeable', 'AirlineControl', 'NoAvailability', 'InfantNeedsSeat'] as const)(
    'that its airline refuses (%s) costs nothing and changes nothing',
    async (reason) => {
      const of = await booked();
      const quoted = await quote(of);
      world.carrier.refuseExchange = reason;
      const refused = await confirm(of, quoted);
      const failure = reason === 'NotExchangeable' ? 'NotChangeable' : reason;
      expect(refused).toMatchObject({ booking: 'Failed', failure });
      expect(await see(of)).toMatchObject({ status: 'Confirmed', total: TOTAL, tickets: 2 });
      const unquoted = await quote(of);
      expect(unquoted).toMatchObject({ priceQuote: 'Failed', failure, cost: null });
    },
  );

  test('whose price rose asks for a new quote', async () => {
    const of = await booked();
    const quoted = await quote(of);
    world.carrier.exchangeDifferenceMinor = HIGHER + 1;
    expect(await confirm(of, quoted)).toMatchObject({ booking: 'Failed', failure: 'PriceIncreased' });
    await confirm(of, await quote(of));
    expect((await see(of)).total).toBe(TOTAL + HIGHER + 1 + FEE);
  });

  test('of an older quote, of another amount or too late is not made', async () => {
    const of = await booked();
    const first = await quote(of);
    const second = await quote(of);
    await expect(confirm(of, first)).rejects.toMatchObject({ code: 'ChangeQuoteExpired' });
    const cheaper = { ...second, cost: null };
    await expect(confirm(of, cheaper)).rejects.toMatchObject({ code: 'ChangeQuoteExpired' });
    world.clock.set(plusSeconds(TEST_NOW, 11 * 60));
    await expect(confirm(of, second)).rejects.toMatchObject({ code: 'ChangeQuoteExpired' });
    const { bookingId, traveler } = of;
    const seen = await getChange(server, bookingId, second.changeId as never, traveler.actor);
    expect(seen).toMatchObject({ failure: 'Expired', expiresAt: null });
  });

  test('two confirmations, another exchange and a cancellation at once: one winner', async () => {
    for (let round = 0; round < 6; round++) {
      const of = await booked();
      const second = world.startProcess('second');
      const quoted = await quote(of);
      const { quoteId } = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
      const cancel = () => cancelTrip(second, of.bookingId, { quoteId }, of.traveler.actor, requestContext());
      const all = [() => confirm(of, quoted), cancel, () => confirm(of, quoted, second)];
      const order = round % 2 === 0 ? all : all.toReversed();
      await Promise.allSettled(order.map((each) => each()));
      await world.resume(server);
      const { status, paid } = await see(of);
      expect(['Modified', 'Canceled']).toContain(status);
      expect(paid.length).toBe(status === 'Modified' ? 2 : 1);
    }
  });

  test('what is unanswered is looked up, and made once', async () => {
    for (const fault of ['cutBefore', 'cutAfter', 'away'] as const) {
      const of = await booked();
      const quoted = await quote(of);
      world.flightFaults.next('exchange', [fault]);
      await confirm(of, quoted);
      await world.resume(server);
      expect((await see(of)).total).toBe(TOTAL + HIGHER + FEE);
    }
  });

  test('handed to an agent is a case with what was asked for', async () => {
    const of = await booked();
    const { traveler, bookingId } = of;
    const input = { ask: ASK, byAgent: true };
    const change = await requestChange(server, bookingId, input, traveler.actor, requestContext());
    expect(change).toMatchObject({ agentFulfill: 'InProcess', cost: null });
    const { cases } = await flightTrip(server, traveler, bookingId);
    expect(cases).toMatchObject([{ kind: 'changeRequested', state: 'open' }]);
  });
});

const exchanging = (differenceMinor: number, returnsResidual = false): CrashCase['run'] => {
  return async (process) => {
    resetFaults(world);
    Object.assign(world.carrier, { exchangeDifferenceMinor: differenceMinor, returnsResidual });
    const of = await booked();
    const quoted = await quote(of);
    await survive(confirm(of, quoted, process));
    return () => see(of);
  };
};
const stage = { world: () => world, second: () => server };

describe('a process that dies while it exchanges, with more to pay', () => {
  const paid = [
    ['captured', TOTAL],
    ['captured', HIGHER + FEE],
  ];
  const ends = { ...CHANGED, paid, back: [], total: TOTAL + HIGHER + FEE };
  runCrashMatrix({ run: exchanging(HIGHER), ends }, stage);
});

describe('a process that dies while it exchanges, with money to give back', () => {
  const ends = {
    ...CHANGED,
    paid: [['captured', TOTAL]],
    back: [['sent', 20_000]],
    total: TOTAL - 20_000,
  };
  runCrashMatrix({ run: exchanging(LOWER, true), ends }, stage);
});
