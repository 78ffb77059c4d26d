/**
 * The daily look at what's watched, over a real PostgreSQL: 100,000 booked stays of 50,000 rates and dates
 * for price drop protection, priced by the embedded market, and a million watches. Rows are written by SQL,
 * copies of one that was made as customers make it. The jobs are the product's own.
 */
import { addDays, type CalendarDate, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import type { StayDates } from '@sojourn/products/hotel/rules/stay.ts';
import { stayIdOf } from '@sojourn/world/hotel/inventory/world.ts';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/client.ts';
import { insertReadings } from '../../apps/server/src/modules/protecting/price-drop/store.ts';
import { priceDropJobs } from '../../apps/server/src/modules/protecting/price-drop/watch-prices.ts';
import { readWatchedPrices } from '../../apps/server/src/modules/protecting/watches/reading/read-prices.ts';
import { readBooking } from '../../apps/server/src/modules/selling/booking/store.ts';
import type { BookingRef } from '../../apps/server/src/modules/selling/booking/tenders/store.ts';
import {
  createBookingWorld,
  type Process,
  readyCheckout,
} from '../../apps/server/src/modules/selling/booking/testing/booking-world.ts';
import { mustBook } from '../../apps/server/src/modules/selling/booking/testing/stage.ts';
import { testTurn } from '../../apps/server/src/testing/turn.ts';
import { setUpTestServer, TEST_SERVER_VARIABLE } from '../../packages/postgres/src/testing.ts';
import type { HotelQuoteRequest } from '../../products/hotel/sell/sale.ts';
import {
  CHECK_IN,
  calm,
  LUZ,
  LUZ_RATE,
  type OpenStayMarket,
  openStayMarket,
} from '../../products/hotel/testing/hotel-market.ts';
import { percentile, type Row } from '../rows.ts';

const BOOKINGS = 100_000;
const WATCHES = 1_000_000;
/** How many watch the same search. */
const WATCHERS = 4;
const PART = 50_000;
/** Different rates and dates among the bookings; a few check-ins of each. */
const RATES = 50_000;
const DATES = 20;
const NIGHTS = 4;
const ONE_BY_ONE = 2_000;
const ROUNDS = 100;
const DAY_SECONDS = 86_400;

/** Rates of hotels all over the world that are sold for these dates. */
async function soldRates({ market }: OpenStayMarket, dates: readonly CalendarDate[], now: Instant) {
  const { world } = market;
  const sold: (StayDates & { readonly stayId: string; readonly rateId: string })[] = [];
  for (let row = 0; sold.length < RATES; row++) {
    const stayId = stayIdOf(world, row);
    const rateId = `rat_${stayId.slice('sty_'.length)}-1-standard`;
    const rates = dates.map((checkIn) => {
      const rooms = [{ adults: 2, childAges: [] }];
      return { stayId, rateId, checkIn, checkOut: addDays(checkIn, NIGHTS), rooms };
    });
    const answer = await market.supplierOf(stayId)?.pricesNow({ rates, now }, calm);
    if (answer?.outcome !== 'ok') continue;
    sold.push(...rates.filter((_, at) => answer.value[at]).map(({ rooms: _, ...rate }) => rate));
  }
  return sold;
}

/** Copies that were booked one after the other, each a stay of its own. */
async function fillBookings(db: Db, stays: OpenStayMarket, now: Instant): Promise<void> {
  const dates = Array.from({ length: DATES }, (_, at) => addDays(CHECK_IN, 3 * at));
  const rates = await soldRates(stays, dates, now);
  for (let from = 0; from < BOOKINGS; from += PART)
    await sql`insert into bookings select copy.* from (select b from bookings b limit 1) one
      cross join generate_series(${from}::int, ${from + PART - 1}::int) n
      join jsonb_array_elements(${JSON.stringify(rates)}::jsonb) with ordinality as r (rate, at)
        on r.at = n % ${rates.length}::int + 1
      cross join lateral jsonb_populate_record(one.b, jsonb_build_object('customer_id', 'cus_' || n,
        'booking_id', 'bkg_bench' || n, 'checkout_id', 'chk_' || n, 'quote_id', 'quo_' || n,
        'request', (one.b).request || r.rate, 'booked_at', (one.b).booked_at - n * interval '0.5 s',
        'confirmation_code', 'H-' || to_hex(n))) copy`.execute(db);
  await sql`vacuum (analyze) bookings`.execute(db);
}

const turnOf = (server: Process) => ({ ...testTurn(server.db), isSpent: () => false });
async function secondsOf(server: Process, name: string): Promise<number> {
  const job = priceDropJobs(server).find((each) => each.name === name);
  const begun = performance.now();
  await job?.run(turnOf(server));
  return (performance.now() - begun) / 1000;
}

/** One turn of the job a day later, which reads all their prices. */
async function monitored(server: Process): Promise<number> {
  const seconds = await secondsOf(server, 'read-watched-prices');
  const { rows } = await sql<{ read: number; sold: number }>`select count(*)::int as read,
    count(price_minor)::int as sold from price_readings`.execute(server.db);
  const { read, sold } = rows[0] ?? { read: 0, sold: 0 };
  if (read < BOOKINGS || sold < 0.9 * BOOKINGS) throw new Error(`${read} were read, ${sold} had a price`);
  return seconds;
}

/** Seconds for as many, when each is looked up, priced as for a checkout, and written by itself. */
async function oneByOne(server: Process, stays: OpenStayMarket): Promise<number> {
  const { rows } = await sql<BookingRef>`select tenant_id as "tenantId", customer_id as "customerId",
    booking_id as "bookingId" from price_watches limit ${ONE_BY_ONE}`.execute(server.db);
  const begun = performance.now();
  for (const ref of rows) {
    const request = (await readBooking(server.db, ref))?.request as HotelQuoteRequest | undefined;
    if (!request) continue;
    const now = server.clock.now();
    const priced = await stays.market.supplierOf(request.stayId)?.price({ ...request, now }, calm);
    const priceMinor = priced?.outcome === 'ok' ? priced.value.price.total.amountMinor : null;
    const reading = { ...ref, readAt: plusSeconds(now, 1), priceMinor };
    await insertReadings(server.db, [{ ...reading, claimedUntil: now, nextReadAt: now }]);
  }
  return ((performance.now() - begun) / 1000) * (BOOKINGS / ONE_BY_ONE);
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
  const watch = hotel.can.watch && { ...hotel.can.watch, priceNow: async () => 50_000 };
  const products = { ...server.products, hotel: { ...hotel, can: { ...hotel.can, watch } } };
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
      await fillBookings(one, stays, now);
      await fillWatches(one, now);
      await sql`reset statement_timeout`.execute(one);
    });
    const samples = await watched(server, now);
    const [begun, again] = [
      await secondsOf(server, 'begin-price-watches'),
      await secondsOf(server, 'begin-price-watches'),
    ];
    world.clock.move(DAY_SECONDS);
    const seconds = await monitored(server);
    const plain = await oneByOne(server, stays);
    return [
      {
        area: 'Protections',
        what: `daily look at ${BOOKINGS.toLocaleString('en-US')} bookings for price drops, s`,
        figure: seconds,
        target: '≤ 60',
        reference: { what: `one by one, s (from ${ONE_BY_ONE.toLocaleString('en-US')})`, figure: plain },
      },
      {
        area: 'Protections',
        what: `finding ${BOOKINGS.toLocaleString('en-US')} new bookings to watch, s`,
        figure: begun,
        target: '',
      },
      { area: 'Protections', what: 'finding that all are watched, s', figure: again, target: '' },
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
