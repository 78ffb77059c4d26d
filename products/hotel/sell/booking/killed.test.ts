/** Server processes that are killed while they book a stay: the next process ends what they began. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import {
  ASK,
  createBookingWorld,
  draftOf,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import { loadStayWorld } from '@sojourn/world/hotel/supplier/create-hotel-market.ts';
import { sql } from 'kysely';
import { LUZ, LUZ_RATE, testMarket } from '#hotel/testing/hotel-market.ts';
import { describeKilled } from '#testing/conformance/killed.ts';

/** The hotel of the pictures is in a world of any size. */
const SMALL = { stayCount: 2_000 };
let stays = 0;
/** Nights nobody else books, so that prices and rooms are those of a fresh hotel. */
const freshDates = () => {
  const at = (day: number) => new Date(Date.UTC(2027, 4, 1 + day)).toISOString().slice(0, 10) as CalendarDate;
  const from = 2 * stays++;
  return { checkIn: at(from), checkOut: at(from + 2) };
};

describeKilled({
  sells: { product: 'hotel', ...SMALL },
  open: async () => {
    const world = await createBookingWorld();
    const { database, clock } = world;
    const { supplierOf, close } = await testMarket(database, { clock, world: loadStayWorld(SMALL) });
    return { world, replaced: { supplierOf }, close };
  },
  ready: async (server, traveler) => {
    const input = { ...ASK, ...freshDates(), stayId: LUZ as StayId, rateId: LUZ_RATE };
    const { checkoutId } = await startCheckout(server, input, traveler.actor, requestContext());
    return saveDraft(server, checkoutId, draftOf(traveler), traveler.actor);
  },
  confirmSteps: ['confirm'],
  refused: {
    scenario: 'sold-out-at-confirm',
    reason: 'LackOfInventory',
    points: ['authorize:undo:afterEffect', 'authorize:undo:beforeCall', 'finish:do:beforeCommit'],
  },
  sold: async ({ db }) => {
    const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
      from market.room_sales`.execute(db);
    return rows[0]?.sold ?? 0;
  },
  ordersOf: async ({ db }, bookingId) => {
    const { rows } = await sql<{ state: string }>`select state from market.orders
      where reference = ${bookingId}`.execute(db);
    return rows.map(({ state }) => state);
  },
  made: 'confirmed',
});
