/** Two choices in one checkout at one moment: both are in the quote that is left. */
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  type Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { chooseProtection } from '@sojourn/server/modules/selling/checkouts/protections/choose-protection.ts';
import { refreshQuote } from '@sojourn/server/modules/selling/checkouts/refresh-quote.ts';
import { requireCheckout, showCheckout } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asFlight, readyFlight } from '#flight/testing/flight-checkouts.ts';
import { chooseExtras } from './choose-extras.ts';

let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
afterAll(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  await world.close();
});

const BAGS = [{ slice: 0, traveler: 0, pieces: 1 }];
type Choice = (checkoutId: CheckoutId, traveler: Traveler) => Promise<unknown>;
const buy =
  (protection: Protection): Choice =>
  (checkoutId, { actor }) =>
    chooseProtection(server, checkoutId, { protection, action: 'Purchase' }, actor);
const addBags: Choice = (checkoutId, { actor }) =>
  chooseExtras(server, checkoutId, { seats: [], bags: BAGS }, actor, requestContext());
const refresh: Choice = (checkoutId, { actor }) =>
  refreshQuote(server, checkoutId, {}, actor, requestContext());

const countWaiting = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows[0]?.count;
};

/** Each has read the checkout before any may write it. */
async function atOnce(checkoutId: CheckoutId, traveler: Traveler, choices: readonly Choice[]) {
  const made: Promise<unknown>[] = [];
  await withTransaction(server.db, async (tx) => {
    await sql`select from checkouts where checkout_id = ${checkoutId} for update`.execute(tx);
    made.push(...choices.map((choose) => choose(checkoutId, traveler)));
    await expect.poll(countWaiting).toBe(choices.length);
  });
  await Promise.all(made);
  return asFlight(
    await showCheckout(server, traveler.actor, await requireCheckout(server, traveler.actor, checkoutId)),
  );
}

test.each([
  [
    'two protections',
    [buy('cancelForAnyReason'), buy('changeForAnyReason')],
    ['cancelForAnyReason', 'changeForAnyReason'],
    [],
  ],
  ['a protection and bags', [buy('changeForAnyReason'), addBags], ['changeForAnyReason'], BAGS],
  ['bags and a new price', [addBags, refresh], [], BAGS],
  ['a protection and a new price', [refresh, buy('cancelForAnyReason')], ['cancelForAnyReason'], []],
] as const)('%s', async (_, choices, protections, bags) => {
  const traveler = await world.newTraveler();
  const before = await readyFlight(server, traveler);
  const after = await atOnce(before.checkoutId, traveler, choices);
  const bought = after.protections.filter(({ action }) => action === 'Purchase');
  expect(bought.map(({ protection }) => protection).sort()).toEqual(protections);
  expect(after.extras.bags).toEqual(bags);
  const premiums = bought.reduce((sum, { quote }) => sum + (quote?.premiumPrices.total.amountMinor ?? 0), 0);
  const { bagsMinor } = after.quote.price;
  expect(after.quote.total.amountMinor).toBe(before.quote.total.amountMinor + bagsMinor + premiums);
  expect(after.priceChange).toBeNull();
});
