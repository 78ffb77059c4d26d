/**
 * The daily look at what's watched, over a real PostgreSQL: 100,000 booked stays for price drop protection,
 * priced by the embedded market, and a million watches. Rows are written by SQL, copies of one that was made
 * as customers make it. The jobs are the product's own.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/client.ts';
import {
  createBookingWorld,
  type Process,
  readyCheckout,
} from '../../apps/server/src/modules/booking/testing/booking-world.ts';
import { mustBook } from '../../apps/server/src/modules/booking/testing/stage.ts';
import { priceDropJobs } from '../../apps/server/src/modules/price-drop/watch-prices.ts';
import { readWatchedPrices } from '../../apps/server/src/modules/watches/reading/read-prices.ts';
import { LUZ, LUZ_RATE, openStayMarket } from '../../apps/server/src/products/hotel/testing/hotel-market.ts';
import { testTurn } from '../../apps/server/src/testing/turn.ts';
import { setUpTestServer, TEST_SERVER_VARIABLE } from '../../packages/postgres/src/testing.ts';
import { percentile, type Row } from '../rows.ts';

const BOOKINGS = 100_000;
const WATCHES = 1_000_000;
/** How many watch the same search. */
const WATCHERS = 4;
const PART = 50_000;
const ROUNDS = 100;
const DAY_SECONDS = 86_400;

async function fillBookings(db: Db): Promise<void> {
  for (let from = 0; from < BOOKINGS; from += PART)
    await sql`insert into bookings select copy.* from (select b from bookings b limit 1) one
      cross join generate_series(${from}::int, ${from + PART - 1}::int) n
      cross join lateral jsonb_populate_record(one.b, jsonb_build_object('customer_id', 'cus_' || n,
        'booking_id', 'bkg_bench' || n, 'checkout_id', 'chk_' || n, 'quote_id', 'quo_' || n,
        'confirmation_code', 'H-' || to_hex(n))) copy`.execute(db);
  await sql`insert into price_watches (tenant_id, customer_id, booking_id, terms_id, started_at, ends_at,
      next_read_at, booked_minor)
    select tenant_id, customer_id, booking_id, 'drop-hotel-2026-11', booked_at, booked_at + interval '6 days',
      booked_at + interval '1 day', total_minor from bookings`.execute(db);
  await sql`vacuum (analyze) bookings`.execute(db);
  await sql`vacuum (analyze) price_watches`.execute(db);
}

/** One turn of the job a day later, which reads all their prices. */
async function monitored(server: Process): Promise<number> {
  const job = priceDropJobs(server).find(({ name }) => name === 'read-watched-prices');
  const begun = performance.now();
  await job?.run({ ...testTurn(server.db), isSpent: () => false });
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await sql<{ read: number }>`select count(*)::int as read from price_readings
    where price_minor is not null`.execute(server.db);
  if ((rows[0]?.read ?? 0) < BOOKINGS) throw new Error(`only ${rows[0]?.read} prices were read`);
  return seconds;
}

async function fillWatches(db: Db, now: string): Promise<void> {
  for (let from = 0; from < WATCHES; from += PART)
    await sql`insert into watches (tenant_id, customer_id, watch_id, product, input, facts, search_key,
        started_at, ends_at, currency, started_minor, latest_minor, lowest_minor, reference_minor, latest_at,
        next_read_at)
      select 'consumer', 'cus_' || n, 'wat_' || n, 'Hotel', '{}', '{}', md5((n / ${WATCHERS})::text),
        ${now}::timestamptz, ${now}::timestamptz + interval '90 days', 'USD', 50000, 50000, 50000, 50000,
        ${now}::timestamptz, ${now}::timestamptz + n / ${WATCHERS} * interval '1 day' / ${WATCHES / WATCHERS}
      from generate_series(${from}::int, ${from + PART - 1}::int) n`.execute(db);
  await sql`vacuum (analyze) watches`.execute(db);
}

/** Milliseconds of batches, the whole day's watches being due; every search is answered at once. */
async function watched(server: Process, now: string): Promise<number[]> {
  const { hotel } = server.products;
  const watching = hotel.watching && { ...hotel.watching, priceNow: async () => 50_000 };
  const products = { ...server.products, hotel: { ...hotel, watching } };
  const clock = { now: () => plusSeconds(now as never, DAY_SECONDS) };
  const deps = { db: server.db, clock, products } as unknown as Parameters<typeof readWatchedPrices>[0];
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const count = await readWatchedPrices(deps);
    samples.push((performance.now() - begun) / count);
  }
  return samples;
}

export async function monitoringBench(): Promise<Row[]> {
  const databases = await setUpTestServer();
  process.env[TEST_SERVER_VARIABLE] = databases.address;
  const world = await createBookingWorld();
  const stays = await openStayMarket();
  try {
    const { supplierOf, suppliers: hotelSuppliers } = stays.market;
    const server = world.startProcess('bench', {}, { supplierOf, hotelSuppliers });
    const traveler = await world.newTraveler();
    const ask = { stayId: LUZ as StayId, rateId: LUZ_RATE };
    await mustBook(server, await readyCheckout(server, traveler, {}, ask), traveler);
    await world.resume(server);
    const now = server.clock.now();
    await server.db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      await fillBookings(one);
      await fillWatches(one, now);
      await sql`reset statement_timeout`.execute(one);
    });
    const samples = await watched(server, now);
    world.clock.move(DAY_SECONDS);
    const seconds = await monitored(server);
    return [
      {
        area: 'Protections',
        what: `daily look at ${BOOKINGS.toLocaleString('en-US')} bookings for price drops, s`,
        figure: Math.round(seconds * 10) / 10,
        target: '≤ 60',
      },
      {
        area: 'Watches',
        what: `daily reading of ${WATCHES.toLocaleString('en-US')} watches, without pricing, s`,
        figure: Math.round((percentile(samples, 0.5) * WATCHES) / 1000),
        target: '≤ 3600',
      },
    ];
  } finally {
    await stays.close();
    await world.close();
    await databases.close();
  }
}
