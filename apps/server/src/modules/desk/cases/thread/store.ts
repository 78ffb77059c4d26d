/** The SQL of a case's thread: its events, its pauses, and the row that they change. */
import type { CaseState } from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import type { CaseEventKind } from '@sojourn/domain/support/case-events.ts';
import type { CaseSide } from '@sojourn/domain/support/case-flow.ts';
import type { CalendarName } from '@sojourn/domain/support/desk-hours.ts';
import type { Pause } from '@sojourn/domain/support/reply-clock.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { Case } from '../store.ts';

export type CaseRef = Owner & { readonly caseId: CaseId };

/** A case with what its thread needs. `leftMinutes`: of the promise, while it's the customer's turn. */
export type ThreadedCase = Case & {
  readonly version: number;
  readonly assigneeId: CustomerId | null;
  readonly assignedAt: Instant | null;
  readonly isShown: boolean;
  readonly promiseMinutes: number;
  readonly calendar: CalendarName;
  readonly clockStartedAt: Instant;
  readonly leftMinutes: number | null;
  readonly resolvedAt: Instant | null;
  /** The case that goes on in its place. */
  readonly mergedInto: CaseId | null;
};

export type CaseEvent = {
  readonly seq: number;
  readonly kind: CaseEventKind;
  readonly side: CaseSide | 'system';
  readonly agentId: CustomerId | null;
  readonly isInternal: boolean;
  readonly text: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Instant;
};

const ofCase = ({ tenantId, customerId, caseId }: CaseRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and case_id = ${caseId}`;
/** A case from before promises has the time that it was opened with. */
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", case_id as "caseId", code, kind,
  subject_id as "subjectId", facts, state, opened_at as "openedAt", due_at as "dueAt",
  closed_at as "closedAt", version, assignee_id as "assigneeId", assigned_at as "assignedAt",
  is_shown as "isShown", calendar, left_minutes as "leftMinutes", resolved_at as "resolvedAt",
  merged_into as "mergedInto",
  coalesce(promise_minutes, round(extract(epoch from due_at - opened_at) / 60))::int as "promiseMinutes",
  coalesce(clock_started_at, opened_at) as "clockStartedAt"`;
const eventColumns = sql`seq, kind, side, agent_id as "agentId", is_internal as "isInternal", text, data, at`;

/** The owner's; nobody else changes it until the transaction ends. */
export async function lockThread(tx: Tx, ref: CaseRef): Promise<ThreadedCase | undefined> {
  const { rows } = await sql<ThreadedCase>`select ${columns} from cases where ${ofCase(ref)}
    for update`.execute(tx);
  return rows[0];
}

/** Of any customer of the tenant: for the desk. */
export async function findThread(
  db: Db | Tx,
  by: Pick<CaseRef, 'tenantId' | 'caseId'>,
): Promise<ThreadedCase | undefined> {
  const { rows } = await sql<ThreadedCase>`select ${columns} from cases
    where tenant_id = ${by.tenantId} and case_id = ${by.caseId}`.execute(db);
  return rows[0];
}

export async function readThread(db: Db | Tx, ref: CaseRef): Promise<ThreadedCase | undefined> {
  const { rows } = await sql<ThreadedCase>`select ${columns} from cases where ${ofCase(ref)}`.execute(db);
  return rows[0];
}

/** In their order. The opening isn't among them: it's the case itself. */
export async function readEvents(db: Db | Tx, ref: CaseRef): Promise<CaseEvent[]> {
  const { rows } = await sql<CaseEvent>`select ${eventColumns} from case_events
    where ${ofCase(ref)} order by seq`.execute(db);
  return rows;
}

/** Since the clock started; the last may be open. */
export async function readPauses(db: Db | Tx, ref: CaseRef, since: Instant): Promise<Pause[]> {
  const { rows } = await sql<Pause>`select from_at as from, until_at as until from case_pauses
    where ${ofCase(ref)} and from_at >= ${since} order by from_at`.execute(db);
  return rows;
}

export async function beginPause(tx: Tx, ref: CaseRef, at: Instant): Promise<void> {
  await sql`insert into case_pauses (tenant_id, customer_id, case_id, from_at)
    values (${ref.tenantId}, ${ref.customerId}, ${ref.caseId}, ${at}) on conflict do nothing`.execute(tx);
}
export async function endPause(tx: Tx, ref: CaseRef, at: Instant): Promise<void> {
  await sql`update case_pauses set until_at = ${at} where ${ofCase(ref)} and until_at is null`.execute(tx);
}

type CaseUpdate = {
  readonly state: CaseState;
  readonly dueAt: Instant;
  readonly leftMinutes: number | null;
  readonly clockStartedAt: Instant;
  readonly assigneeId: CustomerId | null;
  readonly isShown: boolean;
  readonly event: Omit<CaseEvent, 'seq'>;
};

/** The event with the case as it is then, in one statement; `found` is locked by this transaction. */
export async function writeEvent(tx: Tx, found: ThreadedCase, update: CaseUpdate): Promise<ThreadedCase> {
  const { event, state, assigneeId } = update;
  const { at } = event;
  const isMoved = state !== found.state;
  const isTaken = assigneeId !== found.assigneeId;
  const { rows } = await sql<ThreadedCase>`with changed as (
      update cases set version = version + 1, state = ${state}, due_at = ${update.dueAt},
        left_minutes = ${update.leftMinutes}::int, clock_started_at = ${update.clockStartedAt},
        promise_minutes = ${found.promiseMinutes}, assignee_id = ${assigneeId}, is_shown = ${update.isShown},
        assigned_at = ${isTaken ? (assigneeId === null ? null : at) : found.assignedAt}::timestamptz,
        resolved_at = ${state === 'resolved' ? (found.resolvedAt ?? at) : null}::timestamptz,
        closed_at = ${state === 'closed' ? (found.closedAt ?? at) : null}::timestamptz
      where ${ofCase(found)} returning *),
    noted as (insert into transitions (tenant_id, customer_id, machine, subject_id, from_state, to_state,
      cause, at)
      select tenant_id, customer_id, 'case', case_id, ${found.state}, state, ${event.kind}, ${at}::timestamptz
      from changed where ${isMoved}::boolean),
    said as (insert into case_events (tenant_id, customer_id, case_id, seq, kind, side, agent_id, is_internal,
      text, data, at)
      select tenant_id, customer_id, case_id, version, ${event.kind}, ${event.side}, ${event.agentId},
        ${event.isInternal}, ${event.text}, ${JSON.stringify(event.data)}::jsonb, ${at}::timestamptz
      from changed)
    select ${columns} from changed`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`case ${found.caseId} is gone while it was locked`);
  return row;
}

