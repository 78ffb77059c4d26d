/** How many rows the database reads for a page of My Trips, counted by itself: no clock is needed. */
import { TRIP_BOOKINGS_MAX } from '@sojourn/domain/booking/trip-groups.ts';
import { first } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyCheckout, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { createStage, mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import type { Tx } from '#workflow/saga.ts';
import { assertWithinLimit } from '../../../../../../bench/limits.ts';
import { showGroup } from './groups/show-group.ts';
import { BOOKINGS_PER_PAGE, listTrips, TRIPS_PER_PAGE } from './list-trips.ts';
import { copyBookings } from './testing/copy-bookings.ts';

const BOOKINGS = 100;

let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
});
afterAll(() => world.close());

async function withBookings(stepDays: number): Promise<Traveler> {
  const traveler = await world.newTraveler();
  const bookingId = await mustBook(server, await readyCheckout(server, traveler), traveler);
  await copyBookings(server.db, { ...traveler.actor, bookingId }, { count: BOOKINGS - 1, stepDays });
  return traveler;
}

/** Also those of transactions before it that the connection has not reported yet. */
async function readSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`select
      coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as read
    from pg_stat_xact_user_tables`.execute(tx);
  return rows[0]?.read ?? 0;
}

/** Rows of its tables that an answer reads, by whichever statements. */
const countRows = <A>(answer: (deps: typeof server) => Promise<A>): Promise<{ page: A; read: number }> =>
  withTransaction(server.db, async (tx) => {
    // A table this small is otherwise read whole, whatever a statement asks for
    await sql`set local enable_seqscan = off`.execute(tx);
    const before = await readSoFar(tx);
    const page = await answer({ ...server, db: tx as unknown as typeof server.db });
    return { page, read: (await readSoFar(tx)) - before };
  });
const rowsRead = ({ actor }: Traveler) => countRows((deps) => listTrips(deps, {}, actor));

test('a page of trips over years reads a row for each booking, and again those that it shows', async () => {
  const { page, read } = await rowsRead(await withBookings(-30));
  expect(page.trips).toHaveLength(TRIPS_PER_PAGE);
  expect(read).toBeGreaterThanOrEqual(BOOKINGS + TRIPS_PER_PAGE);
  assertWithinLimit(`trips list: rows read, ${BOOKINGS} bookings over years`, read);
});

test('a page of trips for the same days reads no more rows than it shows, besides one for each', async () => {
  const { page, read } = await rowsRead(await withBookings(0));
  expect(page.trips.length).toBeGreaterThanOrEqual(BOOKINGS_PER_PAGE);
  assertWithinLimit(`trips list: rows read, ${BOOKINGS} bookings for the same days`, read);
});

test('a trip reads its own bookings with their money, and of all others a row each', async () => {
  const traveler = await withBookings(0);
  const { trips } = await listTrips(server, {}, traveler.actor);
  const { bookingId } = first(trips);
  const { page, read } = await countRows((deps) => showGroup(deps, bookingId, traveler.actor));
  expect(page.trips).toHaveLength(TRIP_BOOKINGS_MAX);
  expect(page.cost.lines).toHaveLength(TRIP_BOOKINGS_MAX);
  assertWithinLimit(`trip: rows read, ${TRIP_BOOKINGS_MAX} bookings of ${BOOKINGS}`, read);
});
