/**
 * The SQL of sagas. Every write of a run names the fence and fails with LOST_LEASE once another process has
 * the saga, with everything of its transaction.
 */
import { first } from '@sojourn/domain/present.ts';
import { withNext } from '@sojourn/postgres/with-next.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { accepted } from '../suppliers/outcome.ts';
import { assertSql, LOST_LEASE } from './assert-sql.ts';
import type { Owner, SagaRow, Tx } from './saga.ts';

type Executor = Db | Tx;
export type StoredStep = {
  readonly step: string;
  readonly state: 'intent' | 'answered' | 'undoing' | 'undone';
  readonly answer: unknown;
};
/**
 * What is written about a step: its answer, that it was taken back, or that the other side has accepted it
 * and not decided. That one's intent goes on, so a server of the version before looks it up.
 */
export type StepWrite =
  | { readonly step: string; readonly answer: unknown }
  | { readonly undone: string }
  | { readonly accepted: string };
type Intent = { readonly step: string; readonly position: number };
export type NextIntent = Intent | { readonly undoing: string };

const leaseFor = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds}::float8)`;
const json = (value: unknown) => sql`${JSON.stringify(value ?? null)}::jsonb`;
const isSaga = ({ tenantId, customerId, sagaId }: Owner & { readonly sagaId: string }) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and saga_id = ${sagaId}`;
const isHeld = (row: SagaRow) => sql`${isSaga(row)} and fence = ${row.fence} and state = 'running'`;

export type NewSaga = Owner & {
  readonly sagaId: string;
  readonly kind: string;
  readonly input: unknown;
  readonly scenario: string | null;
  readonly requestId: string;
  readonly deadlineAt: string;
  /** The steps that it begins with one after the other, whose intents are then written at once. */
  readonly firstSteps?: readonly string[];
};

/** `also`: what begins with it in the same statement, each as `name as (…)`. */
export async function insertSaga(
  tx: Tx,
  saga: NewSaga,
  lease: Lease,
  also: readonly RawBuilder<unknown>[],
): Promise<void> {
  await withNext(tx, sql`with ${sql.join([...sagaParts(saga, lease), ...also])} select`);
}

type Lease = { readonly holder: string; readonly seconds: number };

/** The same as parts of another statement. */
export function sagaParts(saga: NewSaga, { holder, seconds }: Lease): readonly RawBuilder<unknown>[] {
  const started = sql`own as (insert into sagas
    (tenant_id, customer_id, saga_id, kind, input, scenario, request_id, holder, lease_until, deadline_at)
    values (${saga.tenantId}, ${saga.customerId}, ${saga.sagaId}, ${saga.kind}, ${json(saga.input)},
      ${saga.scenario}, ${saga.requestId}, ${holder}, ${leaseFor(seconds)}, ${saga.deadlineAt})
    returning 1)`;
  const first = (saga.firstSteps ?? []).map((step, position) => ({ step, position }));
  return first.length === 0 ? [started] : [started, sql`next as (${writeIntents(saga, first)})`];
}

const ifHeld = (row: SagaRow) =>
  assertSql(sql`exists (select from own)`, `the lease of ${row.sagaId} is lost`, LOST_LEASE);

/** The lease, the answers of the last steps and the intents of the next, in one statement. */
export async function advance(
  db: Executor,
  row: SagaRow,
  leaseSeconds: number,
  over: readonly StepWrite[],
  next: readonly NextIntent[],
): Promise<void> {
  const own = sql`own as (update sagas set lease_until = ${leaseFor(leaseSeconds)}, stuck_on = null,
    attempts = ${over.length > 0 ? sql`0` : sql`attempts`} where ${isHeld(row)} returning 1)`;
  // One statement changes a row once: the step that is undone next is written with its answer
  const undoing = new Set(next.flatMap((each) => ('undoing' in each ? each.undoing : [])));
  const parts = [own, ...overParts(row, over, undoing)];
  for (const { step } of over.filter((each) => 'step' in each)) undoing.delete(step);
  if (undoing.size > 0)
    parts.push(sql`undoing as (update saga_steps set state = 'undoing'
      where ${isSaga(row)} and step = any(${[...undoing]}::text[]))`);
  const intents = next.filter((each) => 'step' in each);
  if (intents.length > 0) parts.push(sql`next as (${writeIntents(row, intents)})`);
  await withNext(db, sql`with ${sql.join(parts)} select ${ifHeld(row)}`);
}

const overParts = (row: SagaRow, over: readonly StepWrite[], undoing: ReadonlySet<string> = new Set()) =>
  over.map((write, i) => {
    const undoesIt = 'step' in write && undoing.has(write.step);
    return sql`${sql.raw(`over${i}`)} as (${writeOver(row, write, undoesIt)})`;
  });

function writeOver(row: SagaRow, over: StepWrite, undoesIt: boolean) {
  if ('undone' in over)
    return sql`update saga_steps set state = 'undone' where ${isSaga(row)} and step = ${over.undone}`;
  if ('accepted' in over)
    return sql`update saga_steps set answer = ${json(accepted)}
      where ${isSaga(row)} and step = ${over.accepted}`;
  return sql`update saga_steps set state = ${undoesIt ? 'undoing' : 'answered'}, answer =
    ${json(over.answer)},
    answered_at = now() where ${isSaga(row)} and step = ${over.step}`;
}

