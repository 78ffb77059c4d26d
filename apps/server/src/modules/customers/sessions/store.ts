/** SQL of sessions: finding a live one, moving its idle end, ending it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, PersonId, SessionId } from '@sojourn/domain/ids.ts';
import type { Site } from '@sojourn/domain/tenants/resolve-tenant.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';

export type LiveSession = {
  readonly actor: Actor;
  readonly bindingHash: string;
  readonly lastSeenAt: Instant;
  readonly idleEnd: Instant;
  readonly absoluteEnd: Instant;
  readonly isFirst: boolean;
  /** Sealed; `sessionSeals` opens it. */
  readonly idToken: string | null;
  /** Why this person may not go on: the company is suspended, not set up, or has terms to acknowledge. */
  readonly barrier: '40103' | '40105' | '40106' | null;
  /** Runs their company (A §3 canViewAdmin). */
  readonly isAdmin: boolean;
};
type Key = Pick<Actor, 'tenantId' | 'customerId' | 'sessionId'>;

type Row = {
  readonly sessionId: SessionId;
  readonly tenantId: TenantId;
  readonly customerId: CustomerId;
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly locale: 'en' | 'fr';
  readonly isAgent: boolean;
  readonly isDelegated: boolean;
  readonly agentId: CustomerId | null;
  readonly businessId: string | null;
  readonly isLive: boolean | null;
  readonly isSuspended: boolean | null;
  readonly isDeactivated: boolean | null;
  readonly canViewAdmin: boolean | null;
  readonly hasAcknowledged: boolean;
  readonly bindingHash: string;
  readonly lastSeenAt: Instant;
  readonly idleEnd: Instant;
  readonly absoluteEnd: Instant;
  readonly isFirst: boolean;
  readonly idToken: string | null;
};

/** An agent's in somebody's portal lives only as long as what was delegated. */
async function findLive(
  db: Db,
  tenantId: TenantId,
  now: Instant,
  which: RawBuilder<unknown>,
): Promise<LiveSession | null> {
  const { rows } = await sql<Row>`select s.session_id as "sessionId", s.tenant_id as "tenantId",
      s.customer_id as "customerId", c.subject, c.first_name as "firstName", c.last_name as "lastName",
      c.email, c.locale, s.is_agent as "isAgent", s.is_delegated as "isDelegated",
      s.agent_id as "agentId",
      m.business_id as "businessId", b.is_live as "isLive",
      b.suspended_at is not null as "isSuspended", m.deactivated_at is not null as "isDeactivated",
      m.can_view_admin as "canViewAdmin", s.binding_hash as "bindingHash",
      s.last_seen_at as "lastSeenAt", s.idle_expires_at as "idleEnd",
      s.absolute_expires_at as "absoluteEnd", s.is_first as "isFirst", s.id_token as "idToken",
      exists (select from business_acknowledgements a
        where a.tenant_id = s.tenant_id and a.customer_id = s.customer_id
          and a.business_id = b.business_id and a.terms_version >= b.terms_version) as "hasAcknowledged"
    from sessions s
    join customers c on c.tenant_id = s.tenant_id and c.customer_id = s.customer_id
    left join business_members m on m.tenant_id = c.tenant_id and m.subject = c.subject
    left join businesses b on b.tenant_id = m.tenant_id and b.business_id = m.business_id
    where s.tenant_id = ${tenantId} and s.ended_at is null and s.idle_expires_at > ${now}
      and s.absolute_expires_at > ${now} and ${which}
      and (not s.is_delegated or exists (select from delegations d where d.tenant_id = s.tenant_id
        and d.customer_id = s.customer_id and d.session_id = s.session_id and d.ended_at is null
        and d.ends_at > ${now}))`.execute(db);
  return rows[0] ? sessionOf(rows[0]) : null;
}

export const findLiveSession = (
  db: Db,
  by: {
    readonly tokenHash: string;
    readonly tenantId: TenantId;
    readonly site: Site;
    readonly now: Instant;
  },
): Promise<LiveSession | null> =>
  findLive(db, by.tenantId, by.now, sql`s.token_hash = ${by.tokenHash} and s.site = ${by.site}`);

/** The caller's own session again, with its current ends. */
export const readSession = (db: Db, key: Key, now: Instant): Promise<LiveSession | null> =>
  findLive(db, key.tenantId, now, sql`s.customer_id = ${key.customerId} and s.session_id = ${key.sessionId}`);

function barrierOf({ businessId, hasAcknowledged, ...row }: Row): LiveSession['barrier'] {
  const { isLive, isSuspended, isDeactivated } = row;
  if (businessId === null) return null;
  if (isSuspended || isDeactivated) return '40103';
  if (!isLive) return '40105';
  return hasAcknowledged ? null : '40106';
}

const sessionOf = (row: Row): LiveSession => ({
  actor: {
    sessionId: row.sessionId,
    tenantId: row.tenantId,
    customerId: row.customerId,
    subject: row.subject,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    locale: row.locale,
    isAgent: row.isAgent,
    isDelegated: row.isDelegated,
    agentId: row.agentId,
    businessId: row.businessId,
  },
  bindingHash: row.bindingHash,
  lastSeenAt: row.lastSeenAt,
  idleEnd: row.idleEnd,
  absoluteEnd: row.absoluteEnd,
  isFirst: row.isFirst,
  idToken: row.idToken,
  barrier: barrierOf(row),
  isAdmin: row.businessId !== null && row.canViewAdmin === true,
});

