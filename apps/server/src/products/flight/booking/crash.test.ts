/**
 * A process that dies anywhere in a saga of flights, forward or while it takes back: the next one ends it,
 * all tickets or none, and money, states and records agree.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
  pay,
} from '#modules/booking/testing/booking-world.ts';
import {
  type CrashCase,
  dyingProcess,
  runCrashMatrix,
  survive,
} from '#modules/booking/testing/crash-cases.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import { cancelTrip } from '../../../modules/cancellation/cancel-trip.ts';
import { quoteCancel } from '../../../modules/cancellation/quote-cancel.ts';
import { getCheckout } from '../../../modules/checkouts/get-checkout.ts';
import { flightTrip, readyFlight } from '../testing/flight-checkouts.ts';

let world: BookingWorld;
let second: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  second = world.startProcess('second');
});
beforeEach(() => letBe());
afterAll(() => world.close());

const letBe = () =>
  Object.assign(world.carrier, {
    fareMinor: 60_000,
    refuseTicket: null,
    refuseVoid: false,
    issues: 'atOnce',
  });
const refuseSecond = () =>
  Object.assign(world.carrier, { refuseTicket: { ticketNo: 2, rejection: { reason: 'NoAvailability' } } });
const SEAT = { seats: [{ slice: 0, segment: 0, traveler: 0, seat: '21A' }], bags: [] };
/**
 * Paid with miles and card, by somebody of their own each time: whoever has flights already has all of them
 * looked through for each more.
 */
async function ready() {
  const maya = await world.newTraveler();
  const miles = [{ accountReferenceId: maya.account, units: 5_000 }];
  return { maya, checkout: await readyFlight(second, maya, { miles }, { extras: SEAT }) };
}
const orderStates = (bookingId: string) =>
  [...(world.carrier.kept.get(bookingId)?.orders.values() ?? [])].map(({ state }) => state);

async function booked() {
  const { maya, checkout } = await ready();
  const answer = await pay(second, checkout, maya);
  if (answer.result !== 'Success') throw new Error('not booked');
  return { maya, bookingId: answer.bookingId };
}

const stories: Record<string, CrashCase> = {
  'a trip on two tickets': {
    run: async (process) => {
      const { maya, checkout } = await ready();
      await survive(pay(process, checkout, maya));
      return async () => {
        const { bookingId, state } = await getCheckout(second, checkout.checkoutId, maya.actor);
        const trip = await flightTrip(second, maya, bookingId!);
        const tenders = trip.tenders.map(({ state: each, amount }) => [each, amount.amountMinor]);
        return [
          state,
          trip.status,
          trip.locators.airlines.length,
          tenders,
          orderStates(bookingId!),
          trip.cases.length,
        ];
      };
    },
    ends: [
      'booked',
      'Confirmed',
      2,
      [
        ['captured', 5_000],
        ['captured', 70_000],
      ],
      ['Confirmed', 'Confirmed'],
      0,
    ],
  },
  'a second ticket that cannot be had': {
    run: async (process) => {
      const taken = world.carrier.seatsTaken();
      const { maya, checkout } = await ready();
      refuseSecond();
      await survive(pay(process, checkout, maya));
      return async () => {
        const { state, lastFailure } = await getCheckout(second, checkout.checkoutId, maya.actor);
        letBe();
        return [state, lastFailure?.reason, world.carrier.seatsTaken() - taken];
      };
    },
    ends: ['open', 'NoAvailability', 0],
  },
  'a fare that has risen': {
    run: async (process) => {
      const { maya, checkout } = await ready();
      world.carrier.fareMinor = 66_000;
      await survive(pay(process, checkout, maya).catch(passOver('PriceIncreased')));
      return async () => {
        const { state, priceChange } = await getCheckout(second, checkout.checkoutId, maya.actor);
        letBe();
        return [state, priceChange?.newTotal.amountMinor];
      };
    },
    ends: ['open', 82_200],
  },
  'tickets being issued': {
    run: async (process) => {
      const { maya, bookingId } = await booked();
      await survive(process.sagas.sweep());
      return async () => {
        const { ticketing, travelers, cases } = await flightTrip(second, maya, bookingId);
        return [ticketing, travelers[0]!.documents.length, cases.length];
      };
    },
    ends: ['ticketed', 2, 0],
  },
  'a cancellation': {
    run: async (process) => {
      const { maya, bookingId } = await booked();
      await world.resume(second);
      const { quoteId } = await quoteCancel(second, bookingId, maya.actor, requestContext());
      await survive(cancelTrip(process, bookingId, { quoteId }, maya.actor, requestContext()));
      return async () => {
        const { status, refunds } = await flightTrip(second, maya, bookingId);
        const back = refunds.map(({ state, amount }) => [state, amount.amountMinor]);
        return [status, back, orderStates(bookingId)];
      };
    },
    ends: [
      'Canceled',
      [
        ['returned', 5_000],
        ['sent', 70_000],
      ],
      ['Canceled', 'Canceled'],
    ],
  },
};
const passOver = (code: string) => (error: unknown) => {
  if ((error as { code?: string }).code !== code) throw error;
};

const crashes = { second: () => second, world: () => world };
describe.each(Object.entries(stories))('%s', (_, story) => runCrashMatrix(story, crashes));

test('a ticket that is not taken back leaves one case and one answer wherever the process dies', {
  timeout: 120_000,
}, async () => {
  const points: string[] = [];
  const attempt = async (process: Process) => {
    const { maya, checkout } = await ready();
    refuseSecond();
    world.carrier.refuseVoid = true;
    await survive(pay(process, checkout, maya));
    await world.resume(second);
    const after = await getCheckout(second, checkout.checkoutId, maya.actor);
    letBe();
    return [after.state, after.lastFailure?.reason];
  };
  expect(await attempt(dyingProcess(world, null, points))).toEqual(['open', 'VoidFailed']);
  expect(points.filter((point) => point.startsWith('confirm:1:undo'))).toHaveLength(4);
  for (const point of points)
    expect(await attempt(dyingProcess(world, point)), point).toEqual(['open', 'VoidFailed']);
  expect((await world.problems()).ledger).toEqual([]);
});

test.each(['reserve', 'confirm'])(
  'a %s that had its effect before the crash is found by looking it up, and not asked for again',
  async (verb) => {
    world.flightFaults.clear();
    const step = verb === 'confirm' ? 'confirm:2' : verb;
    await stories['a trip on two tickets']!.run(dyingProcess(world, `${step}:do:afterEffect`));
    await world.resume(second);
    expect(world.flightFaults.calls.get(verb)).toBe(verb === 'confirm' ? 2 : 1);
  },
);
