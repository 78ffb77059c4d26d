/** A database as after three years: settled customers with five bookings each, some with something open. */
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { migratePortal } from '../../apps/server/src/db/migrate.ts';
import { testTurn } from '../../apps/server/src/testing/turn.ts';
import { ensureDatabase } from '../../packages/postgres/src/databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../packages/postgres/src/embedded/launch.ts';
import type { processOf } from '../booking/run.ts';
import { agreeing } from './agreeing.ts';
import { createBenchJobs } from './jobs.ts';
import { addCopies, type Copies, countRows, fillTables } from './multiply.ts';
import { type Recording, recordStatements } from './plans.ts';
import { STAMPS } from './stamp.ts';
import { createOpenCustomer, createSettledCustomer, makeOlder, type Template } from './template.ts';

export type Filled = {
  readonly portal: Portal;
  readonly recording: Recording;
  readonly url: string;
  /** With outside parties that agree. */
  readonly server: ReturnType<typeof processOf>;
  readonly settled: Template;
  readonly customers: number;
  readonly seconds: number;
  readonly rows: { readonly bookings: number; readonly ledgerEntries: number };
  readonly gigabytes: number;
  /** More settled customers of today, a few a transaction. */
  readonly happen: (customers: number) => Promise<void>;
};
type Portal = ReturnType<typeof connectPortal>;

/** When all five trips are over and what they earned is posted. */
const PAST_DAYS = 140;
const OLDEST_DAYS = 1_095;
const OPEN_FROM = 100_000_000;

/** As `npm start` sets it, without barriers: what's written here is thrown away. */
export const startPostgres = (stateDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    stateDir,
    log: () => undefined,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      max_wal_size: '4GB',
      shared_buffers: '512MB',
      maintenance_work_mem: '256MB',
    },
  });

/** `withBacklog`: as if nothing had ever been deleted. */
export async function fill(
  postgres: EmbeddedPostgres,
  customers: number,
  withBacklog: boolean,
): Promise<Filled> {
  await ensureDatabase(postgres.url('postgres'), 'portal');
  const url = postgres.socketUrl('portal');
  await migratePortal(url);
  const portal = connectPortal({ url, poolSize: 20, waitMs: 30_000 });
  const { pool } = portal;
  const recording = recordStatements(pool);
  const { past, lately, upcoming, open } = await createTemplates(portal);
  const begun = performance.now();
  // One in ten has trips ahead, and of one day's nothing has been deleted yet
  const day = Math.ceil(customers / OLDEST_DAYS);
  const ahead = Math.ceil(customers / 10);
  const last = customers - ahead;
  const all: Copies[] = [
    {
      template: withBacklog ? lately : past,
      from: 1,
      to: last - day,
      days: OLDEST_DAYS - PAST_DAYS,
    },
    { template: lately, from: last - day + 1, to: last, days: 1 },
    { template: upcoming, from: last + 1, to: customers, days: 29 },
    { template: open, from: OPEN_FROM, to: OPEN_FROM + Math.ceil(customers / 100), days: 5 },
  ];
  await pool.query('delete from standing_cursors; delete from look_ups');
  // Each table is vacuumed once it's full
  await pool.query('alter system set autovacuum = off');
  await pool.query('select pg_reload_conf()');
  await fillTables(pool, all);
  await settle(pool);
  await pool.query('alter system reset autovacuum');
  await pool.query('select pg_reload_conf()');
  const seconds = (performance.now() - begun) / 1000;
  for (const { name, bytes, count } of await largestTables(pool))
    console.error(`${name}: ${count} rows, ${(bytes / 1e9).toFixed(2)} GB`);
  return {
    portal,
    recording,
    url: postgres.url('portal'),
    server: agreeing(all, upcoming),
    settled: upcoming,
    customers,
    seconds,
    rows: {
      bookings: await countRows(pool, 'bookings'),
      ledgerEntries: await countRows(pool, 'ledger_entries'),
    },
    gigabytes: Number((await pool.query(`select pg_database_size('portal') / 1e9 as size`)).rows[0].size),
    happen: async (count) => {
      const from = 2 * OPEN_FROM + Math.floor(Math.random() * 50_000_000);
      await addCopies(pool, { template: upcoming, from, to: from + count - 1, days: 0 }, 10);
    },
  };
}

async function largestTables(pool: Portal['pool']) {
  const { rows } = await pool.query<{ name: string; bytes: number; count: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes, reltuples as count from pg_class
      where relkind = 'r' and relnamespace = 'portal'::regnamespace order by 2 desc limit 12`,
  );
  return rows;
}

/** Each with what its jobs have made of it by then. */
async function createTemplates({ db, pool }: Portal) {
  const work = async ({ server }: Template, isDone: (job: string) => boolean) => {
    for (const job of createBenchJobs({ server })) if (isDone(job.name)) await job.run(testTurn(db));
  };
  const past = await createSettledCustomer(db, STAMPS.past);
  await pool.query('update outbox set sent_at = created_at');
  // What is forgotten first and deleted later takes two rounds
  for (let half = 0; half < 2; half++) {
    await makeOlder(pool, past, PAST_DAYS / 2);
    await work(past, () => true);
  }
  const lately = await createSettledCustomer(db, STAMPS.lately);
  await pool.query('update outbox set sent_at = created_at where sent_at is null');
  await makeOlder(pool, lately, PAST_DAYS);
  await work(lately, (job) => job === 'forget-drafts' || !job.startsWith('forget-'));
  await pool.query(`update checkouts set forgotten_at = updated_at + interval '31 days'
    where forgotten_at > now() - interval '1 day'`);
  const upcoming = await createSettledCustomer(db, STAMPS.upcoming);
  const open = await createOpenCustomer(db, STAMPS.open);
  await pool.query('update outbox set sent_at = created_at where sent_at is null');
  return { past, lately, upcoming, open };
}

/** Everything before now has been handled: jobs begin with what happens from here on. */
async function settle(pool: Portal['pool']): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`insert into standing_cursors (tenant_id, customer_id, asked_at)
      select tenant_id, customer_id, now() - random() * interval '6 hours' from customers`);
    await client.query(`insert into look_ups (tenant_id, customer_id, booking_id, next_look_at, ends_at)
      select tenant_id, customer_id, booking_id, (select min(at) from unnest(array[30, 7, 3, 1]) days,
          lateral (select starts_at - make_interval(days => days) - random() * interval '12 hours') t (at)
          where at > now()), ends_at
      from bookings where state = 'Confirmed' and ends_at > now()`);
    await client.query(`update jobs set cursor = jsonb_build_object('from', pg_current_snapshot()::text)
      where cursor ? 'from'`);
    await client.query('vacuum analyze standing_cursors, look_ups');
  } finally {
    client.release(true);
  }
}
