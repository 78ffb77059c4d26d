/** Changes of rentals end to end over the tests' company: money and records agree wherever a process dies. */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
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
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PayWay } from '#car/rules/car.ts';
import { readyCar } from '#car/testing/car-checkouts.ts';
import { DROP_OFF, PICK_UP } from '#car/testing/car-market.ts';
import type { CarChangeAsk } from '#car/wire/car-change.ts';

/** A day at 23 % tax; four were booked. */
const DAY = 6_150;
const TOTAL = 4 * DAY;
const MAYA = { firstName: 'Maya', lastName: 'Okafor' };
const JONAH = { firstName: 'Jonah', lastName: 'Okafor' };
const LATE = '2027-04-14T00:00:00.000Z' as Instant;
const at = (text: string) => text as LocalDateTime;

const ask = (more: Partial<CarChangeAsk> = {}): CarChangeAsk => ({
  kind: 'Car',
  pickUp: PICK_UP,
  dropOff: DROP_OFF,
  drivers: [MAYA],
  ...more,
});
const LONGER = ask({ dropOff: at('2027-04-21T08:30') });
const SHORTER = ask({ pickUp: at('2027-04-17T08:30') });
const TWO = ask({ drivers: [MAYA, JONAH] });

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

async function booked(payWay: PayWay = 'now') {
  const traveler = await world.newTraveler();
  const drivers = [{ personId: null, ...MAYA }];
  const bookingId = await mustBook(server, await readyCar(server, traveler, { drivers }, payWay), traveler);
  await world.resume(server);
  return { traveler, bookingId };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const quote = ({ traveler, bookingId }: Booked, wanted: CarChangeAsk, process = server) =>
  requestChange(process, bookingId, { ask: wanted }, traveler.actor, requestContext());
type Quote = Awaited<ReturnType<typeof quote>>;
const confirm = ({ traveler, bookingId }: Booked, { changeId, cost }: Quote, process = server) => {
  const dueMinor = cost?.due.amountMinor ?? 0;
  const paymentId = dueMinor > 0 ? assertPresent(traveler.cards[0], 'a card') : null;
  const input = { dueMinor, paymentId };
  return confirmChange(process, bookingId, changeId as ChangeId, input, traveler.actor, requestContext());
};
const see = async ({ traveler: { actor }, bookingId }: Booked) => {
  const trip = await showTrip(server, { ...actor, bookingId });
  if (trip.kind !== 'Car') throw new Error('not a car');
  return {
    status: trip.status,
    total: trip.total.amountMinor,
    atDesk: trip.atDesk.amountMinor,
    days: trip.rental.days,
    drivers: trip.drivers.map(({ firstName }) => firstName),
    paid: trip.tenders.map(({ state, amount }) => [state, amount.amountMinor]),
    back: trip.refunds.map(({ state, amount }) => [state, amount.amountMinor]),
  };
};
const AS_BOOKED = {
  status: 'Confirmed',
  total: TOTAL,
  atDesk: 0,
  days: 4,
  drivers: ['Maya'],
  paid: [['captured', TOTAL]],
  back: [],
};
const MORE = {
  ...AS_BOOKED,
  status: 'Modified',
  total: 6 * DAY,
  days: 6,
  paid: [
    ['captured', TOTAL],
    ['captured', 2 * DAY],
  ],
};
const LESS = { ...AS_BOOKED, status: 'Modified', total: 2 * DAY, days: 2, back: [['sent', 2 * DAY]] };

describe('a change of a rental', () => {
  test('that costs more is charged to a card, that costs less gives back', async () => {
    const of = await booked();
    const quoted = await quote(of, LONGER);
    expect(quoted.cost).toMatchObject({ due: { amountMinor: 2 * DAY } });
    const done = await confirm(of, quoted);
    expect(done).toMatchObject({ booking: 'Success', failure: null });
    expect(await confirm(of, quoted)).toEqual(done);
    expect(await see(of)).toEqual(MORE);
    expect(world.carFaults.calls.get('change')).toBe(1);
    const other = await booked();
    await confirm(other, await quote(other, SHORTER));
    expect(await see(other)).toEqual(LESS);
    const { refund } = await quoteCancel(server, other.bookingId, other.traveler.actor, requestContext());
    expect(refund.amountMinor).toBe(2 * DAY);
  });

  test('to two drivers costs nothing now, and the desk takes its fee', async () => {
    const of = await booked();
    const quoted = await quote(of, TWO);
    expect(quoted.cost).toMatchObject({ lines: [], due: { amountMinor: 0 } });
    expect(quoted.detail).toMatchObject({
      before: { atDesk: { amountMinor: 0 } },
      after: { atDesk: { amountMinor: 3_600 } },
    });
    await confirm(of, quoted);
    const two = { ...AS_BOOKED, status: 'Modified', drivers: ['Maya', 'Jonah'], atDesk: 3_600 };
    expect(await see(of)).toEqual(two);
    // And back to one
    await confirm(of, await quote(of, ask()));
    expect(await see(of)).toEqual({ ...AS_BOOKED, status: 'Modified' });
  });

  test('of what the desk is paid for costs nothing here', async () => {
    const of = await booked('desk');
    const { atDesk } = await see(of);
    await confirm(of, await quote(of, LONGER));
    const after = await see(of);
    expect(after).toMatchObject({ total: 0, paid: [], days: 6 });
    expect(after.atDesk).toBeGreaterThan(atDesk);
  });

  test('too late loses what was paid, which isn’t given back when the rest is canceled', async () => {
    const of = await booked();
    world.clock.set(LATE);
    const quoted = await quote(of, SHORTER);
    expect(quoted.cost).toMatchObject({
      due: { amountMinor: 2 * DAY },
      totalAfter: { amountMinor: TOTAL + 2 * DAY },
    });
    await confirm(of, quoted);
    world.company.penaltyMinor = 2 * DAY;
    const cancel = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
    expect(cancel).toMatchObject({ refund: { amountMinor: 0 }, penalty: { amountMinor: TOTAL + 2 * DAY } });
  });

  test.each(['NoAvailability', 'NotChangeable', 'DeskClosed', 'InvalidDates'] as const)(
    'that its company refuses (%s) changes nothing',
    async (failure) => {
      const of = await booked();
      const quoted = await quote(of, LONGER);
      world.company.refuseChange = failure;
      expect(await confirm(of, quoted)).toMatchObject({ booking: 'Failed', failure });
      expect(await see(of)).toMatchObject({ status: 'Confirmed', total: TOTAL, days: 4 });
      expect(await quote(of, LONGER)).toMatchObject({ priceQuote: 'Failed', failure });
    },
  );

  test('whose price rose asks for a new quote; picked up, nothing can be changed', async () => {
    const of = await booked();
    const quoted = await quote(of, LONGER);
    world.company.perDayMinor += 1_000;
    expect(await confirm(of, quoted)).toMatchObject({ booking: 'Failed', failure: 'PriceIncreased' });
    world.clock.set('2027-04-15T07:30:00.000Z' as Instant);
    await expect(quote(of, LONGER)).rejects.toMatchObject({ details: { changeFailure: 'Departed' } });
  });

  test('two changes and a cancellation at once: one winner', async () => {
    for (let round = 0; round < 4; round++) {
      const of = await booked();
      const second = world.startProcess('second');
      const quoted = await quote(of, LONGER);
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
      const quoted = await quote(of, LONGER);
      world.carFaults.next('change', [fault]);
      await confirm(of, quoted);
      await world.resume(server);
      expect(await see(of)).toEqual(MORE);
    }
  });
});

const changing = (wanted: CarChangeAsk): CrashCase['run'] => {
  return async (process) => {
    resetFaults(world);
    const of = await booked();
    const quoted = await quote(of, wanted);
    await survive(confirm(of, quoted, process));
    return () => see(of);
  };
};
const stage = { world: () => world, second: () => server };

describe('a process that dies while it changes a rental, with more to pay', () =>
  runCrashMatrix({ run: changing(LONGER), ends: MORE }, stage));

describe('a process that dies while it changes a rental, with money to give back', () =>
  runCrashMatrix({ run: changing(SHORTER), ends: LESS }, stage));

test('what was comparable at the booked times goes along only where the times stay the same', async () => {
  const market = { median: { amountMinor: 9_000, currency: 'USD' }, count: 9 };
  const marketAfter = async (wanted: CarChangeAsk) => {
    const of = await booked();
    const { db } = world.database;
    await sql`update bookings set offer = offer || ${JSON.stringify({ market })}::jsonb
      where booking_id = ${of.bookingId}`.execute(db);
    await confirm(of, await quote(of, wanted));
    const { rows } = await sql<{ market: unknown; dropOff: string }>`select offer -> 'market' as market,
        request ->> 'dropOff' as "dropOff" from bookings
      where booking_id = ${of.bookingId}`.execute(db);
    return rows[0];
  };
  expect(await marketAfter(TWO)).toEqual({ market, dropOff: TWO.dropOff });
  expect(await marketAfter(LONGER)).toEqual({ market: null, dropOff: LONGER.dropOff });
});
