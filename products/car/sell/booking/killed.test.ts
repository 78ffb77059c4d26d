/** Server processes that are killed while they book a car: the next process ends what they began. */
import { createBookingWorld } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { sql } from 'kysely';
import { readyCar } from '#car/testing/car-checkouts.ts';
import { testCarMarket } from '#car/testing/car-market.ts';
import { describeKilled } from '#testing/conformance/killed.ts';

describeKilled({
  sells: { product: 'car' },
  open: async () => {
    const world = await createBookingWorld();
    const { supplierOf, close } = await testCarMarket(world.database, { clock: world.clock });
    return { world, replaced: { carSupplierOf: supplierOf }, close };
  },
  ready: (server, traveler) => readyCar(server, traveler, { flightNumber: 'TP 216' }),
  confirmSteps: ['confirm'],
  refused: {
    scenario: 'sold-out-at-confirm',
    reason: 'NoAvailability',
    points: ['authorize:undo:afterEffect', 'authorize:undo:beforeCall', 'finish:do:beforeCommit'],
  },
  sold: async ({ db }) => {
    const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
      from market.car_sales`.execute(db);
    return rows[0]?.sold ?? 0;
  },
  ordersOf: async ({ db }, bookingId) => {
    const { rows } = await sql<{ state: string }>`select state from market.car_orders
      where reference = ${bookingId}`.execute(db);
    return rows.map(({ state }) => state);
  },
  made: 'confirmed',
});