const writeIntents = (row: Owner & { readonly sagaId: string }, next: readonly Intent[]) =>
  sql`insert into saga_steps (tenant_id, customer_id, saga_id, step, position, state)
    select ${row.tenantId}, ${row.customerId}, ${row.sagaId}, n.step, n.position, 'intent'
    from unnest(${next.map(({ step }) => step)}::text[],
      ${next.map(({ position }) => position)}::int[]) as n (step, position)`;

/** A step of our own database: intent and answer at once. */
export async function insertAnswered(tx: Tx, row: SagaRow, step: string, position: number): Promise<void> {
  await withNext(
    tx,
    sql`insert into saga_steps
      (tenant_id, customer_id, saga_id, step, position, state, answer, answered_at)
      values (${row.tenantId}, ${row.customerId}, ${row.sagaId}, ${step}, ${position}, 'answered',
        '{"outcome": "ok"}', now())`,
  );
}

export async function markDone(
  tx: Tx,
  row: SagaRow,
  result: unknown,
  over: readonly StepWrite[],
): Promise<void> {
  const own = sql`own as (update sagas set state = 'done', result = ${json(result)}, stuck_on = null,
    ended_at = now() where ${isHeld(row)} returning 1)`;
  await withNext(tx, sql`with ${sql.join([own, ...overParts(row, over)])} select ${ifHeld(row)}`);
}

/** Lets go of the lease until `seconds` from now. */
export async function park(
  db: Executor,
  row: SagaRow,
  step: string,
  { failed, seconds }: { readonly failed: 0 | 1; readonly seconds: number },
): Promise<boolean> {
  const result = await sql`update sagas set attempts = attempts + ${failed}::int, stuck_on = ${step},
      lease_until = clock_timestamp(), wake_at = ${leaseFor(seconds)} where ${isHeld(row)}`.execute(db);
  return result.numAffectedRows === 1n;
}

const columns = sql`tenant_id as "tenantId", customer_id as "customerId", saga_id as "sagaId", kind, input,
  scenario, request_id as "requestId", fence, attempts, deadline_at as "deadlineAt"`;

/**
 * Takes over sagas whose holder is gone; two processes never take the same one. `now()` and not
 * `clock_timestamp()`, which is volatile: no index bounds what it's compared with. `isEarly`: also those that
 * wait for their next try.
 */
export async function claimDue(
  db: Executor,
  holder: string,
  leaseSeconds: number,
  limit: number,
  isEarly = false,
  of?: Owner & { readonly sagaId?: string },
): Promise<SagaRow[]> {
  const isDue = isEarly ? sql`true` : sql`wake_at <= now()`;
  const isOne = of?.sagaId === undefined ? sql`true` : sql`saga_id = ${of.sagaId}`;
  const isWanted = of
    ? sql`tenant_id = ${of.tenantId} and customer_id = ${of.customerId} and ${isOne} and ${isDue}`
    : isDue;
  const { rows } = await sql<SagaRow>`with due as (
      select tenant_id as t, customer_id as c, saga_id as s from sagas
      where state = 'running' and ${isWanted} and lease_until <= now()
      order by wake_at limit ${limit} for update skip locked)
    update sagas set fence = fence + 1, holder = ${holder}, lease_until = ${leaseFor(leaseSeconds)}
    from due where tenant_id = t and customer_id = c and saga_id = s
    returning ${columns}`.execute(db);
  return rows;
}

export async function readSteps(db: Db, row: SagaRow): Promise<StoredStep[]> {
  const { rows } = await sql<StoredStep>`select step, state, answer from saga_steps
    where ${isSaga(row)} order by position`.execute(db);
  return rows;
}

type SagaStatus = {
  readonly state: 'running' | 'done';
  readonly fence: number;
  readonly result: unknown;
  readonly stuckOn: string | null;
};
export async function readStatus(db: Db, saga: Owner & { sagaId: string }): Promise<SagaStatus | undefined> {
  const { rows } = await sql<SagaStatus>`select state, fence, result, stuck_on as "stuckOn" from sagas
    where ${isSaga(saga)}`.execute(db);
  return rows[0];
}

/**
 * Deletes sagas that ended so many days ago with their steps: a batch of the oldest, passing over those that
 * another process deletes. Returns how many.
 */
export async function deleteEnded(db: Db, days: number, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`with old as (
      select tenant_id as t, customer_id as c, saga_id as s from sagas
      where state = 'done' and ended_at < now() - make_interval(days => ${days}::int)
      order by ended_at limit ${limit}::int for update skip locked),
    steps as (delete from saga_steps using old where tenant_id = t and customer_id = c and saga_id = s),
    gone as (delete from sagas using old where tenant_id = t and customer_id = c and saga_id = s returning 1)
    select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Sagas that nobody has driven for `seconds` after they were due: should be 0 while any server lives. */
export async function countOverdue(db: Db, seconds: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sagas
    where state = 'running'
      and greatest(wake_at, lease_until) < now() - make_interval(secs => ${seconds}::float8)`.execute(db);
  return first(rows).count;
}
