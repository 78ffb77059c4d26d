/** The SQL of cases. */
import type { CaseState } from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import type { CalendarName } from '@sojourn/domain/support/desk-hours.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type Case = Owner & {
  readonly caseId: CaseId;
  readonly code: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly state: CaseState;
  readonly openedAt: Instant;
  readonly dueAt: Instant;
  readonly closedAt: Instant | null;
};

/** Somebody still has to do something. Both conditions, as each is that of an index. */
const isLive = sql`state <> 'closed' and state <> 'resolved'`;
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", case_id as "caseId", code, kind,
  subject_id as "subjectId", facts, state, opened_at as "openedAt", due_at as "dueAt",
  closed_at as "closedAt"`;

type NewCase = Omit<Case, 'state' | 'closedAt'> & {
  readonly promiseMinutes: number;
  readonly calendar: CalendarName;
};
/** False when a case of that kind is already open for the subject; one that's resolved makes room for it. */
export async function insertCase(tx: Tx, row: NewCase): Promise<boolean> {
  await closeResolved(tx, row);
  const { rows } = await sql`with opened as (
      insert into cases
        (tenant_id, customer_id, case_id, code, kind, subject_id, facts, opened_at, due_at, promise_minutes,
          calendar, clock_started_at)
      values (${row.tenantId}, ${row.customerId}, ${row.caseId}, ${row.code}, ${row.kind}, ${row.subjectId},
        ${JSON.stringify(row.facts)}::jsonb, ${row.openedAt}, ${row.dueAt}, ${row.promiseMinutes},
        ${row.calendar}, ${row.openedAt})
      on conflict (tenant_id, customer_id, subject_id, kind) where state <> 'closed' do nothing
      returning tenant_id, customer_id, case_id),
    noted as (insert into transitions (tenant_id, customer_id, machine, subject_id, from_state, to_state,
      cause, at)
      select tenant_id, customer_id, 'case', case_id, null, 'open', ${row.kind}, ${row.openedAt} from opened)
    select case_id from opened`.execute(tx);
  return rows.length === 1;
}

/** A case that a person resolved is final once the same trouble is back: that's a case of its own. */
async function closeResolved(tx: Tx, { openedAt: at, ...row }: NewCase): Promise<void> {
  await sql`with closed as (
      update cases set state = 'closed', closed_at = ${at} where state = 'resolved'
        and tenant_id = ${row.tenantId} and customer_id = ${row.customerId}
        and subject_id = ${row.subjectId} and kind = ${row.kind}
      returning tenant_id, customer_id, case_id)
    insert into transitions (tenant_id, customer_id, machine, subject_id, from_state, to_state, cause, at)
    select tenant_id, customer_id, 'case', case_id, 'resolved', 'closed', 'again', ${at}::timestamptz
    from closed`.execute(tx);
}

/** Closes the subjects' cases of these kinds, whatever they waited for. */
export async function closeCases(
  tx: Tx,
  owner: Owner,
  subjectId: string | readonly string[],
  kinds: readonly string[],
  cause: string,
  at: Instant,
): Promise<void> {
  const subjects = typeof subjectId === 'string' ? [subjectId] : subjectId;
  await sql`with waiting as (
      select tenant_id, customer_id, case_id, state from cases
      where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
        and subject_id = any(${subjects}::text[]) and kind = any(${kinds}::text[])
        and state <> 'closed' for update),
    closed as (update cases c set state = 'closed', closed_at = ${at}, version = version + 1 from waiting w
      where c.tenant_id = w.tenant_id and c.customer_id = w.customer_id and c.case_id = w.case_id
      returning c.tenant_id, c.customer_id, c.case_id, c.version, w.state),
    said as (insert into case_events (tenant_id, customer_id, case_id, seq, kind, side, at)
      select tenant_id, customer_id, case_id, version, 'closed', 'system', ${at}::timestamptz from closed)
    insert into transitions (tenant_id, customer_id, machine, subject_id, from_state, to_state, cause, at)
    select tenant_id, customer_id, 'case', case_id, state, 'closed', ${cause}, ${at} from closed`.execute(tx);
}

/** Adds to what is known of the subject's cases of that kind, closed ones too. */
export async function noteInCases(
  tx: Tx,
  owner: Owner,
  subjectId: string,
  kind: string,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`update cases set facts = facts || ${JSON.stringify(facts)}::jsonb
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and subject_id = ${subjectId} and kind = ${kind}`.execute(tx);
}

/** By its id or by the code that customer and agent see; nobody else closes it until the transaction ends. */
export async function lockCase(tx: Tx, idOrCode: string): Promise<Case | undefined> {
  const { rows } = await sql<Case>`select ${columns} from cases
    where case_id = ${idOrCode} or code = ${idOrCode} for update`.execute(tx);
  return rows[0];
}

/** Of any customer; for the operator's tools. */
export async function findNamedCase(db: Db, idOrCode: string): Promise<Case | undefined> {
  const { rows } = await sql<Case>`select ${columns} from cases
    where case_id = ${idOrCode} or code = ${idOrCode}`.execute(db);
  return rows[0];
}

/** The latest case in which such trouble was put before a person, open or not. */
export async function findCase(
  db: Db | Tx,
  owner: Owner,
  subjectId: string,
  kind: string,
): Promise<Case | undefined> {
  return (await readCasesOf(db, owner, subjectId)).findLast((each) => each.kind === kind);
}

export async function readCasesOf(db: Db | Tx, owner: Owner, subjectId: string): Promise<Case[]> {
  const { rows } = await sql<Case>`select ${columns} from cases
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId} and subject_id = ${subjectId}
    order by opened_at, case_id`.execute(db);
  return rows;
}

/** The kinds of the subjects' open cases, of these kinds only. */
export async function readOpenKinds(
  db: Db | Tx,
  { tenantId, customerId }: Owner,
  subjectIds: readonly string[],
  kinds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ readonly subjectId: string; readonly kinds: readonly string[] }>`
    select subject_id as "subjectId", array_agg(kind order by kind) as kinds from cases
    where tenant_id = ${tenantId} and customer_id = ${customerId} and ${isLive}
      and subject_id = any(${subjectIds}::text[]) and kind = any(${kinds}::text[])
    group by subject_id`.execute(db);
  return new Map(rows.map((row) => [row.subjectId, row.kinds]));
}

/** `customerName`: as the bank has it, with their email; empty for somebody unknown. */
export type ListedCase = Case & { readonly customerName: string; readonly customerEmail: string };

export async function readOpenCases(db: Db, limit: number): Promise<ListedCase[]> {
  const { rows } = await sql<ListedCase>`with due as (select ${columns} from cases where ${isLive}
      order by due_at, case_id limit ${limit})
    select due.*, coalesce(c.first_name || ' ' || c.last_name, '') as "customerName",
      coalesce(c.email, '') as "customerEmail"
    from due left join customers c on c.tenant_id = due."tenantId" and c.customer_id = due."customerId"
    order by due."dueAt", due."caseId"`.execute(db);
  return rows;
}

/**
 * Open cases of all customers that are due for a look, the longest first. Each is due again after ten
 * minutes, then ever later, at last twice a day.
 */
export async function claimCases(db: Db, kind: string, limit: number): Promise<Case[]> {
  const { rows } = await sql<Case>`with due as (
      select tenant_id as t, customer_id as c, case_id as i from cases
      where ${isLive} and kind = ${kind} and next_look_at <= now()
      order by next_look_at limit ${limit} for update skip locked)
    update cases set looks = looks + 1, next_look_at = clock_timestamp()
      + least(interval '12 hours', interval '10 minutes' * power(2, least(looks, 10)))
        * (0.5 + random() / 2)
    from due where tenant_id = t and customer_id = c and case_id = i
    returning ${columns}`.execute(db);
  return rows;
}

/** Open cases of all customers whose time was over by then, the longest first. */
export async function readDueCases(db: Db, kind: string, now: Instant, limit: number): Promise<Case[]> {
  const { rows } = await sql<Case>`select ${columns} from cases
    where ${isLive} and kind = ${kind} and due_at <= ${now} order by due_at, case_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function countOpenCases(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cases
    where ${isLive}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Resolved cases whose time to be reopened is over, closed for good; at most `limit`. */
export async function closeResolvedBefore(
  db: Db,
  before: Instant,
  limit: number,
  at: Instant,
  of?: Owner,
): Promise<number> {
  const isOf = of ? sql`tenant_id = ${of.tenantId} and customer_id = ${of.customerId}` : sql`true`;
  const { numAffectedRows } = await sql`with ended as (
      select tenant_id as t, customer_id as c, case_id as i from cases
      where state = 'resolved' and resolved_at < ${before} and ${isOf} limit ${limit} for update skip locked),
    closed as (update cases set state = 'closed', closed_at = ${at} from ended
      where tenant_id = t and customer_id = c and case_id = i
      returning tenant_id, customer_id, case_id)
    insert into transitions (tenant_id, customer_id, machine, subject_id, from_state, to_state, cause, at)
    select tenant_id, customer_id, 'case', case_id, 'resolved', 'closed', 'settled', ${at}::timestamptz
    from closed`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
