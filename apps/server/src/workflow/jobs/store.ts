/**
 * The SQL of jobs. What a holder writes names its term, and changes nothing once another has the job. When a
 * job is due follows the lab's clock, `ahead` seconds after the database's; leases follow the database's, so
 * moving the lab's takes a job from nobody.
 */
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '../saga.ts';
import type { Job, Report } from './job.ts';

/** One server's claim on a job. */
export type Claim = {
  readonly name: string;
  readonly holder: string;
  readonly term: number;
  readonly cursor: unknown;
};
type Held = Pick<Claim, 'name' | 'holder' | 'term'>;
type Schedule = Pick<Job, 'name' | 'everySeconds' | 'isDueAtStart'>;

const isHeld = ({ name, holder, term }: Held) =>
  sql`name = ${name} and holder = ${holder} and term = ${term}`;
const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`;
const later = (ahead: number) => sql`(now() + ${seconds(ahead)})`;
/** Longer than a claim that began before a round ended waits to read how it ended. */
const MUCH_SECONDS = 60;
/** A page that stops in the middle gives its row back before the lease would end twice. */
const PAGE_IDLE = '10s';

/** Adds jobs that are new and changes intervals. */
export async function registerJobs(db: Db, jobs: readonly Schedule[], ahead = 0): Promise<void> {
  await sql`insert into jobs (name, every_seconds, next_run_at)
    select j.name, j.every,
      ${later(ahead)} + make_interval(secs => case when j.at_start then 0 else j.every end)
    from unnest(${jobs.map(({ name }) => name)}::text[],
      ${jobs.map(({ everySeconds }) => everySeconds)}::int[],
      ${jobs.map(({ isDueAtStart }) => isDueAtStart === true)}::boolean[]) as j (name, every, at_start)
    on conflict (name) do update set every_seconds = excluded.every_seconds,
      next_run_at = least(jobs.next_run_at, ${later(ahead)} + make_interval(secs => excluded.every_seconds))
      where jobs.every_seconds <> excluded.every_seconds`.execute(db);
}

export type Claiming = {
  readonly names: readonly string[];
  readonly holder: string;
  readonly leaseSeconds: number;
  readonly ahead?: number;
  /** Whether they're due or not. */
  readonly isEarly?: boolean;
};

/**
 * Claims jobs of these names that are due and that nobody holds, the longest overdue first. One that is due
 * much later than after its interval was scheduled before the clock was moved back.
 */
export async function claimJobs(db: Db, of: Claiming, limit: number): Promise<Claim[]> {
  const now = later(of.ahead ?? 0);
  const much = seconds(MUCH_SECONDS);
  const { rows } = await sql<Claim>`with due as (
      select name from jobs
      where name = any(${of.names}::text[]) and lease_until <= now() and (${of.isEarly === true}
        or next_run_at <= ${now} or next_run_at > ${now} + make_interval(secs => every_seconds) + ${much})
      order by next_run_at limit ${limit} for update skip locked)
    update jobs j set holder = ${of.holder}, term = j.term + 1,
      lease_until = clock_timestamp() + ${seconds(of.leaseSeconds)}
    from due where j.name = due.name
    returning j.name, j.holder, j.term, j.cursor`.execute(db);
  return rows;
}

/** `paging`: the holder's own page has the row, which it renewed when it began. */
export async function renewLease(
  db: Db,
  held: Held,
  leaseSeconds: number,
): Promise<'renewed' | 'paging' | 'lost'> {
  const { rows } = await sql<{ renewed: boolean; held: boolean }>`with free as (
      select name from jobs where ${isHeld(held)} for update skip locked),
    renewed as (update jobs j set lease_until = clock_timestamp() + ${seconds(leaseSeconds)}
      from free where j.name = free.name returning 1)
    select exists (select from renewed) as renewed,
      exists (select from jobs where ${isHeld(held)}) as held`.execute(db);
  if (rows[0]?.renewed) return 'renewed';
  return rows[0]?.held ? 'paging' : 'lost';
}

/** Begins a page: false when another server has the job. Takes the row until the transaction ends. */
export async function renewForPage(tx: Tx, held: Held, leaseSeconds: number): Promise<boolean> {
  const { rows } = await sql`with renewed as (
      update jobs set lease_until = clock_timestamp() + ${seconds(leaseSeconds)}
      where ${isHeld(held)} returning 1)
    select set_config('idle_in_transaction_session_timeout', ${PAGE_IDLE}, true) from renewed`.execute(tx);
  return rows.length === 1;
}

export async function saveCursor(tx: Tx, held: Held, cursor: unknown): Promise<void> {
  await sql`update jobs set cursor = ${JSON.stringify(cursor)}::jsonb where ${isHeld(held)}`.execute(tx);
}

/** The round is complete: due again one interval after it was, late rounds only once. */
export async function finishRound(
  db: Db,
  held: Held,
  { rows, gauges = {} }: Report,
  ahead = 0,
): Promise<void> {
  const now = later(ahead);
  await sql`update jobs set lease_until = now(), holder = null,
      next_run_at = make_interval(secs => every_seconds) + case
        when next_run_at + make_interval(secs => every_seconds) > ${now} then least(next_run_at, ${now})
        else ${now} end,
      succeeded_at = now(), round_rows = turn_rows + ${rows}, turn_rows = 0,
      gauges = ${JSON.stringify(gauges)}::jsonb, failures = 0, last_error = null
    where ${isHeld(held)}`.execute(db);
}

/** The turn ended before the round did: any server continues it. */
export async function yieldTurn(db: Db, held: Held, rows: number, ahead = 0): Promise<void> {
  await sql`update jobs set lease_until = now(), holder = null, next_run_at = ${later(ahead)},
      turn_rows = turn_rows + ${rows}
    where ${isHeld(held)}`.execute(db);
}

/** `error`: its name or code only, which contain nothing of a customer. */
export async function failTurn(db: Db, held: Held, error: string, ahead = 0): Promise<void> {
  await sql`update jobs set lease_until = now(), holder = null, failures = failures + 1, turn_rows = 0,
      last_error = ${error}, next_run_at = ${later(ahead)} + make_interval(secs => every_seconds)
    where ${isHeld(held)}`.execute(db);
}

export type JobFigures = {
  readonly name: string;
  /** Since its last complete round. */
  readonly ageSeconds: number;
  readonly rows: number;
  readonly failures: number;
  readonly gauges: Readonly<Record<string, number>>;
};
/** Of the jobs with these names that have completed a round. */
export async function readFigures(db: Db, names: readonly string[]): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`select name, round_rows as rows, failures, gauges,
      greatest(0, extract(epoch from clock_timestamp() - succeeded_at))::float8 as "ageSeconds"
    from jobs where name = any(${names}::text[]) and succeeded_at is not null order by name`.execute(db);
  return rows;
}
