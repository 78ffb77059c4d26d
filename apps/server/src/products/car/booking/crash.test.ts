/** A process that dies anywhere in a car's saga: the next one ends it; money, states and records agree. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IN_ORDER, type Process, pay, type Traveler } from '#modules/booking/testing/booking-world.ts';
import { type CrashCase, runCrashMatrix, survive } from '#modules/booking/testing/crash-cases.ts';
import { BREAKS } from '#modules/booking/testing/faults.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import { cancelTrip } from '../../../modules/cancellation/cancel-trip.ts';
import { quoteCancel } from '../../../modules/cancellation/quote-cancel.ts';
import { getCheckout } from '../../../modules/checkouts/get-checkout.ts';
import { showTrip } from '../../../modules/trips/use-case.ts';
import { type CarWorld, createCarWorld, readyCar } from '../testing/car-world.ts';

let world: CarWorld;
let second: Process;
let maya: Traveler;
/** Twelve of a car are on sale: each story rents another kind, so that none is sold out. */
const CARS = ['CFAR', 'HBAR', 'SDAR', 'IWAR', 'SDAH', 'IFAH', 'FFAR'].map((code) => `car_LIS-AD-${code}`);
let next = 0;
const someCar = (): string => CARS[next++ % CARS.length]!;
beforeAll(async () => {
  world = await createCarWorld();
  second = world.startProcess('second');
  maya = await world.newTraveler();
});
afterAll(() => world.close());

const booking =
  (payWay: 'now' | 'desk'): CrashCase['run'] =>
  async (process) => {
    const ready = await readyCar(second, maya, { carId: someCar(), payWay });
    await survive(pay(process, ready, maya));
    return async () => {
      const { bookingId, state } = await getCheckout(second, ready.checkoutId, maya.actor);
      const trip = await showTrip(second, { ...maya.actor, bookingId: bookingId! });
      const seen = [state, trip.status, trip.tenders.map((each) => each.state), trip.cases.length];
      // Given back, so that the desk never runs out of cars
      const { quoteId } = await quoteCancel(second, bookingId!, maya.actor, requestContext());
      await cancelTrip(second, bookingId!, { quoteId }, maya.actor, requestContext());
      return seen;
    };
  };
const stories: Record<string, CrashCase> = {
  'a booking paid now': { run: booking('now'), ends: ['booked', 'Confirmed', ['captured'], 0] },
  'a booking paid at the desk': { run: booking('desk'), ends: ['booked', 'Confirmed', [], 0] },
  'a booking that the desk refuses': {
    run: async (process) => {
      const ready = await readyCar(second, maya, { carId: someCar() });
      await survive(pay(process, ready, maya, 'car-loyalty-name'));
      return async () => {
        const { state, lastFailure } = await getCheckout(second, ready.checkoutId, maya.actor);
        return [state, lastFailure?.reason];
      };
    },
    ends: ['open', 'LoyaltyNameMismatch'],
  },
  'a cancellation': {
    run: async (process) => {
      const ready = await readyCar(second, maya, { carId: someCar() });
      const booked = await pay(second, ready, maya);
      if (booked.result !== 'Success') throw new Error(JSON.stringify(booked));
      const { bookingId } = booked;
      const { quoteId } = await quoteCancel(second, bookingId, maya.actor, requestContext());
      await survive(cancelTrip(process, bookingId, { quoteId }, maya.actor, requestContext()));
      return async () => {
        const trip = await showTrip(second, { ...maya.actor, bookingId });
        const whole = trip.refunds.map(({ state, amount }) => [
          state,
          amount.amountMinor === trip.total.amountMinor,
        ]);
        return [trip.status, whole];
      };
    },
    ends: ['Canceled', [['sent', true]]],
  },
};
const crashes = { second: () => second, world: () => world };
describe.each(Object.entries(stories))('%s', (_, story) => runCrashMatrix(story, crashes));

describe.each(['reserve', 'confirm'])('%s', (verb) => {
  test.each(BREAKS)('breaks by %s %s and is done once all the same', async (...faults) => {
    const ready = await readyCar(second, maya, { carId: someCar() });
    world.carFaults.clear();
    world.carFaults.next(verb, faults.filter(Boolean));
    const answer = await pay(second, ready, maya);
    if (answer.result === 'Pending') await world.resume(second);
    world.carFaults.clear();
    const { bookingId, state } = await getCheckout(second, ready.checkoutId, maya.actor);
    expect(state).toBe('booked');
    const { quoteId } = await quoteCancel(second, bookingId!, maya.actor, requestContext());
    await cancelTrip(second, bookingId!, { quoteId }, maya.actor, requestContext());
    expect(await world.problems()).toEqual(IN_ORDER);
  });
});

test('twenty travelers race for twelve cars: twelve drive, nobody else is charged', {
  timeout: 60_000,
}, async () => {
  const carId = 'car_LIS-AD-FVAR';
  const travelers = await Promise.all(Array.from({ length: 20 }, () => world.newTraveler()));
  const ready = await Promise.all(
    travelers.map(async (traveler) => ({ traveler, checkout: await readyCar(second, traveler, { carId }) })),
  );
  const answers = await Promise.all(
    ready.map(({ traveler, checkout }) =>
      pay(second, checkout, traveler).catch((error: { code?: string }) => ({ result: error.code })),
    ),
  );
  expect(answers.filter(({ result }) => result === 'Success')).toHaveLength(12);
  await world.resume(second);
  expect(await world.problems()).toEqual(IN_ORDER);
});

test('submitted three times at once, one car is rented', async () => {
  const ready = await readyCar(second, maya, { carId: someCar() });
  const other = world.startProcess('other');
  const answers = await Promise.all([second, other, second].map((process) => pay(process, ready, maya)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ result: 'Success' });
  expect(await world.problems()).toEqual(IN_ORDER);
});
