/** The base fare given back by processes that die anywhere: once, or everything is open again. */
import { flightTrip } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { IN_ORDER } from '#modules/selling/booking/testing/booking-world.ts';
import { type CrashCase, runCrashMatrix, survive } from '#modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { readDisruptions } from './store.ts';
import { leavingIn, readLate } from './testing/late-trip.ts';

let stage = {} as Stage;
beforeAll(async () => {
  stage = await createStage();
});
beforeEach(() => {
  resetFaults(stage.world);
  stage.world.clock.set(TEST_NOW);
});
afterEach(async () => {
  await stage.world.resume(stage.server);
  expect(await stage.world.problems()).toEqual(IN_ORDER);
});
afterAll(() => stage.world?.close());

const refunding =
  (isRefused: boolean): CrashCase['run'] =>
  async (process) => {
    const { world, server } = stage;
    world.clock.set(TEST_NOW);
    // The same whenever a dead process's saga is resumed, also after the clock was set back
    world.carrier.penaltyMinor = 20_000;
    const trip = await leavingIn(stage, 5);
    await readLate(stage, trip, 165);
    const { bookingId, traveler } = trip;
    const { quoteId } = await quoteCancel(server, bookingId, traveler.actor, requestContext(), {
      disruption: 1,
    });
    world.carrier.refuseCancel = isRefused;
    const cancel = cancelTrip(process, bookingId, { quoteId }, traveler.actor, requestContext());
    await survive(cancel.catch(passRefused));
    return async () => {
      const [row] = await readDisruptions(server.db, { ...traveler.actor, bookingId });
      const { status, protections, refunds, price } = await flightTrip(server, traveler, bookingId);
      const back = refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
      return [row?.state, protections[0]?.state, status, back === price.fares.base];
    };
  };
const passRefused = (error: { readonly code?: string }) => {
  if (error.code !== 'CancellationAttemptFailed') throw error;
};

const stories: Readonly<Record<string, CrashCase>> = {
  'a refund': { run: refunding(false), ends: ['refunded', 'Exercised', 'Canceled', true] },
  'a refund that the airline refuses': {
    run: refunding(true),
    ends: ['open', 'Valid', 'Confirmed', false],
  },
};
describe.each(Object.entries(stories))('%s', (_, story) =>
  runCrashMatrix(story, { world: () => stage.world, second: () => stage.server }),
);
