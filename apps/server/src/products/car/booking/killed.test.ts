/**
 * Server processes that are killed while they book a car, with the real market, vault and database: the next
 * process ends what they began, and the car is rented or released once.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MACHINES } from '#main/capabilities.ts';
import {
  type BookingWorld,
  bookInputOf,
  createBookingWorld,
  type Process,
} from '#modules/booking/testing/booking-world.ts';
import { compareMoved } from '#modules/booking/testing/compare-moved.ts';
import type { CrashPlan } from '#modules/booking/testing/crashing-process.ts';
import { runCrashingProcess } from '#modules/booking/testing/run-crashing-process.ts';
import { getCheckout } from '../../../modules/checkouts/get-checkout.ts';
import { checkLedger } from '../../../modules/ledger/check-ledger.ts';
import { showTrip } from '../../../modules/trips/use-case.ts';
import type { CarMarketHandle } from '../market/create-car-market.ts';
import { readyCar } from '../testing/car-checkouts.ts';
import { testCarMarket } from '../testing/car-market.ts';

const CRASHING = new URL('../../../modules/booking/testing/crashing-process.ts', import.meta.url);
/** Each process that is killed makes a market of its own first. */
const LONG_MS = 120_000;

let world: BookingWorld;
let market: CarMarketHandle;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  market = await testCarMarket(world.database, { clock: world.clock });
  server = world.startProcess('server', {}, { carSupplierOf: market.supplierOf });
}, LONG_MS);
afterAll(async () => {
  await market.close();
  await world.close();
});

async function killedAt(point: string, scenario: string | null) {
  const traveler = await world.newTraveler();
  const checkout = await readyCar(server, traveler, { flightNumber: 'TP 216' });
  const plan: CrashPlan = {
    databaseUrl: world.database.url,
    vault: { url: world.vault.url, apiKey: world.vault.apiKey },
    bank: null,
    now: world.clock.now(),
    sells: 'cars',
    leaseSeconds: 20,
    actor: traveler.actor,
    checkoutId: checkout.checkoutId,
    ...bookInputOf(checkout),
    scenario,
  };
  expect(await runCrashingProcess(CRASHING, plan, point), point).toBe('SIGKILL');
  const read = () => getCheckout(server, checkout.checkoutId, traveler.actor);
  expect((await read()).state, point).toBe('booking');
  return { traveler, read };
}

/** The market's own orders by state. */
async function ordersByState() {
  const { rows } = await sql<{ state: string; count: number }>`select state, count(*)::int as count
    from market.car_orders group by state order by state`.execute(server.db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

test(
  'a process killed anywhere leaves the rest to the next, which rents the car once',
  async () => {
    const points = ['reserve:do:afterEffect', 'confirm:do:afterEffect', 'finish:do:beforeCommit'];
    const killed = await Promise.all([
      ...points.map((point) => killedAt(point, null)),
      killedAt('authorize:undo:afterEffect', 'sold-out-at-confirm'),
    ]);
    await world.resume(server);
    const states = await Promise.all(killed.map(async ({ read }) => (await read()).state));
    expect(states).toEqual(['booked', 'booked', 'booked', 'open']);
    for (const { traveler, read } of killed) {
      const { bookingId } = await read();
      if (!bookingId) continue;
      const trip = await showTrip(server, { ...traveler.actor, bookingId });
      expect(trip).toMatchObject({ status: 'Confirmed', flightNumber: 'TP 216', licenseCountry: 'US' });
    }
    expect(await ordersByState()).toEqual({ confirmed: points.length, released: 1 });
    expect(
      (await compareMoved(server, 0, { timeoutMs: 5_000, scenario: null, requestId: '' })).differences,
    ).toEqual([]);
    expect(await checkLedger(server.db, MACHINES)).toEqual([]);
  },
  LONG_MS,
);
