/** A process that dies anywhere in a saga: the next one ends it, and money, states and records agree. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelTrip } from '../cancellation/cancel-trip.ts';
import { quoteCancel } from '../cancellation/quote-cancel.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { showTrip } from '../trips/use-case.ts';
import { asStay, pay, readyCheckout } from './testing/booking-world.ts';
import { type CrashCase, dyingProcess, runCrashMatrix, survive } from './testing/crash-cases.ts';
import { requestContext } from './testing/request-context.ts';
import { createStage, type Stage } from './testing/stage.ts';

let { world, server: second, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server: second, maya } = await createStage());
});
afterAll(() => world.close());

const stories: Record<string, CrashCase> = {
  'a booking': {
    run: async (process) => {
      const ready = await readyCheckout(second, maya);
      await survive(pay(process, ready, maya));
      return async () => {
        const { bookingId, state } = await getCheckout(second, ready.checkoutId, maya.actor);
        const trip = await showTrip(second, { ...maya.actor, bookingId: bookingId! });
        return [state, trip.status, trip.tenders.map((each) => each.state), trip.cases.length];
      };
    },
    ends: ['booked', 'Confirmed', ['captured'], 0],
  },
  'a booking that the hotel refuses': {
    run: async (process) => {
      world.inn.refuseConfirm = { reason: 'NoAvailability' };
      const ready = await readyCheckout(second, maya);
      await survive(pay(process, ready, maya));
      return async () => {
        const after = await getCheckout(second, ready.checkoutId, maya.actor);
        const { state, lastFailure, draft } = asStay(after);
        world.inn.refuseConfirm = null;
        return [state, lastFailure?.reason, draft.requests];
      };
    },
    ends: ['open', 'NoAvailability', 'A quiet room'],
  },
  'a booking that has become dearer': {
    run: async (process) => {
      const ready = await readyCheckout(second, maya);
      world.inn.nightlyMinor = 50_000;
      await survive(pay(process, ready, maya).catch(passOver('PriceIncreased')));
      return async () => {
        const { state, priceChange } = await getCheckout(second, ready.checkoutId, maya.actor);
        world.inn.nightlyMinor = 41_200;
        return [state, priceChange?.newTotal.amountMinor];
      };
    },
    ends: ['open', 168_000],
  },
  'a cancellation': {
    run: async (process) => {
      const ready = await readyCheckout(second, maya);
      const booked = await pay(second, ready, maya);
      if (booked.result !== 'Success') throw new Error('not booked');
      const { bookingId } = booked;
      const quote = await quoteCancel(second, bookingId, maya.actor, requestContext());
      const { quoteId } = quote;
      await survive(cancelTrip(process, bookingId, { quoteId }, maya.actor, requestContext()));
      return async () => {
        const trip = await showTrip(second, { ...maya.actor, bookingId });
        return [trip.status, trip.refunds.map(({ state, amount }) => [state, amount.amountMinor])];
      };
    },
    ends: ['Canceled', [['sent', 138_432]]],
  },
};
const passOver = (code: string) => (error: unknown) => {
  if ((error as { code?: string }).code !== code) throw error;
};

const crashes = { second: () => second, world: () => world };
describe.each(Object.entries(stories))('%s', (_, story) => runCrashMatrix(story, crashes));

test.each(['reserve', 'authorize', 'confirm', 'capture'])(
  'a %s that had its effect before the crash is found by looking it up, and not asked for again',
  async (step) => {
    for (const faults of [world.stayFaults, world.cardFaults]) faults.clear();
    await stories['a booking']!.run(dyingProcess(world, `${step}:do:afterEffect`));
    await world.resume(second);
    const calls = new Map([...world.stayFaults.calls, ...world.cardFaults.calls]);
    expect(calls.get(step)).toBe(1);
    expect(calls.get('lookUp')).toBe(1);
  },
);
