/**
 * Server processes that are killed while they sell a product, with its real market, vault and database: the
 * next process ends what they began, and everything was done once. By day a few points stand for all, which
 * the crash tests pass inside one process; at night each has a process of its own.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { MACHINES } from '@sojourn/server/main/capabilities.ts';
import { checkLedger } from '@sojourn/server/modules/money/ledger/check-ledger.ts';
import {
  type BookingWorld,
  bookInputOf,
  type Process,
  type Replaced,
  type Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { compareMoved } from '@sojourn/server/modules/selling/booking/testing/compare-moved.ts';
import type { CrashPlan } from '@sojourn/server/modules/selling/booking/testing/crashing-process.ts';
import { runCrashingProcess } from '@sojourn/server/modules/selling/booking/testing/run-crashing-process.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingFailureReason } from '#codes.ts';

const CRASHING = new URL(
  '../../../apps/server/src/modules/selling/booking/testing/crashing-process.ts',
  import.meta.url,
);
/** Each process that is killed makes a market of its own first. */
export const LONG_MS = 120_000;
/** So many processes at a time, each as busy as its processor. */
const AT_ONCE = 2;

/** A world whose server sells from the product's real market. */
type Opened = {
  readonly world: BookingWorld;
  readonly replaced: Replaced;
  /** Of the market, where the world doesn't close it. */
  readonly close: () => Promise<void>;
};

type KilledProduct = {
  readonly sells: CrashPlan['sells'];
  readonly open: () => Promise<Opened>;
  /** A checkout that waits to be paid for, unlike all before it. */
  readonly ready: (server: Process, traveler: Traveler) => Promise<Checkout>;
  /** The saga's confirming steps in their order. */
  readonly confirmSteps: readonly [string, ...string[]];
  /** A scenario in which the last confirmation is refused, why the checkout fails then, and where to die. */
  readonly refused: {
    readonly scenario: string;
    readonly reason: BookingFailureReason;
    readonly points: readonly [string, ...string[]];
  };
  /** How much the market has sold. */
  readonly sold: (server: Process) => Promise<number>;
  /** The states of the market's own orders of a booking. */
  readonly ordersOf: (server: Process, bookingId: BookingId) => Promise<readonly string[]>;
  /** Each order's state once a booking is made. */
  readonly made: string;
};

type Killed = { readonly traveler: Traveler; readonly checkout: Checkout; readonly point: string };

type KilledStage = {
  readonly world: () => BookingWorld;
  readonly server: () => Process;
  /** Pays a checkout of its own for each point in a process that dies there; another ends what they began. */
  readonly killAll: (points: readonly string[], scenario: string | null) => Promise<Killed[]>;
  /** Runs a process that takes over what is due, and dies there. */
  readonly killWhileItResumes: (point: string) => Promise<void>;
  readonly stateOf: (killed: Killed) => ReturnType<typeof getCheckout>;
};

