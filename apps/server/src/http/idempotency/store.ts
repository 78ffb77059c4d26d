/**
 * Rows of idempotent calls: who runs one, until when, and what came of the first. That can name a person, so
 * it is sealed, for its row alone. Times are the database's own.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { Sealer } from '../../seal.ts';

export type KeyDeps = { readonly db: Kysely<Database>; readonly sealer: Sealer };
export type KeyedRequest = {
  readonly tenantId: TenantId;
  readonly customerId: CustomerId;
  readonly call: string;
  readonly key: string;
  readonly requestHash: string;
};
export type StoredResult = { readonly status: number; readonly body: string };
export type Claim =
  | { readonly kind: 'mine'; readonly fence: number }
  | { readonly kind: 'running' }
  | { readonly kind: 'otherRequest' }
  | { readonly kind: 'done'; readonly result: StoredResult };

/**
 * Renewed for as long as the handler lives; a process that died leaves the row to the next request after it.
 */
export const LEASE_SECONDS = 12;

const same = (of: KeyedRequest) =>
  sql<boolean>`tenant_id = ${of.tenantId} and customer_id = ${of.customerId}
    and call = ${of.call} and key = ${of.key}`;

const rowOf = (of: KeyedRequest): string => `answer ${of.tenantId} ${of.customerId} ${of.call} ${of.key}`;
const leaseOf = (seconds: number) => sql<Instant>`now() + make_interval(secs => ${seconds}::float8)`;

/** Takes the row for this request, unless somebody else runs it or it has a result. */
export async function claimKey(
  { db, sealer }: KeyDeps,
  of: KeyedRequest,
  leaseSeconds: number,
): Promise<Claim> {
  const { rows } = await sql<{ fence: number }>`
    insert into idempotency_keys (tenant_id, customer_id, call, key, request_hash, state, fence, lease_until)
    values (${of.tenantId}, ${of.customerId}, ${of.call}, ${of.key}, ${of.requestHash}, 'running', 1,
      ${leaseOf(leaseSeconds)})
    on conflict (tenant_id, customer_id, call, key) do update set
      fence = idempotency_keys.fence + 1, lease_until = excluded.lease_until
    where idempotency_keys.state = 'running'
      and idempotency_keys.request_hash = excluded.request_hash
      and idempotency_keys.lease_until < now()
    returning fence
  `.execute(db);
  if (rows[0]) return { kind: 'mine', fence: rows[0].fence };
  const found = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'state', 'fence', 'status', 'body', 'sealed'])
    .where(same(of))
    .executeTakeFirst();
  // Given back between the two statements: as good as running, the client comes again
  if (!found) return { kind: 'running' };
  if (found.request_hash !== of.requestHash) return { kind: 'otherRequest' };
  if (found.state === 'running') return { kind: 'running' };
  const body =
    found.state === 'sealed'
      ? sealer.unseal(rowOf(of), assertPresent(found.sealed, 'the sealed response'))
      : found.body;
  if (body === null) return claimUnreadable(db, of, found.fence, leaseSeconds);
  return { kind: 'done', result: { status: assertPresent(found.status, 'the status'), body } };
}

/**
 * Takes a row whose answer no key of ours opens any more, as if its process had died before it kept one: each
 * call knows by its own records what it has done already. So answers need not be sealed anew.
 */
async function claimUnreadable(
  db: Kysely<Database>,
  of: KeyedRequest,
  fence: number,
  leaseSeconds: number,
): Promise<Claim> {
  const taken = await db
    .updateTable('idempotency_keys')
    .set({ state: 'running', fence: fence + 1, lease_until: leaseOf(leaseSeconds) })
    .set({ status: null, sealed: null })
    .where(same(of))
    .where('fence', '=', fence)
    .where('state', '=', 'sealed')
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? { kind: 'mine', fence: fence + 1 } : { kind: 'running' };
}

/** Keeps the row for longer, if this request still holds it. */
export async function renewKey(
  db: Kysely<Database>,
  of: KeyedRequest,
  fence: number,
  leaseSeconds: number,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ lease_until: leaseOf(leaseSeconds) })
    .where(same(of))
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .execute();
}

/** Keeps the result sealed, if this request still holds the row. */
export async function storeResult(
  { db, sealer }: KeyDeps,
  of: KeyedRequest,
  fence: number,
  { status, body }: StoredResult,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ state: 'sealed', status, sealed: sealer.seal(rowOf(of), body) })
    .where(same(of))
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .execute();
}

/** Gives the row back as if the request had never come. */
export async function releaseKey(db: Kysely<Database>, of: KeyedRequest, fence: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where(same(of))
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .execute();
}

/**
 * A page asks again within minutes, and its key ends with it, at the latest with its session: 10 hours. What
 * is asked for later is decided by what it would change: a checkout is booked once, a trip canceled once.
 */
const KEPT_DAYS = 3;

/** Forgets keys with their answers, finished or abandoned: a batch of them. Returns how many. */
export async function sweepKeys(db: Kysely<Database>, batch: number): Promise<number> {
  const before = sql`now() - make_interval(days => ${KEPT_DAYS}::int)`;
  const { numAffectedRows } = await sql`delete from idempotency_keys
    where (tenant_id, customer_id, call, key) in (
      select tenant_id, customer_id, call, key from idempotency_keys
      where created_at < ${before} and lease_until < ${before}
      order by created_at limit ${batch}::int for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
