/** A process that dies anywhere in a saga: the next one ends it, and money, states and records agree. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Abandoned, type CrashPoint, crashName } from '#workflow/crash-point.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { cancelTrip } from '../trips/cancel-trip.ts';
import { quoteCancel } from '../trips/quote-cancel.ts';
import { showTrip } from '../trips/use-case.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
  type Traveler,
} from './testing/booking-world.ts';
import { requestContext } from './testing/request-context.ts';

let world: BookingWorld;
let second: Process;
let maya: Traveler;
beforeAll(async () => {
  world = await createBookingWorld();
  second = world.startProcess('second');
  maya = await world.newTraveler();
});
afterAll(() => world.close());

/** Dozens of sagas in one test, on a machine that may be busy. */
const LONG_MS = 60_000;

type Story = {
  /** Starts the saga in a process that may die; resolves to how to see what became of it. */
  readonly run: (process: Process) => Promise<() => Promise<unknown>>;
  readonly ends: unknown;
};

const dying = (wanted: string | null, seen: string[] = []): Process => {
  let isDead = false;
  const crash = (point: CrashPoint) => {
    seen.push(crashName(point));
    if (isDead || crashName(point) !== wanted) return;
    isDead = true;
    throw new Abandoned(wanted);
  };
  return world.startProcess('first', { crash });
};
const survive = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Abandoned)) throw error;
  }
};

const stories: Record<string, Story> = {
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
        const { state, lastFailure, draft } = await getCheckout(second, ready.checkoutId, maya.actor);
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

describe.each(Object.entries(stories))('%s', (_, story) => {
  const points: string[] = [];

  test('ends without a crash, passing all its points', async () => {
    const see = await story.run(dying(null, points));
    expect(await see()).toEqual(story.ends);
    expect(new Set(points).size).toBe(points.length);
    expect(points.length).toBeGreaterThanOrEqual(4);
  });

  test('ends wherever the process dies', { timeout: LONG_MS }, async () => {
    for (const point of points) {
      const see = await story.run(dying(point));
      await world.resume(second);
      expect(await see(), point).toEqual(story.ends);
      expect(await world.problems(), point).toEqual(IN_ORDER);
    }
  });

  test('ends when two processes die one after the other', { timeout: LONG_MS }, async () => {
    for (const [i, point] of points.entries()) {
      const see = await story.run(dying(point));
      await world.expireLeases();
      await survive(dying(points[(i * 7 + 3) % points.length]!).sagas.sweep());
      await world.resume(second);
      expect(await see(), point).toEqual(story.ends);
    }
    expect(await world.problems()).toEqual(IN_ORDER);
  });
});

test.each(['reserve', 'authorize', 'confirm', 'capture'])(
  'a %s that had its effect before the crash is found by looking it up, and not asked for again',
  async (step) => {
    for (const faults of [world.stayFaults, world.cardFaults]) faults.clear();
    await stories['a booking']!.run(dying(`${step}:do:afterEffect`));
    await world.resume(second);
    const calls = new Map([...world.stayFaults.calls, ...world.cardFaults.calls]);
    expect(calls.get(step)).toBe(1);
    expect(calls.get('lookUp')).toBe(1);
  },
);
