/** How many rows the database reads for a page of My Trips, counted by itself: no clock is needed. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#workflow/saga.ts';
import { assertWithinLimit } from '../../../../../bench/limits.ts';
import { readyCheckout, type Traveler } from '../booking/testing/booking-world.ts';
import { createStage, mustBook, type Stage } from '../booking/testing/stage.ts';
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

/** Rows of its tables that a page of the list reads, by whichever statements. */
const rowsRead = ({ actor }: Traveler) =>
  withTransaction(server.db, async (tx) => {
    // A table this small is otherwise read whole, whatever a statement asks for
    await sql`set local enable_seqscan = off`.execute(tx);
    const before = await readSoFar(tx);
    const page = await listTrips({ ...server, db: tx as unknown as typeof server.db }, {}, actor);
    return { page, read: (await readSoFar(tx)) - before };
  });

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
