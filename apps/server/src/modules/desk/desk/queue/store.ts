/** The SQL of the desk's queue. Every view is read along an index of its own. */
import type { DeskCaseLine, DeskView } from '@sojourn/contract/desk/parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';

/** Where a page ended: when its last case is due (or was resolved), when it was opened, and its id. */
export type After = { readonly at: Instant; readonly openedAt: Instant; readonly caseId: CaseId };
type QueueQuery = {
  readonly tenantId: TenantId;
  readonly agentId: CustomerId;
  readonly view: DeskView;
  readonly kind: string | null;
  readonly after: After | null;
  readonly limit: number;
};

/** Without who looks at it, which changes by the second. */
export type CaseLine = Omit<DeskCaseLine, 'viewers'>;
type Row = Omit<CaseLine, 'assignee' | 'customer' | 'booking'> & {
  readonly sortedAt: Instant;
  readonly customerId: CustomerId;
  readonly customerName: string;
  readonly assigneeId: CustomerId | null;
  readonly assigneeName: string | null;
  readonly bookingId: NonNullable<DeskCaseLine['booking']>['bookingId'] | null;
  readonly title: string | null;
  readonly confirmationCode: string | null;
};

const LIVE = sql`c.state not in ('resolved', 'closed')`;
const conditionOf = ({
  tenantId,
  view,
  agentId,
}: Pick<QueueQuery, 'tenantId' | 'view' | 'agentId'>): RawBuilder<unknown> => {
  switch (view) {
    case 'toDo':
      return sql`c.state in ('open', 'working')`;
    case 'waiting':
      return sql`c.state in ('waitingOnTraveler', 'waitingOnSupplier')`;
    case 'mine':
      return sql`c.assignee_id is not null and c.assignee_id = ${agentId} and ${LIVE}`;
    case 'unassigned':
      return sql`c.assignee_id is null and ${LIVE}`;
    case 'approvals':
      return sql`(c.customer_id, c.case_id) in (select p.customer_id, p.case_id from case_proposals p
        where p.tenant_id = ${tenantId} and p.state = 'awaitingApproval' and p.proposed_by <> ${agentId})`;
    case 'resolved':
      return sql`c.state = 'resolved'`;
  }
};

