/** The SQL of the audit log. Nothing is updated but to forget what was typed. */
import { FIRST_HASH } from '@sojourn/domain/checkout/snapshot.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';

export type AuditRow = {
  readonly seq: number;
  readonly agentId: string;
  readonly at: Instant;
  readonly body: string;
  readonly previous: string;
  readonly hash: string;
  readonly sealed: string | null;
  /** The row with which it began. */
  readonly endedOf: number | null;
};
/** A chain as of its newest row, or of the last one that was deleted. */
export type Link = { readonly tenantId: TenantId; readonly seq: number; readonly hash: string };
export type Anchor = Link & { readonly at: Instant; readonly signature: string };
type NewAuditRow = Pick<AuditRow, 'agentId' | 'at' | 'body' | 'sealed' | 'endedOf'> & {
  readonly tenantId: TenantId;
};

const columns = sql`seq::float8 as seq, agent_id as "agentId", at, body, previous, hash, sealed,
  ended_of::float8 as "endedOf"`;

/** One statement, so rows of a tenant wait for each other no longer than it takes. Returns its number. */
export async function appendRow(db: Db | Tx, row: NewAuditRow): Promise<number> {
  const { tenantId, body } = row;
  const { rows } = await sql<{ seq: number }>`with head as (
      insert into audit_heads as h (tenant_id, seq, previous, hash)
      values (${tenantId}, 1, ${FIRST_HASH},
        encode(sha256(convert_to(${FIRST_HASH} || ' 1 ' || ${body}::text, 'UTF8')), 'hex'))
      on conflict (tenant_id) do update set seq = h.seq + 1, previous = h.hash,
        hash = encode(sha256(convert_to(h.hash || ' ' || (h.seq + 1) || ' ' || ${body}::text, 'UTF8')), 'hex')
      returning seq, previous, hash)
    insert into audit_log (tenant_id, seq, agent_id, at, body, previous, hash, sealed, ended_of)
    select ${tenantId}, seq, ${row.agentId}, ${row.at}::timestamptz, ${body}, previous, hash, ${row.sealed},
      ${row.endedOf}::bigint
    from head returning seq::float8 as seq`.execute(db);
  const [added] = rows;
  if (!added) throw new Error('the audit log took no row');
  return added.seq;
}

/** Those of a tenant after a number, in their order. */
export async function readRows(
  db: Db | Tx,
  tenantId: TenantId,
  after: number,
  limit: number,
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`select ${columns} from audit_log
    where tenant_id = ${tenantId} and seq > ${after} order by seq limit ${limit}`.execute(db);
  return rows;
}

type RowsOf = {
  readonly tenantId: TenantId;
  readonly agentId: string;
  readonly before: number | null;
  /** Without what was only looked at. */
  readonly isAct: boolean;
};
/** What one agent looked at and began, before a number, the newest first. */
export async function readRowsOf(
  db: Db,
  { tenantId, agentId, before, isAct }: RowsOf,
  limit: number,
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`select ${columns} from audit_log
    where tenant_id = ${tenantId} and agent_id = ${agentId}
      and ended_of is null and (${before}::bigint is null or seq < ${before}::bigint)
      and (not ${isAct}::boolean or position('"step":"begun"' in body) > 0)
    order by seq desc limit ${limit}`.execute(db);
  return rows;
}

/** Everything that the transaction reads is of one moment; its first statement. */
export const freeze = (tx: Tx) => sql`set transaction isolation level repeatable read`.execute(tx);

/** What came of those that began, by their numbers. */
export async function readEnds(
  db: Db,
  tenantId: TenantId,
  begun: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ of: number; result: string }>`select ended_of::float8 as of,
      body::jsonb->>'result' as result
    from audit_log where tenant_id = ${tenantId} and ended_of = any(${begun}::bigint[])`.execute(db);
  return new Map(rows.map(({ of, result }) => [of, result]));
}

const linkColumns = sql`tenant_id as "tenantId", seq::float8 as seq, hash`;

