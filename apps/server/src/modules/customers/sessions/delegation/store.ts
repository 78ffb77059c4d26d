/** The SQL of agents, and of their sessions in customers' portals. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId, DelegationId, SessionId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Actor, TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/** An agent is somebody who has signed in at the desk. */
export const noteAgent = (
  db: Db,
  by: { readonly tenantId: TenantId; readonly agentId: CustomerId },
  now: Instant,
) =>
  sql`insert into agents (tenant_id, agent_id, created_at, seen_at)
    values (${by.tenantId}, ${by.agentId}, ${now}, ${now})
    on conflict (tenant_id, agent_id) do update set seen_at = excluded.seen_at`.execute(db);

type NewDelegation = Owner & {
  readonly delegationId: DelegationId;
  readonly agentId: CustomerId;
  readonly caseId: CaseId | null;
  readonly reason: string;
  readonly ticketHash: string;
  readonly ticketExpiresAt: Instant;
  readonly startedAt: Instant;
  readonly endsAt: Instant;
};

export const insertDelegation = (tx: Tx, row: NewDelegation) =>
  sql`insert into delegations (tenant_id, customer_id, delegation_id, agent_id, case_id, reason, ticket_hash,
      ticket_expires_at, started_at, ends_at)
    values (${row.tenantId}, ${row.customerId}, ${row.delegationId}, ${row.agentId}, ${row.caseId},
      ${row.reason}, ${row.ticketHash}, ${row.ticketExpiresAt}, ${row.startedAt}, ${row.endsAt})`.execute(tx);

export type LiveDelegation = {
  readonly delegationId: DelegationId;
  readonly agentId: CustomerId;
  readonly agentName: string;
  readonly caseId: CaseId | null;
  readonly startedAt: Instant;
  readonly endsAt: Instant;
};

/** The newest that hasn't ended; null for none. */
export async function readLiveDelegation(
  db: Db | Tx,
  owner: Owner,
  now: Instant,
): Promise<LiveDelegation | null> {
  const { rows } = await sql<LiveDelegation>`select d.delegation_id as "delegationId",
      d.agent_id as "agentId", d.case_id as "caseId", d.started_at as "startedAt", d.ends_at as "endsAt",
      a.first_name || coalesce(' ' || nullif(left(a.last_name, 1), '') || '.', '') as "agentName"
    from delegations d join customers a on a.tenant_id = d.tenant_id and a.customer_id = d.agent_id
    where d.tenant_id = ${owner.tenantId} and d.customer_id = ${owner.customerId}
      and d.ended_at is null and d.ends_at > ${now}
    order by d.started_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

type TakenTicket = Owner & {
  readonly delegationId: DelegationId;
  readonly agentId: CustomerId;
  readonly endsAt: Instant;
};
/** Uses up the ticket; undefined for one that's unknown, used, too old, or whose delegation has ended. */
export async function takeTicket(
  db: Db,
  by: { readonly tenantId: TenantId; readonly ticketHash: string; readonly now: Instant },
): Promise<TakenTicket | undefined> {
  const { rows } = await sql<TakenTicket>`update delegations set ticket_hash = null
    where tenant_id = ${by.tenantId} and ticket_hash = ${by.ticketHash} and ended_at is null
      and ticket_expires_at > ${by.now} and ends_at > ${by.now}
    returning tenant_id as "tenantId", customer_id as "customerId", delegation_id as "delegationId",
      agent_id as "agentId", ends_at as "endsAt"`.execute(db);
  return rows[0];
}

export const nameSession = (
  db: Db,
  { tenantId, customerId, delegationId }: TakenTicket,
  sessionId: SessionId,
) =>
  sql`update delegations set session_id = ${sessionId} where tenant_id = ${tenantId}
    and customer_id = ${customerId} and delegation_id = ${delegationId}`.execute(db);

export type EndedDelegation = Pick<LiveDelegation, 'delegationId' | 'agentId' | 'caseId'>;
/**
 * Ends the live ones of a customer with their sessions: one, that of a session, or all. Returns those that
 * ended now.
 */
export async function endDelegations(
  db: Db | Tx,
  owner: Owner,
  which: { readonly delegationId?: DelegationId; readonly sessionId?: SessionId },
  by: 'agent' | 'customer' | 'portal',
  now: Instant,
): Promise<EndedDelegation[]> {
  const { delegationId = null, sessionId = null } = which;
  const { rows } = await sql<EndedDelegation>`with ended as (
      update delegations set ended_at = ${now}, ended_by = ${by}, ticket_hash = null
      where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId} and ended_at is null
        and (${delegationId}::text is null or delegation_id = ${delegationId})
        and (${sessionId}::text is null or session_id = ${sessionId})
      returning tenant_id, customer_id, delegation_id, agent_id, case_id, session_id),
    closed as (update sessions s set ended_at = ${now}, id_token = null from ended e
      where s.tenant_id = e.tenant_id and s.customer_id = e.customer_id and s.session_id = e.session_id
        and s.ended_at is null)
    select delegation_id as "delegationId", agent_id as "agentId", case_id as "caseId" from ended`.execute(
    db,
  );
  return rows;
}

/** Ends those whose time ran out after `since`, at the moment when it did. Returns one batch. */
export async function endOverdue(
  tx: Tx,
  { since, now }: { readonly since: Instant; readonly now: Instant },
  limit: number,
): Promise<(Owner & EndedDelegation)[]> {
  const { rows } = await sql<Owner & EndedDelegation>`with due as (
      select tenant_id, customer_id, delegation_id from delegations
      where ended_at is null and ends_at <= ${now} and ends_at > ${since}
      order by ends_at limit ${limit} for update skip locked)
    update delegations d set ended_at = d.ends_at, ticket_hash = null from due
    where d.tenant_id = due.tenant_id and d.customer_id = due.customer_id
      and d.delegation_id = due.delegation_id
    returning d.tenant_id as "tenantId", d.customer_id as "customerId",
      d.delegation_id as "delegationId", d.agent_id as "agentId", d.case_id as "caseId"`.execute(tx);
  return rows;
}

/** A customer as the use cases are asked in their name; null for nobody of this tenant. */
export async function readActor(
  db: Db | Tx,
  owner: Owner,
  by: Pick<Actor, 'sessionId' | 'agentId'>,
): Promise<Actor | null> {
  const { rows } = await sql<Omit<Actor, 'sessionId' | 'agentId' | 'isAgent' | 'isDelegated'>>`
    select c.tenant_id as "tenantId", c.customer_id as "customerId", c.subject, c.first_name as "firstName",
      c.last_name as "lastName", c.email, c.locale, m.business_id as "businessId"
    from customers c
    left join business_members m on m.tenant_id = c.tenant_id and m.subject = c.subject
    where c.tenant_id = ${owner.tenantId} and c.customer_id = ${owner.customerId}`.execute(db);
  return rows[0] ? { ...rows[0], sessionId: by.sessionId, agentId: by.agentId ?? null, ...FOR_THEM } : null;
}
const FOR_THEM = { isAgent: false, isDelegated: false } as const;