const lines = (picked: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<Row>`
  with picked as materialized (${picked})
  select c.case_id as "caseId", c.code, c.kind, c.facts ->> 'topic' as topic, c.state,
    coalesce(c.resolved_at, c.due_at) as "sortedAt", c.opened_at as "openedAt",
    c.due_at as "dueAt", c.left_minutes as "leftMinutes", c.version,
    c.customer_id as "customerId", u.first_name || ' ' || u.last_name as "customerName",
    c.assignee_id as "assigneeId",
    a.first_name || coalesce(' ' || nullif(left(a.last_name, 1), '') || '.', '') as "assigneeName",
    b.booking_id as "bookingId", coalesce(b.title, '') as title, b.confirmation_code as "confirmationCode"
  from picked c
  join customers u on u.tenant_id = c.tenant_id and u.customer_id = c.customer_id
  left join customers a on a.tenant_id = c.tenant_id and a.customer_id = c.assignee_id
  left join bookings b on b.tenant_id = c.tenant_id and b.customer_id = c.customer_id
    and b.booking_id = coalesce(c.facts ->> 'bookingId', c.subject_id)
  order by ${order}`;

const lineOf = ({
  sortedAt: _,
  customerId,
  customerName,
  assigneeId,
  assigneeName,
  bookingId,
  title,
  confirmationCode,
  ...rest
}: Row): CaseLine => ({
  ...rest,
  customer: { customerId, name: customerName },
  assignee: assigneeId === null ? null : { agentId: assigneeId, name: assigneeName ?? '' },
  booking:
    bookingId === null ? null : { bookingId, title: title ?? '', confirmationCode: confirmationCode ?? '' },
});

/**
 * What is due first comes first, then what was opened first; of what's resolved the newest. Limits are part
 * of the text: with a parameter the database can't know how few rows it's about, and plans every call anew.
 */
export async function readQueue(
  db: Db,
  query: QueueQuery,
): Promise<{ readonly line: CaseLine; readonly sortedAt: Instant }[]> {
  const { tenantId, view, kind, after, limit } = query;
  const isResolved = view === 'resolved';
  const by = isResolved ? sql`c.resolved_at` : sql`c.due_at`;
  const past =
    after === null
      ? sql``
      : isResolved
        ? sql`and (c.resolved_at, c.case_id) < (${after.at}::timestamptz, ${after.caseId})`
        : sql`and (c.due_at, c.opened_at, c.case_id) >
            (${after.at}::timestamptz, ${after.openedAt}::timestamptz, ${after.caseId})`;
  const order = isResolved ? sql`${by} desc, c.case_id desc` : sql`${by}, c.opened_at, c.case_id`;
  const picked = sql`select c.* from cases c where c.tenant_id = ${tenantId} and ${conditionOf(query)}
    ${kind === null ? sql`` : sql`and c.kind = ${kind}`} ${past} order by ${order} limit ${sql.lit(limit)}`;
  const { rows } = await lines(picked, order).execute(db);
  return rows.map((row) => ({ line: lineOf(row), sortedAt: row.sortedAt }));
}

/** One case's line, by its id. */
export async function readLine(
  db: Db,
  by: { readonly tenantId: TenantId; readonly caseId: CaseId },
): Promise<CaseLine | undefined> {
  const picked = sql`select * from cases where tenant_id = ${by.tenantId} and case_id = ${by.caseId}`;
  const { rows } = await lines(picked, sql`c.case_id`).execute(db);
  return rows[0] && lineOf(rows[0]);
}

/** A customer's, what is open first, then the newest. */
export async function readLinesOf(
  db: Db,
  owner: { readonly tenantId: TenantId; readonly customerId: CustomerId },
  limit: number,
): Promise<CaseLine[]> {
  const order = sql`c.state in ('resolved', 'closed'), c.opened_at desc, c.case_id`;
  const picked = sql`select c.* from cases c where c.tenant_id = ${owner.tenantId}
    and c.customer_id = ${owner.customerId} order by ${order} limit ${sql.lit(limit)}`;
  const { rows } = await lines(picked, order).execute(db);
  return rows.map(lineOf);
}

/** Counting stops here: more is more than anybody looks at. */
const COUNT_MAX = 1_000;
type QueueCounts = Readonly<
  Record<'toDo' | 'mine' | 'unassigned' | 'waiting' | 'approvals' | 'overdue', number>
>;

export async function countQueue(
  db: Db,
  {
    tenantId,
    agentId,
    now,
  }: { readonly tenantId: TenantId; readonly agentId: CustomerId; readonly now: Instant },
): Promise<QueueCounts> {
  const count = (condition: RawBuilder<unknown>) => sql`(select count(*)::int from (select from cases c
    where c.tenant_id = ${tenantId} and ${condition} limit ${sql.lit(COUNT_MAX)}) n)`;
  const of = (view: DeskView) => count(conditionOf({ tenantId, view, agentId }));
  const approvals = sql`(select count(*)::int from (select from case_proposals p
    where p.tenant_id = ${tenantId} and p.state = 'awaitingApproval' and p.proposed_by <> ${agentId}
    limit ${sql.lit(COUNT_MAX)}) n)`;
  const { rows } = await sql<QueueCounts>`select ${of('toDo')} as "toDo", ${of('mine')} as mine,
    ${of('unassigned')} as unassigned, ${of('waiting')} as waiting, ${approvals} as approvals,
    ${count(sql`c.state in ('open', 'working') and c.due_at < ${now}`)} as overdue`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a count has a row');
  return counts;
}

type AgentLine = { readonly agentId: CustomerId; readonly name: string };

/** Who works at the desk, by name. */
export async function readAgents(db: Db, tenantId: TenantId): Promise<AgentLine[]> {
  const { rows } = await sql<AgentLine>`select a.agent_id as "agentId",
      c.first_name || coalesce(' ' || nullif(left(c.last_name, 1), '') || '.', '') as name
    from agents a join customers c on c.tenant_id = a.tenant_id and c.customer_id = a.agent_id
    where a.tenant_id = ${tenantId} order by name, a.agent_id limit 200`.execute(db);
  return rows;
}