export async function readHeads(db: Db | Tx): Promise<Link[]> {
  const { rows } = await sql<Link>`select ${linkColumns} from audit_heads order by tenant_id`.execute(db);
  return rows;
}
export async function readFloors(db: Db | Tx): Promise<Link[]> {
  const { rows } = await sql<Link>`select ${linkColumns} from audit_floors order by tenant_id`.execute(db);
  return rows;
}

/** All that were ever made, of all tenants. */
export async function readAnchors(db: Db | Tx): Promise<Anchor[]> {
  const { rows } = await sql<Anchor>`select ${linkColumns}, at, signature from audit_anchors
    order by tenant_id, seq`.execute(db);
  return rows;
}

/** The heads that have grown since they were last anchored. */
export async function readUnanchored(db: Db | Tx): Promise<Link[]> {
  const { rows } = await sql<Link>`select ${linkColumns} from audit_heads h
    where not exists (select from audit_anchors a where a.tenant_id = h.tenant_id and a.seq = h.seq)
    order by tenant_id`.execute(db);
  return rows;
}
export const insertAnchor = (db: Db | Tx, anchor: Anchor) =>
  sql`insert into audit_anchors (tenant_id, seq, hash, at, signature)
    values (${anchor.tenantId}, ${anchor.seq}, ${anchor.hash}, ${anchor.at}, ${anchor.signature})
    on conflict (tenant_id, seq) do nothing`.execute(db);

/** Forgets what was typed before then; the rows stay. */
export async function forgetWords(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`update audit_log a set sealed = null from (
      select tenant_id, seq from audit_log where sealed is not null and at < ${before}
      order by at limit ${limit}) old
    where a.tenant_id = old.tenant_id and a.seq = old.seq`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

type SealedRow = {
  readonly tenantId: TenantId;
  readonly seq: number;
  readonly at: Instant;
  readonly body: string;
  readonly sealed: string;
};
/** Those with words, a page after a key, the oldest first. */
export async function readSealed(
  tx: Tx,
  [at = '-infinity', tenantId = '', seq = '0']: readonly string[],
  limit: number,
): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`select tenant_id as "tenantId", seq::float8 as seq, at, body,
      coalesce(sealed, '') as sealed
    from audit_log where sealed is not null
      and (at, tenant_id, seq) > (${at}::timestamptz, ${tenantId}, ${seq}::bigint)
    order by at, tenant_id, seq limit ${limit}`.execute(tx);
  return rows;
}
export const changeSealed = (tx: Tx, { tenantId, seq }: SealedRow, sealed: string) =>
  sql`update audit_log set sealed = ${sealed}
    where tenant_id = ${tenantId} and seq = ${seq} and sealed is not null`.execute(tx);

/** Deletes a tenant's oldest rows from before then; the chain begins behind the last of them. */
export async function deleteOldest(
  tx: Tx,
  tenantId: TenantId,
  before: Instant,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ seq: number; hash: string; at: Instant }>`select seq::float8 as seq, hash, at
    from audit_log where tenant_id = ${tenantId} order by seq limit ${limit}`.execute(tx);
  // Up to the first that stays: the chain has no gaps
  const first = rows.findIndex(({ at }) => at >= before);
  const old = first === -1 ? rows : rows.slice(0, first);
  const last = old.at(-1);
  if (!last) return 0;
  await sql`insert into audit_floors (tenant_id, seq, hash, at)
    values (${tenantId}, ${last.seq}, ${last.hash}, ${last.at})
    on conflict (tenant_id) do update set seq = excluded.seq, hash = excluded.hash, at = excluded.at`.execute(
    tx,
  );
  await sql`delete from audit_log where tenant_id = ${tenantId} and seq <= ${last.seq}`.execute(tx);
  return old.length;
}

type NamedSubject = { readonly id: string; readonly name: string };
/** What the ids of rows mean to their reader: names of customers, codes of cases and bookings. */
export async function readSubjects(
  db: Db,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<NamedSubject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedSubject>`
    select customer_id as id, trim(first_name || ' ' || last_name) as name from customers
      where tenant_id = ${tenantId} and customer_id = any(${ids}::text[])
    union all
    select case_id, code from cases where tenant_id = ${tenantId} and case_id = any(${ids}::text[])`.execute(
    db,
  );
  return rows;
}
