/** Server processes that are killed while they book an activity: the next process ends what they began. */
import { createBookingWorld } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { sql } from 'kysely';
import { readyActivity } from '#activity/testing/activity-checkouts.ts';
import { SAIL, SAIL_SLOT, TWO_ADULTS, testActivityMarket } from '#activity/testing/activity-market.ts';
import { describeKilled } from '#testing/conformance/killed.ts';

describeKilled({
  sells: { product: 'activity' },
  open: async () => {
    const world = await createBookingWorld();
    const { supplierOf, close } = await testActivityMarket(world.database, { clock: world.clock });
    return { world, replaced: { activitySupplierOf: supplierOf }, close };
  },
  ready: (server, traveler) => {
    const sail = { activityId: SAIL, optionId: 'option-1', slotId: SAIL_SLOT, units: TWO_ADULTS };
    return readyActivity(server, traveler, {}, sail);
  },
  confirmSteps: ['confirm'],
  refused: {
    scenario: 'sold-out-at-confirm',
    reason: 'NoAvailability',
    points: ['authorize:undo:afterEffect', 'authorize:undo:beforeCall', 'finish:do:beforeCommit'],
  },
  sold: async ({ db }) => {
    const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
      from market.activity_slots`.execute(db);
    return (rows[0]?.sold ?? 0) / 2;
  },
  ordersOf: async ({ db }, bookingId) => {
    const { rows } = await sql<{ state: string }>`select state from market.activity_orders
      where reference = ${bookingId}`.execute(db);
    return rows.map(({ state }) => state);
  },
  made: 'confirmed',
});