/** Names the case that goes on, also of those that were merged into this one before. */
export async function setMerged(tx: Tx, ref: CaseRef, into: CaseId): Promise<void> {
  await sql`update cases set merged_into = ${into} where tenant_id = ${ref.tenantId}
    and customer_id = ${ref.customerId} and (case_id = ${ref.caseId} or merged_into = ${ref.caseId})`.execute(
    tx,
  );
}

/** Something is offered in it that isn't over. */
export async function hasOpenProposal(tx: Tx, ref: CaseRef): Promise<boolean> {
  const { rows } = await sql`select from case_proposals where ${ofCase(ref)}
    and state in ('awaitingApproval', 'open', 'accepting') limit 1`.execute(tx);
  return rows.length > 0;
}

type IdleClaim = CaseRef & { readonly version: number };
/** Of all customers: claims in which their agents have done nothing since then. */
export async function readIdleClaims(db: Db, before: Instant, limit: number): Promise<IdleClaim[]> {
  const { rows } = await sql<IdleClaim>`select c.tenant_id as "tenantId", c.customer_id as "customerId",
      c.case_id as "caseId", c.version
    from cases c
    where c.assignee_id is not null and c.state in ('open', 'working') and c.assigned_at < ${before}
      and not exists (select from case_events e where e.tenant_id = c.tenant_id
        and e.customer_id = c.customer_id and e.case_id = c.case_id and e.agent_id = c.assignee_id
        and e.at >= ${before})
    order by c.assigned_at limit ${limit}`.execute(db);
  return rows;
}

/** How agents sign: `Sam W.` */
export async function readAgentNames(
  db: Db | Tx,
  tenantId: string,
  agentIds: readonly CustomerId[],
): Promise<ReadonlyMap<string, string>> {
  if (agentIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`select customer_id as id,
      first_name || coalesce(' ' || nullif(left(last_name, 1), '') || '.', '') as name
    from customers where tenant_id = ${tenantId} and customer_id = any(${agentIds}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
