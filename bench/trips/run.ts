/**
 * After booking: the list of somebody with 500 bookings, and how many bookings the look-up job compares with
 * their suppliers in an hour. Over the tests' suppliers and a real PostgreSQL: what the portal costs itself.
 */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
  readyCheckout,
  type Traveler,
} from '../../apps/server/src/modules/selling/booking/testing/booking-world.ts';
import { mustBook } from '../../apps/server/src/modules/selling/booking/testing/stage.ts';
import { lookUpDue } from '../../apps/server/src/modules/trips/schedule-changes/look-ups/look-up-jobs.ts';
import { listTrips } from '../../apps/server/src/modules/trips/trips/list-trips.ts';
import { testTurn } from '../../apps/server/src/testing/turn.ts';
import { setUpTestServer, TEST_SERVER_VARIABLE } from '../../packages/postgres/src/testing.ts';
import { readyCar } from '../../products/car/testing/car-checkouts.ts';
import { readyFlight } from '../../products/flight/testing/flight-checkouts.ts';
import { processorTime } from '../booking/processor-time.ts';
import { percentile, type Row } from '../rows.ts';

const BOOKINGS = 500;
const LISTS = 400;
/** These compile and fill caches. */
const WARM = LISTS / 4;
/** All bookings are due again in each. */
const ROUNDS = 10;
const HOUR_MS = 3_600_000;
const MIB = 2 ** 20;

async function bookMany(server: Process, traveler: Traveler): Promise<void> {
  const ready = [readyCheckout, readyFlight, readyCar];
  for (let count = 0; count < BOOKINGS; count++) {
    const next = ready[count % ready.length] ?? readyCheckout;
    await mustBook(server, await next(server, traveler), traveler);
  }
}

async function listBench(server: Process, { actor }: Traveler, days: string): Promise<Row[]> {
  const postmaster = await postmasterOf(server);
  const samples: number[] = [];
  let from = processorTime(postmaster);
  for (let list = 0; list < LISTS; list++) {
    if (list === WARM) from = processorTime(postmaster);
    const begun = performance.now();
    await listTrips(server, {}, actor);
    samples.push(performance.now() - begun);
  }
  const to = processorTime(postmaster);
  const spent = (to.ours - from.ours + to.database - from.database) / (LISTS - WARM);
  const what = `trips list, ${BOOKINGS} bookings per person ${days}`;
  const p99 = percentile(samples.slice(WARM), 0.99);
  return [
    { area: 'trips', what: `${what}, p99 ms`, figure: p99, target: '≤ 15' },
    { area: 'trips', what: `${what}, processor ms`, figure: spent, target: '' },
  ];
}

/** The process id of the database's server. */
async function postmasterOf({ db }: Process): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** A stay, a flight and a car a month each, from then on. */
const spread = ({ database: { db } }: BookingWorld) =>
  sql`with months as (
      select booking_id,
        make_interval(days => 30 * ((row_number() over (order by created_at))::int / 3)) as later
      from bookings)
    update bookings set starts_at = starts_at + later, ends_at = ends_at + later
    from months where months.booking_id = bookings.booking_id`.execute(db);

async function lookUpBench({ database, clock }: BookingWorld, server: Process): Promise<Row[]> {
  await sql`insert into look_ups (tenant_id, customer_id, booking_id, next_look_at, ends_at)
    select tenant_id, customer_id, booking_id, null, ends_at from bookings where state = 'Confirmed'
    on conflict do nothing`.execute(database.db);
  const due = () => sql`update look_ups set next_look_at = ${clock.now()}`.execute(database.db);
  let looked = 0;
  let spentMs = 0;
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let round = 0; round < ROUNDS; round++) {
    await due();
    const begun = performance.now();
    looked += (await lookUpDue(server, testTurn(server.db))).rows;
    spentMs += performance.now() - begun;
    const { rss } = process.memoryUsage();
    // The first rounds compile and fill caches
    if (round >= 2) [least, most] = [Math.min(least, rss), Math.max(most, rss)];
  }
  return [
    {
      area: 'trips',
      what: 'look-ups, bookings per hour',
      figure: (looked / spentMs) * HOUR_MS,
      target: '≥ 100000',
    },
    {
      area: 'trips',
      what: `memory over ${looked} look-ups, MiB grown`,
      figure: (most - least) / MIB,
      target: '≤ 64',
    },
  ];
}

export async function tripBench(): Promise<Row[]> {
  const databases = await setUpTestServer();
  process.env[TEST_SERVER_VARIABLE] = databases.address;
  const world = await createBookingWorld({ rooms: 100_000 });
  try {
    const server = world.startProcess('bench');
    const traveler = await world.newTraveler();
    await bookMany(server, traveler);
    await world.resume(server, 40);
    const together = await listBench(server, traveler, 'on the same days');
    const lookUps = await lookUpBench(world, server);
    await spread(world);
    return [...together, ...(await listBench(server, traveler, 'over years')), ...lookUps];
  } finally {
    await world.close();
    await databases.close();
  }
}