const ofKey = ({ tenantId, customerId, sessionId }: Key) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and session_id = ${sessionId}`;

export const moveIdleEnd = (db: Db, key: Key, to: { readonly now: Instant; readonly idleEnd: Instant }) =>
  sql`update sessions set last_seen_at = ${to.now}, idle_expires_at = ${to.idleEnd}
    where ${ofKey(key)} and ended_at is null`.execute(db);

type NewSession = Key & {
  readonly tokenHash: string;
  readonly bindingHash: string;
  readonly isFirst: boolean;
  readonly isAgent: boolean;
  readonly isDelegated: boolean;
  readonly site: Site;
  /** Of a delegated session. */
  readonly agentId: CustomerId | null;
  readonly createdAt: Instant;
  readonly idleEnd: Instant;
  readonly absoluteEnd: Instant;
  /** Sealed with a key derived from the server's. */
  readonly idToken: string | null;
};
export const insertSession = (db: Db, row: NewSession) =>
  sql`insert into sessions (tenant_id, customer_id, session_id, token_hash, binding_hash, is_first, is_agent,
      is_delegated, site, agent_id, created_at, last_seen_at, idle_expires_at, absolute_expires_at, id_token)
    values (${row.tenantId}, ${row.customerId}, ${row.sessionId}, ${row.tokenHash}, ${row.bindingHash},
      ${row.isFirst}, ${row.isAgent}, ${row.isDelegated}, ${row.site}, ${row.agentId},
      ${row.createdAt}, ${row.createdAt},
      ${row.idleEnd}, ${row.absoluteEnd}, ${row.idToken})`.execute(db);

export const markEnded = (db: Db, key: Key, now: Instant) =>
  sql`update sessions set ended_at = ${now}, id_token = null where ${ofKey(key)}`.execute(db);

/** Of the current version; changes nothing when it's acknowledged already. */
export async function insertAcknowledgement(
  db: Db,
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

type NewSignIn = {
  readonly tenantId: TenantId;
  readonly stateHash: string;
  readonly browserHash: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly expiresAt: Instant;
  /** Whose link began it; null for none. */
  readonly invitation: PersonId | null;
};
export const insertSignIn = (db: Db, row: NewSignIn) =>
  sql`insert into sign_ins (tenant_id, state_hash, browser_hash, nonce, verifier, redirect_uri, expires_at,
      invitation)
    values (${row.tenantId}, ${row.stateHash}, ${row.browserHash}, ${row.nonce}, ${row.verifier},
      ${row.redirectUri}, ${row.expiresAt}, ${row.invitation})`.execute(db);

type BegunSignIn = Pick<NewSignIn, 'nonce' | 'verifier' | 'redirectUri' | 'expiresAt' | 'invitation'>;
/** Deletes the sign-in, so that it can be finished once; only for the browser that began it, in time. */
export async function takeSignIn(
  db: Db,
  by: Pick<NewSignIn, 'tenantId' | 'stateHash' | 'browserHash'> & { readonly now: Instant },
): Promise<BegunSignIn | undefined> {
  const { rows } = await sql<BegunSignIn>`delete from sign_ins
    where tenant_id = ${by.tenantId} and state_hash = ${by.stateHash}
      and browser_hash = ${by.browserHash} and expires_at > ${by.now}
    returning nonce, verifier, redirect_uri as "redirectUri", expires_at as "expiresAt", invitation`.execute(
    db,
  );
  return rows[0];
}

/** Ends what an earlier sign-in of the same browser left open; its binding cookie is about to be replaced. */
export const endBoundSessions = (db: Db, tenantId: TenantId, bindingHash: string, now: Instant) =>
  sql`update sessions set ended_at = ${now}, id_token = null
    where tenant_id = ${tenantId} and binding_hash = ${bindingHash} and ended_at is null`.execute(db);

/** Everywhere: at the portal and at every other site, agents' in their place too. */
export const endSessionsOf = (tx: Tx, tenantId: TenantId, subjects: readonly string[], now: Instant) =>
  sql`update sessions s set ended_at = ${now}, id_token = null from customers c
    where c.tenant_id = ${tenantId} and c.subject = any(${subjects}::text[]) and s.tenant_id = c.tenant_id
      and s.customer_id = c.customer_id and s.ended_at is null`.execute(tx);

/** Deletes sessions that ended long ago and abandoned sign-ins: a batch of each. Returns the larger count. */
export async function sweepSessions(db: Db, before: Instant, limit: number): Promise<number> {
  const sessions = await sql`delete from sessions where (tenant_id, customer_id, session_id) in (
    select tenant_id, customer_id, session_id from sessions where absolute_expires_at < ${before}
    order by absolute_expires_at limit ${limit} for update skip locked)`.execute(db);
  const signIns = await sql`delete from sign_ins where (tenant_id, state_hash) in (
    select tenant_id, state_hash from sign_ins where expires_at < ${before}
    order by expires_at limit ${limit} for update skip locked)`.execute(db);
  return Math.max(Number(sessions.numAffectedRows ?? 0n), Number(signIns.numAffectedRows ?? 0n));
}
