/** Changes of stays end to end over the tests' hotel: money and records agree wherever a process dies. */
import { date, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { readRevisions } from '@sojourn/server/modules/selling/booking/revisions/store.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  readyCheckout,
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
import type { HotelChangeAsk } from '#hotel/wire/hotel-change.ts';

/** Four nights, the fourth complimentary, at 12 % tax. */
const TOTAL = 138_432;
const NIGHT = 46_144;
const MAYA = { firstName: 'Maya', lastName: 'Okafor' };
const LATE = '2027-04-14T00:00:00.000Z' as Instant;

const ask = (checkIn: string, checkOut: string, more: Partial<HotelChangeAsk> = {}): HotelChangeAsk => ({
  kind: 'Hotel',
  checkIn: date(checkIn),
  checkOut: date(checkOut),
  rooms: [{ adults: 2, childAges: [] }],
  guests: [MAYA],
  ...more,
});
const LONGER = ask('2027-04-15', '2027-04-21');
const SHORTER = ask('2027-04-15', '2027-04-17');
const RENAMED = ask('2027-04-15', '2027-04-19', { guests: [{ firstName: 'Jonah', lastName: 'Okafor' }] });

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
  const bookingId = await mustBook(server, await readyCheckout(server, traveler), traveler);
  await world.resume(server);
  return { traveler, bookingId };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const quote = ({ traveler, bookingId }: Booked, wanted: HotelChangeAsk, process = server) =>
  requestChange(process, bookingId, { ask: wanted }, traveler.actor, requestContext());
type Quote = Awaited<ReturnType<typeof quote>>;
const confirm = ({ traveler, bookingId }: Booked, { changeId, cost }: Quote, process = server) => {
  const dueMinor = cost?.due.amountMinor ?? 0;
  const paymentId = dueMinor > 0 ? assertPresent(traveler.cards[0], 'a card') : null;
  const input = { dueMinor, paymentId };
  return confirmChange(process, bookingId, changeId as ChangeId, input, traveler.actor, requestContext());
};
const refOf = ({ traveler: { actor }, bookingId }: Booked) => ({
  tenantId: actor.tenantId,
  customerId: actor.customerId as never,
  bookingId,
});
const see = async (of: Booked) => {
  const trip = await showTrip(server, { ...refOf(of), locale: 'en' });
  if (trip.kind !== 'Hotel') throw new Error('not a stay');
  return {
    status: trip.status,
    total: trip.total.amountMinor,
    dates: `${trip.stay.checkIn} ${trip.stay.checkOut}`,
    nights: trip.price.nights.length,
    guests: trip.guests.map(({ firstName }) => firstName),
    paid: trip.tenders.map(({ state, amount }) => [state, amount.amountMinor]),
    back: trip.refunds.map(({ state, amount }) => [state, amount.amountMinor]),
  };
};
const AS_BOOKED = {
  status: 'Confirmed',
  total: TOTAL,
  dates: '2027-04-15 2027-04-19',
  nights: 4,
  guests: ['Maya'],
  paid: [['captured', TOTAL]],
  back: [],
};
const MORE = {
  ...AS_BOOKED,
  status: 'Modified',
  total: TOTAL + 2 * NIGHT,
  dates: '2027-04-15 2027-04-21',
  nights: 6,
  paid: [
    ['captured', TOTAL],
    ['captured', 2 * NIGHT],
  ],
};
/** Three of the four nights were paid for. */
const LESS = {
  ...AS_BOOKED,
  status: 'Modified',
  total: 2 * NIGHT,
  dates: '2027-04-15 2027-04-17',
  nights: 2,
  back: [['sent', NIGHT]],
};

describe('a change of a stay', () => {
  test('that costs more is quoted, charged to a card, and shown; its first version stays', async () => {
    const of = await booked();
    const quoted = await quote(of, LONGER);
    expect(quoted).toMatchObject({
      priceQuote: 'Success',
      cost: {
        lines: [
          { kind: 'rateDifference', amount: { amountMinor: 82_400 } },
          { kind: 'taxDifference', amount: { amountMinor: 9_888 } },
        ],
        due: { amountMinor: 2 * NIGHT },
        totalAfter: { amountMinor: TOTAL + 2 * NIGHT },
      },
    });
    const isNew = quoted.detail?.kind === 'Hotel' && quoted.detail.nights.map((night) => night.isNew);
    expect(isNew).toEqual([false, false, false, false, true, true]);
    const done = await confirm(of, quoted);
    expect(done).toMatchObject({ booking: 'Success', failure: null });
    expect(await confirm(of, quoted)).toEqual(done);
    expect(await see(of)).toEqual(MORE);
    expect(world.stayFaults.calls.get('change')).toBe(1);
    const [first] = await readRevisions(server.db, refOf(of));
    expect(first).toMatchObject({ version: 1, cause: 'changed', totalMinor: TOTAL });
    const { refund } = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
    expect(refund.amountMinor).toBe(TOTAL + 2 * NIGHT);
  });

  test('that costs less gives back the difference to the tenders that paid', async () => {
    const of = await booked();
    const quoted = await quote(of, SHORTER);
    expect(quoted.cost?.tenders).toMatchObject([{ change: { amountMinor: -NIGHT } }]);
    await confirm(of, quoted);
    expect(await see(of)).toEqual(LESS);
  });

  test('of names alone costs nothing and needs no card', async () => {
    const of = await booked();
    const quoted = await quote(of, RENAMED);
    expect(quoted.cost).toMatchObject({ lines: [], due: { amountMinor: 0 }, refund: { amountMinor: 0 } });
    await confirm(of, quoted);
    expect(await see(of)).toEqual({ ...AS_BOOKED, status: 'Modified', guests: ['Jonah'] });
  });

  test('after the deadline loses the nights that are given up, and says so before', async () => {
    const of = await booked();
    world.clock.set(LATE);
    const quoted = await quote(of, ask('2027-04-16', '2027-04-20'));
    const { lines = [], due, refund } = quoted.cost ?? {};
    // One night fewer of four costs nothing by the complimentary night, and the new fourth is complimentary
    expect({ lines, due: due?.amountMinor, refund: refund?.amountMinor }).toEqual({
      lines: [],
      due: 0,
      refund: 0,
    });
    const moved = await quote(of, ask('2027-05-15', '2027-05-19'));
    expect(moved.cost).toMatchObject({
      lines: [{ kind: 'penalty', amount: { amountMinor: TOTAL } }],
      due: { amountMinor: TOTAL },
      totalAfter: { amountMinor: 2 * TOTAL },
    });
    world.inn.penaltyMinor = TOTAL;
    await confirm(of, moved);
    const cancel = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
    expect(cancel).toMatchObject({ refund: { amountMinor: 0 }, penalty: { amountMinor: 2 * TOTAL } });
  });

  test.each(['NoAvailability', 'NotChangeable', 'PartyTooLarge', 'InvalidDates'] as const)(
    'that its hotel refuses (%s) costs nothing and changes nothing',
    async (failure) => {
      const of = await booked();
      const quoted = await quote(of, LONGER);
      world.inn.refuseChange = failure;
      expect(await confirm(of, quoted)).toMatchObject({ booking: 'Failed', failure });
      expect(await see(of)).toMatchObject({ status: 'Confirmed', total: TOTAL, dates: AS_BOOKED.dates });
      expect(await quote(of, LONGER)).toMatchObject({ priceQuote: 'Failed', failure, cost: null });
    },
  );

  test('whose price rose asks for a new quote', async () => {
    const of = await booked();
    const quoted = await quote(of, LONGER);
    world.inn.nightlyMinor += 1_000;
    expect(await confirm(of, quoted)).toMatchObject({ booking: 'Failed', failure: 'PriceIncreased' });
    await confirm(of, await quote(of, LONGER));
    expect((await see(of)).total).toBe(TOTAL + 2 * NIGHT + 2 * 1_120);
  });

  test('that its card refuses changes nothing', async () => {
    const of = await booked();
    const quoted = await quote(of, LONGER);
    const scenario = requestContext('card-declined');
    const input = { dueMinor: 2 * NIGHT, paymentId: assertPresent(of.traveler.cards[0], 'a card') };
    const { bookingId, traveler } = of;
    const id = quoted.changeId as ChangeId;
    const refused = await confirmChange(server, bookingId, id, input, traveler.actor, scenario);
    expect(refused).toMatchObject({ booking: 'Failed', failure: 'PaymentError' });
    expect(await see(of)).toEqual(AS_BOOKED);
  });

  test('to what is booked, of an older quote or too late is not made', async () => {
    const of = await booked();
    expect(await quote(of, ask('2027-04-15', '2027-04-19'))).toMatchObject({ failure: 'NotChangeable' });
    const first = await quote(of, LONGER);
    const second = await quote(of, SHORTER);
    await expect(confirm(of, first)).rejects.toMatchObject({ code: 'ChangeQuoteExpired' });
    world.clock.set(plusSeconds(TEST_NOW, 11 * 60));
    await expect(confirm(of, second)).rejects.toMatchObject({ code: 'ChangeQuoteExpired' });
    world.clock.set('2027-04-15T00:00:00.000Z' as Instant);
    await expect(quote(of, LONGER)).rejects.toMatchObject({
      code: 'NotChangeable',
      details: { changeFailure: 'Departed' },
    });
  });

  test('two changes, a second confirmation and a cancellation at once: one winner', async () => {
    for (let round = 0; round < 4; round++) {
      const of = await booked();
      const second = world.startProcess('second');
      const quoted = await quote(of, round % 2 === 0 ? LONGER : SHORTER);
      const { quoteId } = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
      const cancel = () => cancelTrip(second, of.bookingId, { quoteId }, of.traveler.actor, requestContext());
      const again = async () => confirm(of, await quote(of, RENAMED, second), second);
      const all = [() => confirm(of, quoted), cancel, () => confirm(of, quoted, second), again];
      const order = round < 2 ? all : all.toReversed();
      await Promise.allSettled(order.map((each) => each()));
      await world.resume(server);
      const { status, paid } = await see(of);
      expect(['Modified', 'Canceled']).toContain(status);
      if (status === 'Canceled') expect(paid).toEqual([['captured', TOTAL]]);
    }
  });

  test('what is unanswered is looked up, and made once', async () => {
    for (const fault of ['cutBefore', 'cutAfter', 'away'] as const) {
      const of = await booked();
      const quoted = await quote(of, LONGER);
      world.stayFaults.next('change', [fault]);
      await confirm(of, quoted);
      await world.resume(server);
      expect(await see(of)).toEqual(MORE);
    }
  });
});

const changing = (wanted: HotelChangeAsk): CrashCase['run'] => {
  return async (process) => {
    resetFaults(world);
    const of = await booked();
    const quoted = await quote(of, wanted);
    await survive(confirm(of, quoted, process));
    return () => see(of);
  };
};
const stage = { world: () => world, second: () => server };

describe('a process that dies while it changes a stay, with more to pay', () =>
  runCrashMatrix({ run: changing(LONGER), ends: MORE }, stage));

describe('a process that dies while it changes a stay, with money to give back', () =>
  runCrashMatrix({ run: changing(SHORTER), ends: LESS }, stage));

test('what was comparable on the booked days goes along only where the days stay the same', async () => {
  const market = { median: { amountMinor: 30_000, currency: 'USD' }, count: 9 };
  const marketAfter = async (wanted: HotelChangeAsk) => {
    const of = await booked();
    const { db } = world.database;
    await sql`update bookings set offer = offer || ${JSON.stringify({ market })}::jsonb
      where booking_id = ${of.bookingId}`.execute(db);
    await confirm(of, await quote(of, wanted));
    await world.resume(server);
    const { rows } = await sql<{ market: unknown; checkOut: string }>`select offer -> 'market' as market,
        offer -> 'stay' ->> 'checkOut' as "checkOut" from bookings
      where booking_id = ${of.bookingId}`.execute(db);
    return rows[0];
  };
  expect(await marketAfter(RENAMED)).toEqual({ market, checkOut: RENAMED.checkOut });
  expect(await marketAfter(LONGER)).toEqual({ market: null, checkOut: LONGER.checkOut });
});

test('less than card companies take isn’t charged, nor given back when it’s canceled', async () => {
  const of = await booked();
  const nightlyMinor = world.inn.nightlyMinor;
  // Three nights and their taxes: 30 cents more
  world.inn.nightlyMinor = nightlyMinor + 9;
  const moved = ask('2027-05-15', '2027-05-19');
  const quoted = await quote(of, moved);
  expect(quoted.cost).toMatchObject({ due: { amountMinor: 0 }, totalAfter: { amountMinor: TOTAL } });
  expect(quoted.cost?.lines.at(-1)).toMatchObject({ kind: 'tooLittle', amount: { amountMinor: -30 } });
  expect(await confirm(of, quoted)).toMatchObject({ booking: 'Success' });
  expect(await see(of)).toMatchObject({ ...AS_BOOKED, status: 'Modified', dates: '2027-05-15 2027-05-19' });
  // More is charged
  world.inn.nightlyMinor = nightlyMinor + 9 + 15;
  const costly = await quote(of, ask('2027-06-15', '2027-06-19'));
  expect(costly.cost?.due.amountMinor).toBe(51);
  await confirm(of, costly);
  world.inn.nightlyMinor = nightlyMinor;
  const paid = (await see(of)).total;
  expect(paid).toBe(TOTAL + 51);
  const { quoteId, refund } = await quoteCancel(server, of.bookingId, of.traveler.actor, requestContext());
  expect(refund.amountMinor).toBe(paid);
  await cancelTrip(server, of.bookingId, { quoteId }, of.traveler.actor, requestContext());
  await world.resume(server);
  const { back } = await see(of);
  expect(back.reduce((sum, [, amountMinor]) => sum + Number(amountMinor), 0)).toBe(paid);
});
