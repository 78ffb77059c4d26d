/** SQL of sessions: finding a live one, moving its idle end, ending it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { Actor, TenantId } from '../../context.ts';
import type { SessionTables } from './tables.ts';

export type LiveSession = {
  readonly actor: Actor;
  readonly bindingHash: string;
  readonly lastSeenAt: Instant;
  readonly idleEnd: Instant;
  readonly absoluteEnd: Instant;
  readonly isFirst: boolean;
  /** Sealed; `sessionSeals` opens it. */
  readonly idToken: string | null;
  /** Why this person may not go on for now: the company is not set up, or has terms to acknowledge. */
  readonly barrier: '40105' | '40106' | null;
};
type Key = Pick<Actor, 'tenantId' | 'customerId' | 'sessionId'>;

const live = (db: Kysely<Database>, tenantId: TenantId, now: Instant) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.customer_id', '=', 's.customer_id'),
    )
    .leftJoin('business_members as m', (join) =>
      join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.subject', '=', 'c.subject'),
    )
    .leftJoin('businesses as b', (join) =>
      join.onRef('b.tenant_id', '=', 'm.tenant_id').onRef('b.business_id', '=', 'm.business_id'),
    )
    .selectAll('s')
    .select(['c.subject', 'c.first_name', 'c.last_name', 'c.email', 'c.locale', 'm.business_id', 'b.is_live'])
    .select(
      sql<boolean>`exists (select from business_acknowledgements a
        where a.tenant_id = s.tenant_id and a.customer_id = s.customer_id
          and a.business_id = b.business_id and a.terms_version >= b.terms_version)`.as('has_acknowledged'),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('s.ended_at', 'is', null)
    .where('s.idle_expires_at', '>', now)
    .where('s.absolute_expires_at', '>', now);

export async function findLiveSession(
  db: Kysely<Database>,
  by: { readonly tokenHash: string; readonly tenantId: TenantId; readonly now: Instant },
): Promise<LiveSession | null> {
  const row = await live(db, by.tenantId, by.now).where('s.token_hash', '=', by.tokenHash).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The caller's own session again, with its ends as they are now. */
export async function readSession(db: Kysely<Database>, key: Key, now: Instant): Promise<LiveSession | null> {
  const row = await live(db, key.tenantId, now)
    .where('s.customer_id', '=', key.customerId)
    .where('s.session_id', '=', key.sessionId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

type Row = Selectable<SessionTables['sessions']> &
  Pick<SessionTables['customers'], 'subject' | 'first_name' | 'last_name' | 'email' | 'locale'> & {
    business_id: string | null;
    is_live: boolean | null;
    has_acknowledged: boolean;
  };

function barrierOf({ business_id, is_live, has_acknowledged }: Row): LiveSession['barrier'] {
  if (business_id === null) return null;
  if (!is_live) return '40105';
  return has_acknowledged ? null : '40106';
}

const fromRow = (row: Row): LiveSession => ({
  actor: {
    sessionId: row.session_id,
    tenantId: row.tenant_id,
    customerId: row.customer_id,
    subject: row.subject,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    locale: row.locale,
    isAgent: row.is_agent,
    isDelegated: row.is_delegated,
    businessId: row.business_id,
  },
  bindingHash: row.binding_hash,
  lastSeenAt: row.last_seen_at,
  idleEnd: row.idle_expires_at,
  absoluteEnd: row.absolute_expires_at,
  isFirst: row.is_first,
  idToken: row.id_token,
  barrier: barrierOf(row),
});

export async function moveIdleEnd(
  db: Kysely<Database>,
  key: Key,
  to: { readonly now: Instant; readonly idleEnd: Instant },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: to.now, idle_expires_at: to.idleEnd })
    .where('tenant_id', '=', key.tenantId)
    .where('customer_id', '=', key.customerId)
    .where('session_id', '=', key.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertSession(
  db: Kysely<Database>,
  row: Omit<SessionTables['sessions'], 'ended_at'>,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...row, ended_at: null })
    .execute();
}

export async function markEnded(db: Kysely<Database>, key: Key, now: Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, id_token: null })
    .where('tenant_id', '=', key.tenantId)
    .where('customer_id', '=', key.customerId)
    .where('session_id', '=', key.sessionId)
    .execute();
}

/** Of the version that is in force; what stands already stays as it is. */
export async function insertAcknowledgement(
  db: Kysely<Database>,
  by: Key & { readonly businessId: string },
  at: Instant,
): Promise<void> {
  await sql`
    insert into business_acknowledgements (tenant_id, customer_id, business_id, terms_version, session_id,
      acknowledged_at)
    select tenant_id, ${by.customerId}, business_id, terms_version, ${by.sessionId}, ${at}
    from businesses where tenant_id = ${by.tenantId} and business_id = ${by.businessId}
    on conflict do nothing`.execute(db);
}

export const insertSignIn = (db: Kysely<Database>, row: SessionTables['sign_ins']) =>
  db.insertInto('sign_ins').values(row).execute();

/** Takes the sign-in away, so that it can be finished once; only for the browser that began it, in time. */
export const takeSignIn = (
  db: Kysely<Database>,
  by: {
    readonly tenantId: TenantId;
    readonly stateHash: string;
    readonly browserHash: string;
    readonly now: Instant;
  },
) =>
  db
    .deleteFrom('sign_ins')
    .where('tenant_id', '=', by.tenantId)
    .where('state_hash', '=', by.stateHash)
    .where('browser_hash', '=', by.browserHash)
    .where('expires_at', '>', by.now)
    .returning(['nonce', 'verifier', 'redirect_uri'])
    .executeTakeFirst();

/** Ends what an earlier sign-in of the same browser left open; its binding cookie is about to be replaced. */
export async function endBoundSessions(
  db: Kysely<Database>,
  tenantId: TenantId,
  bindingHash: string,
  now: Instant,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, id_token: null })
    .where('tenant_id', '=', tenantId)
    .where('binding_hash', '=', bindingHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends that are long past, and sign-ins nobody finished: a batch of each. Returns the larger count. */
export async function sweepSessions(db: Kysely<Database>, before: Instant, limit: number): Promise<number> {
  const sessions = await sql`delete from sessions where (tenant_id, customer_id, session_id) in (
    select tenant_id, customer_id, session_id from sessions where absolute_expires_at < ${before}
    order by absolute_expires_at limit ${limit} for update skip locked)`.execute(db);
  const signIns = await sql`delete from sign_ins where (tenant_id, state_hash) in (
    select tenant_id, state_hash from sign_ins where expires_at < ${before}
    order by expires_at limit ${limit} for update skip locked)`.execute(db);
  return Math.max(Number(sessions.numAffectedRows ?? 0n), Number(signIns.numAffectedRows ?? 0n));
}
