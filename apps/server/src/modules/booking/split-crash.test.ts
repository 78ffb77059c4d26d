/** As crash.test.ts, with a booking that a credit, miles and a card pay together. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelTrip } from '../cancellation/cancel-trip.ts';
import { quoteCancel } from '../cancellation/quote-cancel.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { showTrip } from '../trips/use-case.ts';
import { availableCredits } from '../wallet/available-credits.ts';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
  pay,
  readyCheckout,
  type Traveler,
} from './testing/booking-world.ts';
import { type CrashCase, dyingProcess, runCrashMatrix, survive } from './testing/crash-cases.ts';
import { requestContext } from './testing/request-context.ts';
import { BALANCE, CREDIT, splitChoices, UNITS } from './testing/split.ts';

let world: BookingWorld;
let second: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  second = world.startProcess('second');
});
afterAll(() => world.close());

/** A traveler of its own for each telling, so that balances can be compared. */
async function readySplit() {
  const maya = await world.newTraveler();
  return { maya, ready: await readyCheckout(second, maya, await splitChoices(world, maya)) };
}
const has = async ({ actor, account }: Traveler) => ({
  credit: (await availableCredits(second.db, actor, second.clock.now()))[0]?.availableMinor ?? 0,
  units: world.issuer.balanceOf(account),
});
const ALL_BACK = { credit: CREDIT, units: BALANCE };

const stories: Record<string, CrashCase> = {
  'a booking': {
    run: async (process) => {
      const { maya, ready } = await readySplit();
      await survive(pay(process, ready, maya));
      return async () => {
        const { bookingId, state } = await getCheckout(second, ready.checkoutId, maya.actor);
        const trip = await showTrip(second, { ...maya.actor, bookingId: bookingId! });
        return [state, trip.status, trip.tenders.map((each) => each.state), await has(maya)];
      };
    },
    ends: [
      'booked',
      'Confirmed',
      ['captured', 'captured', 'captured'],
      { credit: 0, units: BALANCE - UNITS },
    ],
  },
  'a booking that the hotel refuses': {
    run: async (process) => {
      const { maya, ready } = await readySplit();
      world.inn.refuseConfirm = { reason: 'NoAvailability' };
      await survive(pay(process, ready, maya));
      return async () => {
        world.inn.refuseConfirm = null;
        const { state, lastFailure } = await getCheckout(second, ready.checkoutId, maya.actor);
        return [state, lastFailure?.reason, await has(maya)];
      };
    },
    ends: ['open', 'NoAvailability', ALL_BACK],
  },
  'a booking whose price falls': {
    run: async (process) => {
      const { maya, ready } = await readySplit();
      world.inn.nightlyMinor = 20_000;
      await survive(pay(process, ready, maya));
      return async () => {
        world.inn.nightlyMinor = 41_200;
        const { bookingId } = await getCheckout(second, ready.checkoutId, maya.actor);
        const { total, tenders } = await showTrip(second, { ...maya.actor, bookingId: bookingId! });
        return [total.amountMinor, tenders.map(({ amount }) => amount.amountMinor), await has(maya)];
      };
    },
    ends: [67_200, [CREDIT, 37_200], { credit: 0, units: BALANCE - 37_200 }],
  },
  'a cancellation': {
    run: async (process) => {
      const { maya, ready } = await readySplit();
      const booked = await pay(second, ready, maya);
      if (booked.result !== 'Success') throw new Error('not booked');
      const { bookingId } = booked;
      const { quoteId } = await quoteCancel(second, bookingId, maya.actor, requestContext());
      await survive(cancelTrip(process, bookingId, { quoteId }, maya.actor, requestContext()));
      return async () => {
        const { status, refunds } = await showTrip(second, { ...maya.actor, bookingId });
        return [status, refunds.map(({ state, outcome }) => [state, outcome]), await has(maya)];
      };
    },
    ends: [
      'Canceled',
      [
        ['returned', 'returned'],
        ['returned', null],
        ['sent', null],
      ],
      ALL_BACK,
    ],
  },
};

const stage = { world: () => world, second: () => second };
describe.each(Object.entries(stories))('%s', (_, story) => runCrashMatrix(story, stage));

test.each(['reserve', 'settle', 'authorize', 'capture'])(
  'a %s that had its effect before the crash is found by looking it up, and not asked for again',
  async (verb) => {
    for (const faults of [world.stayFaults, world.cardFaults, world.milesFaults]) faults.clear();
    const steps: Record<string, string> = { reserve: 'miles:2', settle: 'settle:2' };
    const point = `${steps[verb] ?? verb}:do:afterEffect`;
    await stories['a booking']!.run(dyingProcess(world, point));
    await world.resume(second);
    const faults = steps[verb] ? world.milesFaults : world.cardFaults;
    expect(faults.calls.get(verb)).toBe(1);
    expect(faults.calls.get('lookUp')).toBe(1);
  },
);
