/** A database as after years: settled customers with five bookings each, some with something open. */
import { connectPortal, type Db } from '../../apps/server/src/db/client.ts';
import { migratePortal } from '../../apps/server/src/db/migrate.ts';
import { ensureDatabase } from '../../packages/postgres/src/databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../packages/postgres/src/embedded/launch.ts';
import type { processOf } from '../booking/run.ts';
import { agreeing } from './agreeing.ts';
import { countRows, multiply } from './multiply.ts';
import { createOpenCustomer, createSettledCustomer, type Template } from './template.ts';

export type Filled = {
  readonly portal: ReturnType<typeof connectPortal>;
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

/** As `npm start` sets it, without barriers: what's written here is thrown away. */
export const startPostgres = (stateDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    stateDir,
    log: () => undefined,
    settings: { fsync: 'off', max_wal_size: '4GB', shared_buffers: '512MB', maintenance_work_mem: '256MB' },
  });

export async function fill(postgres: EmbeddedPostgres, customers: number): Promise<Filled> {
  await ensureDatabase(postgres.url('postgres'), 'portal');
  const url = postgres.socketUrl('portal');
  await migratePortal(url);
  const portal = connectPortal({ url, poolSize: 20, waitMs: 30_000 });
  const { pool, db } = portal;
  const settled = await createSettledCustomer(db);
  const open = await createOpenCustomer(db);
  await pool.query('update outbox set sent_at = created_at');
  const openFrom = 100_000_000;
  const begun = performance.now();
  await multiply(pool, settled, { from: 1, to: customers });
  await multiply(pool, open, { from: openFrom, to: openFrom + Math.ceil(customers / 100) });
  const seconds = (performance.now() - begun) / 1000;
  await settle(db, pool);
  return {
    portal,
    url: postgres.url('portal'),
    server: agreeing(settled.server, open.server, openFrom),
    settled,
    customers,
    seconds,
    rows: {
      bookings: await countRows(pool, 'bookings'),
      ledgerEntries: await countRows(pool, 'ledger_entries'),
    },
    gigabytes: Number((await pool.query(`select pg_database_size('portal') / 1e9 as size`)).rows[0].size),
    happen: async (count) => {
      const from = 200_000_000 + Math.floor(Math.random() * 50_000_000);
      await multiply(pool, settled, { from, to: from + count - 1, perTransaction: 10 });
    },
  };
}

/** Everything before now has been handled: jobs begin with what happens from here on. */
async function settle(_: Db, pool: Filled['portal']['pool']): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`insert into standing_cursors (tenant_id, customer_id, asked_at)
      select tenant_id, customer_id, now() - random() * interval '6 hours' from customers
      on conflict do nothing`);
    await client.query(`update jobs set cursor = jsonb_build_object('from', pg_current_snapshot()::text)
      where cursor ? 'from'`);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
