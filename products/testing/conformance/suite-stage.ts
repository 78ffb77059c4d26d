/** What the parts of the conformance suite share: a world of their own, and short ways to book and look. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import { availableCredits } from '@sojourn/server/modules/money/wallet/available-credits.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  type Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import {
  cancelAsQuoted,
  mustBook,
  resetFaults,
} from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Booked, ProductUnderTest, Ready, SuiteStage } from './product-under-test.ts';

/** Smaller than the total of any product, together too. */
export const CREDIT_MINOR = 6_000;
export const UNITS = 5_000;
/** Miles that every traveler has. */
const BALANCE = 250_000;

export const ALL_BACK = { credit: CREDIT_MINOR, units: BALANCE };
export const SPENT = { credit: 0, units: BALANCE - UNITS };
/** What the card pays of a split booking. */
export const cardMinorOf = ({ totalMinor }: ProductUnderTest): number => totalMinor - CREDIT_MINOR - UNITS;

/** After each test all records agree and the clock is where it was; at the end, so does the whole ledger. */
export function useSuiteStage(of: ProductUnderTest): SuiteStage {
  let world: BookingWorld;
  let server: Process;
  beforeAll(async () => {
    world = await createBookingWorld();
    server = world.startProcess('server');
  });
  afterEach(async () => {
    resetFaults(world);
    await stage.endScenarios();
    await world.resume(server);
    expect(await world.differences()).toEqual([]);
    world.clock.set(TEST_NOW);
  });
  afterAll(async () => {
    expect(await world.problems()).toEqual(IN_ORDER);
    await world.close();
  });
  const stage: SuiteStage = {
    of,
    world: () => world,
    server: () => server,
    supplier: () => of.supplierOf(world),
    ready: async (isSplit = false) => {
      const traveler = await world.newTraveler();
      const payment = isSplit ? await splitPayment(world, traveler) : {};
      return { traveler, checkout: await of.ready(server, traveler, payment) };
    },
    booked: async (isSplit) => {
      const { traveler, checkout } = await stage.ready(isSplit);
      return { traveler, bookingId: await mustBook(server, checkout, traveler) };
    },
    settled: async (isSplit) => {
      const booked = await stage.booked(isSplit);
      await world.resume(server);
      return booked;
    },
    checkoutOf: ({ checkout, traveler }) => getCheckout(server, checkout.checkoutId, traveler.actor),
    tripOf: ({ bookingId, traveler }) => showTrip(server, { ...traveler.actor, bookingId }),
    cancel: ({ bookingId, traveler }) => cancelAsQuoted(server, bookingId, traveler),
    has: async ({ actor, account }) => {
      const credits = await availableCredits(server.db, actor, server.clock.now());
      const credit = credits.reduce((sum, { availableMinor }) => sum + availableMinor, 0);
      return { credit, units: world.issuer.balanceOf(account) };
    },
    sweep: async () => {
      await world.expireLeases();
      await server.sagas.sweep();
    },
    reset: () => resetFaults(world),
    endScenarios: async () => {
      await sql`update sagas set scenario = null where state = 'running'`.execute(world.database.db);
    },
  };
  return stage;
}

export async function splitPayment(
  world: BookingWorld,
  traveler: Traveler,
): Promise<Pick<PaymentDraft, 'credits' | 'miles'>> {
  const creditId = await world.grant(traveler, 'AnnualCredit', CREDIT_MINOR);
  return {
    credits: [{ creditId, amountMinor: null }],
    miles: [{ accountReferenceId: traveler.account, units: UNITS }],
  };
}

export const payReady = (process: Process, { checkout, traveler }: Ready, scenario: string | null = null) =>
  pay(process, checkout, traveler, scenario);
/** The booking that a checkout has become; a test that goes on without one has failed. */
export function bookedAs({ traveler }: Ready, { bookingId }: Pick<Checkout, 'bookingId'>): Booked {
  if (!bookingId) throw new Error('not booked');
  return { traveler, bookingId };
}
/** Passes over a refusal that a test expects. */
export const passOver = (code: string) => (error: unknown) => {
  if ((error as { code?: string }).code !== code) throw error;
};
