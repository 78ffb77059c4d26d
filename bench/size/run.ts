/**
 * `npm run bench -- size`: a million bookings in the database (SIZE_BOOKINGS), and on it a round of every job
 * while customers read their trips and wallets, how each statement finds its rows, and how long a server
 * takes to start. SIZE_BACKLOG=1: nothing of three years has been deleted yet.
 */
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { Job, Turn } from '../../apps/server/src/workflow/jobs/job.ts';
import { reachableFolder } from '../../e2e/product.ts';
import { percentile, type Row } from '../rows.ts';
import { customerCalls, type Samples } from './customer-calls.ts';
import { type Filled, fill, startPostgres } from './fill.ts';
import { createBenchJobs } from './jobs.ts';
import type { Recording } from './plans.ts';
import { startSeconds } from './start.ts';

const BOOKINGS = Number(process.env.SIZE_BOOKINGS ?? 1_000_000);
const HAS_BACKLOG = process.env.SIZE_BACKLOG === '1';
const PER_CUSTOMER = 5;
/** Customers whose five bookings moved since the last round. */
const MOVED_CUSTOMERS = 400;
const TURN = { seconds: 20, megabytes: 256 };

export async function sizeBench(): Promise<Row[]> {
  const stateDir = reachableFolder('sojourn-size-');
  const postgres = await startPostgres(stateDir);
  try {
    const filled = await fill(postgres, Math.ceil(BOOKINGS / PER_CUSTOMER), HAS_BACKLOG);
    for (const { what, figure } of fillRows(filled)) console.error(`${what}: ${figure}`);
    await makeDue(filled);
    const { recording } = filled;
    await filled.happen(MOVED_CUSTOMERS);
    const { calls, stop } = await customerCalls(filled);
    const rounds: Row[] = [];
    try {
      for (const job of createBenchJobs(filled)) {
        // Those that moved have rested by then
        if (job.name === 'check-bookings')
          await filled.portal.pool.query('update booking_checks set next_look_at = now()');
        recording.begin(job.name);
        const rows = await roundOf(filled, job);
        for (const { what, figure } of rows) console.error(`${what}: ${figure.toFixed(1)}`);
        rounds.push(...rows);
      }
    } finally {
      await stop();
    }
    const plans = planRows(await recording.explain());
    const sound = await soundRows(filled);
    const ready = await startSeconds(filled.url);
    await filled.portal.close();
    return [
      ...fillRows(filled),
      ...rounds,
      ...callRows(calls),
      ...sound,
      ...plans,
      row('start to ready, s', ready),
    ];
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
  let problem = 0;
  try {
    for (let isDone = false; !isDone; ) {
      const answer = await job.run(turnOf(portal, cursor, (next) => (cursor = next)));
      const report = typeof answer === 'number' ? { rows: answer } : answer;
      rows += report.rows;
      isDone = report.isDone !== false;
    }
  } catch (error) {
    // A round that never ends
    problem = Number.POSITIVE_INFINITY;
    console.error(job.name, error);
  } finally {
    clearInterval(sampling);
  }
  const seconds = problem + (performance.now() - begun) / 1000;
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

const planRows = ({ statements, found }: Awaited<ReturnType<Recording['explain']>>): Row[] => {
  for (const { of, table, text } of found) console.error(`${of} reads ${table} whole:\n${text}\n`);
  return [
    row('different statements explained', statements),
    row('statements that read a growing table whole', found.length, '≤ 0'),
  ];
};

/** What the jobs found, which agrees in every copy, and the ledger as a whole. */
async function soundRows({ portal: { pool } }: Filled): Promise<Row[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const count = async (text: string) =>
      Number((await client.query(`select count(*) from ${text}`)).rows[0].count);
    return [
      row(
        'ledger transactions that don’t balance',
        await count(`(select from ledger_entries
        group by tenant_id, customer_id, subject_id, kind, currency having sum(amount_minor) <> 0) t`),
        '≤ 0',
      ),
      row('violations that check-ledger found', await count('ledger_violations'), '≤ 0'),
      row('bookings whose records differ', await count(`booking_checks where differences <> '[]'`), '≤ 0'),
    ];
  } finally {
    client.release(true);
  }
}

/** Half a day's look-ups, all at once. */
async function makeDue({ portal: { pool } }: Filled): Promise<void> {
  await pool.query(`update look_ups set next_look_at = now() where (tenant_id, customer_id, booking_id) in (
    select tenant_id, customer_id, booking_id from look_ups where next_look_at is not null limit 2000)`);
}
