/**
 * `npm run bench -- size`: a million bookings in the database (SIZE_BOOKINGS), and on it a round of every job
 * while customers read their trips and wallets, what each statement scans, and how long a server takes to
 * start.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Job, Turn } from '../../apps/server/src/workflow/jobs/job.ts';
import { percentile, type Row } from '../rows.ts';
import { customerCalls, type Samples } from './customer-calls.ts';
import { type Filled, fill, startPostgres } from './fill.ts';
import { createBenchJobs } from './jobs.ts';
import { startSeconds } from './start.ts';

const BOOKINGS = Number(process.env.SIZE_BOOKINGS ?? 1_000_000);
const PER_CUSTOMER = 5;
/** Customers whose five bookings moved since the last round. */
const MOVED_CUSTOMERS = 400;
const TURN = { seconds: 20, megabytes: 256 };

export async function sizeBench(): Promise<Row[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'sojourn-size-'));
  const postgres = await startPostgres(stateDir);
  try {
    const filled = await fill(postgres, Math.ceil(BOOKINGS / PER_CUSTOMER));
    await filled.portal.pool.query('select pg_stat_reset()');
    await filled.happen(MOVED_CUSTOMERS);
    const { calls, stop } = customerCalls(filled);
    // Those that moved have rested by then
    const rested = () => filled.portal.pool.query('update booking_checks set next_look_at = now()');
    const rounds: Row[] = [];
    try {
      for (const job of createBenchJobs(filled)) {
        if (job.name === 'check-bookings') await rested();
        rounds.push(...(await roundOf(filled, job)));
      }
    } finally {
      await stop();
    }
    const scans = await scansOf(filled);
    const ready = await startSeconds(filled.url);
    await filled.portal.close();
    return [...fillRows(filled), ...rounds, ...callRows(calls), ...scans, row('start to ready, s', ready)];
  } finally {
    await postgres.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

const row = (what: string, figure: number, target = ''): Row => ({ area: 'Size', what, figure, target });

const fillRows = ({ seconds, rows, gigabytes, customers }: Filled): Row[] => [
  row(`bookings of ${customers.toLocaleString('en-US')} customers`, rows.bookings),
  row('ledger entries', rows.ledgerEntries),
  row('generated in, s', seconds, '≤ 300'),
  row('database, GB', gigabytes),
];

/** A round, in as many turns as it takes. */
async function roundOf({ portal }: Filled, job: Job): Promise<Row[]> {
  const megabytes = () => process.memoryUsage().rss / 1e6;
  let peak = megabytes();
  const sampling = setInterval(() => {
    peak = Math.max(peak, megabytes());
  }, 20);
  const begun = performance.now();
  let cursor = await readCursor(portal, job.name);
  let rows = 0;
  try {
    for (let isDone = false; !isDone; ) {
      const answer = await job.run(turnOf(portal, cursor, (next) => (cursor = next)));
      const report = typeof answer === 'number' ? { rows: answer } : answer;
      rows += report.rows;
      isDone = report.isDone !== false;
    }
  } finally {
    clearInterval(sampling);
  }
  const seconds = (performance.now() - begun) / 1000;
  return [
    row(`${job.name}: round of ${rows.toLocaleString('en-US')} rows, s`, seconds, '≤ 60'),
    row(`${job.name}: the process's memory, MB`, peak, '≤ 512'),
  ];
}

async function readCursor({ db }: Filled['portal'], name: string): Promise<unknown> {
  const { rows } = await sql<{ cursor: unknown }>`select cursor from jobs where name = ${name}`.execute(db);
  return rows[0]?.cursor ?? null;
}

function turnOf({ db }: Filled['portal'], cursor: unknown, save: (cursor: unknown) => void): Turn {
  const endsAt = performance.now() + TURN.seconds * 1000;
  const most = process.memoryUsage().heapUsed + TURN.megabytes * 2 ** 20;
  return {
    signal: new AbortController().signal,
    cursor,
    isSpent: () => performance.now() > endsAt || process.memoryUsage().heapUsed > most,
    page: (work) => db.transaction().execute((tx) => work(tx, async (next) => save(next))),
  };
}

const callRows = (calls: Samples): Row[] =>
  Object.entries(calls).flatMap(([call, taken]) => [
    row(`${call}, while jobs run, p50 ms`, percentile(taken, 0.5)),
    row(`${call}, while jobs run, p99 ms`, percentile(taken, 0.99), '≤ 20'),
  ]);

/** Tables that grow and were read from end to end by any statement since the figures were reset. */
async function scansOf({ portal }: Filled): Promise<Row[]> {
  await sql`select pg_sleep(1.5)`.execute(portal.db);
  const { rows } = await sql<{ name: string; scans: number }>`select relname as name, seq_scan as scans
    from pg_stat_user_tables where schemaname = 'portal' and seq_scan > 0
      and pg_relation_size(relid) > 1000000 order by 2 desc`.execute(portal.db);
  for (const { name, scans } of rows) console.error(`${scans} sequential scans of ${name}`);
  return [row('growing tables that a statement scans', rows.length, '≤ 0')];
}