function useKilledStage(of: KilledProduct): KilledStage {
  let opened: Opened;
  let world: BookingWorld;
  let server: Process;
  beforeAll(async () => {
    opened = await of.open();
    ({ world } = opened);
    server = world.startProcess('server', {}, opened.replaced);
  }, LONG_MS);
  afterAll(async () => {
    await opened.close();
    await world.close();
  });
  const planOf = (pays: Omit<Killed, 'point'> | null, scenario: string | null): CrashPlan => ({
    databaseUrl: world.database.url,
    vault: { url: world.vault.url, apiKey: world.vault.apiKey },
    bank: null,
    now: world.clock.now(),
    sells: of.sells,
    leaseSeconds: 20,
    scenario,
    pays: pays && {
      ...bookInputOf(pays.checkout),
      by: pays.traveler.actor,
      checkoutId: pays.checkout.checkoutId,
    },
  });
  const stage: KilledStage = {
    world: () => world,
    server: () => server,
    stateOf: ({ checkout, traveler }) => getCheckout(server, checkout.checkoutId, traveler.actor),
    killWhileItResumes: async (point) =>
      expect(await runCrashingProcess(CRASHING, planOf(null, null), point), point).toBe('SIGKILL'),
    killAll: async (points, scenario) => {
      const all: Killed[] = [];
      for (let first = 0; first < points.length; first += AT_ONCE) {
        const some: Killed[] = [];
        for (const point of points.slice(first, first + AT_ONCE)) {
          const traveler = await world.newTraveler();
          some.push({ traveler, checkout: await of.ready(server, traveler), point });
        }
        const ends = await Promise.all(
          some.map((each) => runCrashingProcess(CRASHING, planOf(each, scenario), each.point)),
        );
        expect(ends, some.map(({ point }) => point).join()).toEqual(some.map(() => 'SIGKILL'));
        all.push(...some);
      }
      for (const each of all) expect((await stage.stateOf(each)).state, each.point).toBe('booking');
      await world.resume(server);
      return all;
    },
  };
  return stage;
}

/** Whatever the records of a party or the ledger say otherwise than ours. */
export async function expectInOrder({ server }: KilledStage): Promise<void> {
  const context = { timeoutMs: 5_000, scenario: null, requestId: '' };
  expect((await compareMoved(server(), 0, context)).differences).toEqual([]);
  expect(await checkLedger(server().db, MACHINES)).toEqual([]);
}

const last = (steps: readonly string[]): string => steps.at(-1) ?? '';
const pointsOf = ({ confirmSteps }: KilledProduct): string[] => {
  if (!process.env.NIGHTLY)
    return ['reserve:do:afterEffect', `${last(confirmSteps)}:do:afterEffect`, 'finish:do:beforeCommit'];
  const steps = ['reserve', 'authorize', ...confirmSteps, 'capture'];
  return [
    ...steps.flatMap((step) => [`${step}:do:beforeCall`, `${step}:do:afterEffect`]),
    'finish:do:beforeCommit',
  ];
};

export function describeKilled(of: KilledProduct): KilledStage {
  const stage = useKilledStage(of);
  const orders = (killed: Killed, bookingId: BookingId | null) => {
    if (!bookingId) throw new Error(`${killed.point}: not booked`);
    return of.ordersOf(stage.server(), bookingId);
  };

  test(
    'a process killed while it books: the next one orders each part once',
    async () => {
      const before = await of.sold(stage.server());
      for (const killed of await stage.killAll(pointsOf(of), null)) {
        const { state, bookingId, lastFailure } = await stage.stateOf(killed);
        expect([state, lastFailure], killed.point).toEqual(['booked', null]);
        expect(await orders(killed, bookingId), killed.point).toEqual(of.confirmSteps.map(() => of.made));
        const { actor } = killed.traveler;
        const trip = await showTrip(stage.server(), { ...actor, bookingId: bookingId as BookingId });
        expect([trip.status, trip.cases], killed.point).toEqual(['Confirmed', []]);
        expect(trip.tenders.map((tender) => tender.state)).toEqual(['captured']);
      }
      expect(await of.sold(stage.server())).toBeGreaterThan(before);
      await expectInOrder(stage);
    },
    LONG_MS,
  );

  test(
    'a process killed after a refusal: the next one takes all back, and nobody pays',
    async () => {
      const { scenario, reason, points } = of.refused;
      const before = await of.sold(stage.server());
      for (const killed of await stage.killAll(process.env.NIGHTLY ? points : points.slice(0, 1), scenario)) {
        const { state, lastFailure, draft } = await stage.stateOf(killed);
        expect([state, lastFailure?.reason], killed.point).toEqual(['open', reason]);
        expect(draft).toEqual(killed.checkout.draft);
      }
      expect(await of.sold(stage.server())).toBe(before);
      await expectInOrder(stage);
    },
    LONG_MS,
  );
  return stage;
}
