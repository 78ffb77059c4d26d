/**
 * Rows of idempotent calls: the running request, its lease, and the first response, sealed for its row
 * because it may contain personal data. Times are the database's own.
 */
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Sealer } from '../../seal.ts';

export type KeyDeps = { readonly db: Db; readonly sealer: Sealer };
export type KeyedRequest = {
  readonly tenantId: TenantId;
  readonly customerId: CustomerId;
  readonly call: string;
  readonly key: string;
  readonly requestHash: string;
};
export type StoredResult = { readonly status: number; readonly body: string };
type KeyRow = {
  readonly requestHash: string;
  /** `done`: of a version before responses were sealed. */
  readonly state: 'running' | 'done' | 'sealed';
  /** Increases with every process that takes the row over; a slower one before it can no longer write. */
  readonly fence: number;
  readonly status: number | null;
  readonly body: string | null;
  readonly sealed: string | null;
};
type Claim =
  | { readonly kind: 'mine'; readonly fence: number }
  | { readonly kind: 'running' }
  | { readonly kind: 'otherRequest' }
  | { readonly kind: 'done'; readonly result: StoredResult };

/**
 * Renewed for as long as the handler lives; a process that died leaves the row to the next request after it.
 */
export const LEASE_SECONDS = 12;

const same = (of: KeyedRequest) =>
  sql`tenant_id = ${of.tenantId} and customer_id = ${of.customerId}
    and call = ${of.call} and key = ${of.key}`;

const rowOf = (of: KeyedRequest): string => `answer ${of.tenantId} ${of.customerId} ${of.call} ${of.key}`;
const leaseOf = (seconds: number) => sql`now() + make_interval(secs => ${seconds}::float8)`;

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
  const [found] = (
    await sql<KeyRow>`select request_hash as "requestHash", state, fence, status, body, sealed
      from idempotency_keys where ${same(of)}`.execute(db)
  ).rows;
  // Given back between the two statements: as good as running, the client comes again
  if (!found) return { kind: 'running' };
  if (found.requestHash !== of.requestHash) return { kind: 'otherRequest' };
  if (found.state === 'running') return { kind: 'running' };
  const body =
    found.state === 'sealed'
      ? sealer.unseal(rowOf(of), assertPresent(found.sealed, 'the sealed response'))
      : found.body;
  if (body === null) return claimUnreadable(db, of, found.fence, leaseSeconds);
  return { kind: 'done', result: { status: assertPresent(found.status, 'the status'), body } };
}

/**
 * Takes over a row whose response can't be unsealed anymore, as if its process had died before saving one:
 * each call's own records show what it has done already. So responses never need resealing.
 */
async function claimUnreadable(
  db: Db,
  of: KeyedRequest,
  fence: number,
  leaseSeconds: number,
): Promise<Claim> {
  const { numAffectedRows } = await sql`update idempotency_keys
    set state = 'running', fence = ${fence + 1}, lease_until = ${leaseOf(leaseSeconds)}, status = null,
      sealed = null
    where ${same(of)} and fence = ${fence} and state = 'sealed'`.execute(db);
  return numAffectedRows === 1n ? { kind: 'mine', fence: fence + 1 } : { kind: 'running' };
}

const isHeld = (of: KeyedRequest, fence: number) =>
  sql`${same(of)} and fence = ${fence} and state = 'running'`;

/** Extends the lease, if this request still holds the row. */
export const renewKey = (db: Db, of: KeyedRequest, fence: number, leaseSeconds: number) =>
  sql`update idempotency_keys set lease_until = ${leaseOf(leaseSeconds)} where ${isHeld(of, fence)}`.execute(
    db,
  );

/** Saves the result sealed, if this request still holds the row. */
export const storeResult = (
  { db, sealer }: KeyDeps,
  of: KeyedRequest,
  fence: number,
  { status, body }: StoredResult,
) =>
  sql`update idempotency_keys
    set state = 'sealed', status = ${status}, sealed = ${sealer.seal(rowOf(of), body)}
    where ${isHeld(of, fence)}`.execute(db);

/** Removes the row, as if the request had never arrived. */
export const releaseKey = (db: Db, of: KeyedRequest, fence: number) =>
  sql`delete from idempotency_keys where ${isHeld(of, fence)}`.execute(db);

/**
 * A page repeats a request within minutes, and its key ends with the page, at the latest with its session: 10
 * hours. Later requests are decided by state: a checkout is booked once, a trip canceled once.
 */
export const KEY_RETENTION_DAYS = 3;

/** Deletes keys with their responses, finished or abandoned: a batch of them. Returns how many. */
export async function sweepKeys(db: Db, batch: number): Promise<number> {
  const before = sql`now() - make_interval(days => ${KEY_RETENTION_DAYS}::int)`;
  const { numAffectedRows } = await sql`delete from idempotency_keys
    where (tenant_id, customer_id, call, key) in (
      select tenant_id, customer_id, call, key from idempotency_keys
      where created_at < ${before} and lease_until < ${before}
      order by created_at limit ${batch}::int for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
