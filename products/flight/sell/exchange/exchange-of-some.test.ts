/** Exchanging the tickets of one traveler of two: they fly different ways then, in a booking each. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
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
import { createMoneyWatch } from '@sojourn/server/modules/selling/booking/testing/watch-money.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BACK_LATER, CHOSEN } from '#flight/testing/fake-airline-fares.ts';
import { flightTrip, person, readyFlight } from '#flight/testing/flight-checkouts.ts';
import { CREDIT_MINOR, splitPayment, UNITS } from '#testing/conformance/suite-stage.ts';

const SLICES = [
  assertPresent(CHOSEN[0], 'the way out'),
  { sliceId: BACK_LATER.sliceId, fareClass: 'standard' as const },
];
const askOf = (travelers: number[]) => ({ kind: 'Flight' as const, slices: SLICES, travelers });
const DAY_SECONDS = 86_400;
const ONE = 72_000;
const BOTH = 2 * ONE;
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

async function booked(isSplit = false) {
  const traveler = await world.newTraveler();
  const payment = isSplit ? await splitPayment(world, traveler) : {};
  const travelers = [person('Adult', '1990-02-03'), person('Adult', '1988-05-06')];
  const passengers = { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 };
  const ready = await readyFlight(server, traveler, { travelers, ...payment }, { passengers });
  const bookingId = await mustBook(server, ready, traveler);
  await world.resume(server);
  return { traveler, bookingId };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const quote = ({ traveler, bookingId }: Booked, travelers = [1]) =>
  requestChange(server, bookingId, { ask: askOf(travelers) }, traveler.actor, requestContext());
type Quote = Awaited<ReturnType<typeof quote>>;
const confirm = ({ traveler, bookingId }: Booked, { changeId, cost }: Quote, process = server) => {
  const dueMinor = cost?.due.amountMinor ?? 0;
  const paymentId = dueMinor > 0 ? assertPresent(traveler.cards[0], 'a card') : null;
  const id = changeId as Parameters<typeof confirmChange>[2];
  return confirmChange(process, bookingId, id, { dueMinor, paymentId }, traveler.actor, requestContext());
};
const ownOf = ({ changeId }: Quote) => `bkg_${changeId.slice(4)}` as BookingId;
const seeOne = async (of: Booked, bookingId: BookingId) => {
  const { status, total, tenders, refunds, travelers, flight, splitWith } = await flightTrip(
    server,
    of.traveler,
    bookingId,
  );
  return {
    status,
    total: total.amountMinor,
    paid: tenders.map(({ state, amount }) => [state, amount.amountMinor]),
    back: refunds.map(({ state, amount }) => [state, amount.amountMinor]),
    flown: flight.slices[1]?.sliceId,
    people: travelers.length,
    tickets: travelers.flatMap(({ documents }) => documents.map(({ number }) => number)).length,
    splitWith: splitWith.length,
  };
};
const REST = {
  status: 'Modified',
  total: ONE,
  paid: [['captured', ONE]],
  back: [],
  flown: CHOSEN[1]?.sliceId,
  people: 1,
  tickets: 2,
  splitWith: 1,
};
const OWN = { ...REST, flown: BACK_LATER.sliceId };

test('splits the booking: each pays their share, and one flies later', async () => {
  const of = await booked();
  const before = await flightTrip(server, of.traveler, of.bookingId);
  const quoted = await quote(of);
  expect(quoted).toMatchObject({
    failure: null,
    ownBookingId: ownOf(quoted),
    cost: {
      due: { amountMinor: HIGHER + FEE },
      totalBefore: { amountMinor: ONE },
      totalAfter: { amountMinor: ONE + HIGHER + FEE },
      tenders: [{ paid: { amountMinor: ONE } }, { after: { amountMinor: HIGHER + FEE } }],
    },
  });
  const done = await confirm(of, quoted);
  expect(done).toMatchObject({
    booking: 'Success',
    failure: null,
    cost: { totalBefore: { amountMinor: ONE }, totalAfter: { amountMinor: ONE + HIGHER + FEE } },
  });
  expect(await confirm(of, quoted)).toEqual(done);
  const paid = [
    ['captured', ONE],
    ['captured', HIGHER + FEE],
  ];
  expect(await seeOne(of, of.bookingId)).toEqual(REST);
  expect(await seeOne(of, ownOf(quoted))).toEqual({ ...OWN, total: ONE + HIGHER + FEE, paid });
  const [rest, own] = [
    await flightTrip(server, of.traveler, of.bookingId),
    await flightTrip(server, of.traveler, ownOf(quoted)),
  ];
  expect(rest.travelers[0]?.documents).toEqual(before.travelers[0]?.documents);
  const names = [rest, own].map(({ travelers }) => travelers[0]?.firstName);
  expect(names).toEqual(before.travelers.map(({ firstName }) => firstName));
  expect(rest.history).toMatchObject([{ cause: 'split', total: { amountMinor: BOTH } }]);
  expect(own.history).toMatchObject([{ cause: 'exchanged', total: { amountMinor: ONE } }]);
  expect(own.confirmationCode).not.toBe(rest.confirmationCode);
  expect(own.locators.agent).not.toEqual(rest.locators.agent);
  expect(world.flightFaults.calls.get('exchange')).toBe(1);
});

test('shares credit, miles and card in proportion, and both can be canceled', async () => {
  const of = await booked(true);
  Object.assign(world.carrier, { exchangeDifferenceMinor: LOWER, returnsResidual: true });
  const quoted = await quote(of);
  expect(quoted.cost?.tenders).toHaveLength(3);
  await confirm(of, quoted);
  const [rest, own] = [await seeOne(of, of.bookingId), await seeOne(of, ownOf(quoted))];
  const each = [CREDIT_MINOR, UNITS, BOTH - CREDIT_MINOR - UNITS].map((minor) => minor / 2);
  for (const { paid } of [rest, own])
    expect(paid.map(([, minor]) => Number(minor))).toEqual(each.map((minor) => expect.closeTo(minor, -1)));
  expect(own.back.reduce((sum, [, minor]) => sum + Number(minor), 0)).toBe(20_000);
  for (const bookingId of [of.bookingId, ownOf(quoted)]) {
    const { quoteId } = await quoteCancel(server, bookingId, of.traveler.actor, requestContext());
    await cancelTrip(server, bookingId, { quoteId }, of.traveler.actor, requestContext());
  }
  await world.resume(server);
  expect((await seeOne(of, of.bookingId)).status).toBe('Canceled');
  const ended = await seeOne(of, ownOf(quoted));
  expect([ended.status, ended.back.every(([state]) => state !== 'open')]).toEqual(['Canceled', true]);
});

test('card refunds of both arrive later, each once, though they share a payment', async () => {
  const of = await booked(true);
  Object.assign(world.carrier, { exchangeDifferenceMinor: LOWER, returnsResidual: true });
  const quoted = await quote(of);
  await confirm(of, quoted);
  const own = ownOf(quoted);
  // The residual of one is under way when the other is canceled
  const { quoteId } = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
  await cancelTrip(server, of.bookingId, { quoteId }, of.traveler.actor, requestContext());
  await world.resume(server);
  const backOf = async (bookingId: BookingId) => {
    const { refunds } = await flightTrip(server, of.traveler, bookingId);
    return refunds.map(({ kind, state }) => `${kind} ${state}`).toSorted();
  };
  const before = ['Rewards returned', 'TravelWallet returned', 'UserCard sent'];
  expect([await backOf(of.bookingId), await backOf(own)]).toEqual([before, before]);
  const watch = createMoneyWatch(server);
  world.clock.move(4 * DAY_SECONDS);
  const numbers = await watch.look();
  const after = ['Rewards returned', 'TravelWallet returned', 'UserCard returned'];
  expect([await backOf(of.bookingId), await backOf(own)]).toEqual([after, after]);
  expect(numbers).toEqual({ ledgerViolations: 0, recordDifferences: 0, overdueSagas: 0 });
  const { rows } = await world.database.pool.query(
    `select payload->>'about' as of from outbox where kind = 'refundArrived'
       and payload->>'about' = any($1::text[])`,
    [[of.bookingId, own]],
  );
  expect(rows.map((row) => row.of).toSorted()).toEqual([of.bookingId, own].toSorted());
});

test('leaves bookings that can be exchanged again, each on its own', async () => {
  const of = await booked();
  const first = await quote(of);
  await confirm(of, first);
  const rest = await quote(of, [0]);
  expect(await confirm(of, rest)).toMatchObject({ booking: 'Success', ownBookingId: null });
  const paid = [
    ['captured', ONE],
    ['captured', HIGHER + FEE],
  ];
  const seen = await Promise.all([of.bookingId, ownOf(first)].map((bookingId) => seeOne(of, bookingId)));
  expect(seen.map((each) => each.paid)).toEqual([paid, paid]);
});

test('of everybody is no split, and of a child without an adult none at all', async () => {
  const of = await booked();
  expect(await quote(of, [0, 1])).toMatchObject({ failure: null, ownBookingId: null });
  const traveler = await world.newTraveler();
  const travelers = [person('Adult', '1990-02-03'), person('Child', '2019-05-06')];
  const passengers = { adults: 1, children: 1, seatedInfants: 0, lapInfants: 0 };
  const ready = await readyFlight(server, traveler, { travelers }, { passengers });
  const family = { traveler, bookingId: await mustBook(server, ready, traveler) };
  await world.resume(server);
  for (const alone of [[0], [1]])
    expect(await quote(family, alone)).toMatchObject({ priceQuote: 'Failed', failure: 'ChildrenAlone' });
});

test('of somebody who isn’t there is refused', async () => {
  const of = await booked();
  expect(await quote(of, [7])).toMatchObject({ failure: 'InvalidPassengers' });
});

test('that its airline refuses leaves one booking, as it was', async () => {
  const of = await booked();
  const quoted = await quote(of);
  world.carrier.refuseExchange = 'AirlineControl';
  expect(await confirm(of, quoted)).toMatchObject({ booking: 'Failed', failure: 'AirlineControl' });
  expect(await seeOne(of, of.bookingId)).toMatchObject({ status: 'Confirmed', total: BOTH, people: 2 });
  await expect(flightTrip(server, of.traveler, ownOf(quoted))).rejects.toMatchObject({ code: 'NotFound' });
});

test('what is unanswered is looked up, and made once', async () => {
  for (const fault of ['cutBefore', 'cutAfter', 'away'] as const) {
    const of = await booked();
    const quoted = await quote(of);
    world.flightFaults.next('exchange', [fault]);
    await confirm(of, quoted);
    await world.resume(server);
    expect((await seeOne(of, ownOf(quoted))).total).toBe(ONE + HIGHER + FEE);
    expect(await seeOne(of, of.bookingId)).toEqual(REST);
  }
});

test('two confirmations and a cancellation at once: one winner', async () => {
  for (let round = 0; round < 4; round++) {
    const of = await booked(true);
    const { bookingId, traveler } = of;
    const second = world.startProcess('second');
    const quoted = await quote(of);
    const { quoteId } = await quoteCancel(server, bookingId, traveler.actor, requestContext());
    const cancel = () => cancelTrip(second, bookingId, { quoteId }, traveler.actor, requestContext());
    const all = [() => confirm(of, quoted), cancel, () => confirm(of, quoted, second)];
    await Promise.allSettled((round % 2 === 0 ? all : all.toReversed()).map((each) => each()));
    await world.resume(server);
    const { status, people } = await seeOne(of, bookingId);
    expect([status, people]).toEqual(status === 'Canceled' ? ['Canceled', 2] : ['Modified', 1]);
  }
});

const splitting = (differenceMinor: number, returnsResidual = false): CrashCase['run'] => {
  return async (process) => {
    resetFaults(world);
    Object.assign(world.carrier, { exchangeDifferenceMinor: differenceMinor, returnsResidual });
    const of = await booked();
    const quoted = await quote(of);
    await survive(confirm(of, quoted, process));
    return async () => [await seeOne(of, of.bookingId), await seeOne(of, ownOf(quoted))];
  };
};
const stage = { world: () => world, second: () => server };

describe('a process that dies in the middle, with more to pay', () => {
  const paid = [
    ['captured', ONE],
    ['captured', HIGHER + FEE],
  ];
  const ends = [REST, { ...OWN, paid, total: ONE + HIGHER + FEE }];
  runCrashMatrix({ run: splitting(HIGHER), ends }, stage);
});

describe('a process that dies in the middle, with money to give back', () => {
  const ends = [REST, { ...OWN, back: [['sent', 20_000]], total: ONE - 20_000 }];
  runCrashMatrix({ run: splitting(LOWER, true), ends }, stage);
});
