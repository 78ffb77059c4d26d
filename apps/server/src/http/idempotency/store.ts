/**
 * Rows of idempotent calls: who runs one, until when, and what came of the first. Times are the database's
 * own.
 */
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';

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

/** Takes the row for this request, unless somebody else runs it or it has a result. */
export async function claimKey(db: Kysely<Database>, of: KeyedRequest, leaseSeconds: number): Promise<Claim> {
  const { rows } = await sql<{ fence: number }>`
    insert into idempotency_keys (tenant_id, customer_id, call, key, request_hash, state, fence, lease_until)
    values (${of.tenantId}, ${of.customerId}, ${of.call}, ${of.key}, ${of.requestHash}, 'running', 1,
      now() + make_interval(secs => ${leaseSeconds}::float8))
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
    .select(['request_hash', 'state', 'status', 'body'])
    .where(same(of))
    .executeTakeFirst();
  // Given back between the two statements: as good as running, the client comes again
  if (!found) return { kind: 'running' };
  if (found.request_hash !== of.requestHash) return { kind: 'otherRequest' };
  if (found.state === 'done') return { kind: 'done', result: { status: found.status!, body: found.body! } };
  return { kind: 'running' };
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
    .set({ lease_until: sql`now() + make_interval(secs => ${leaseSeconds}::float8)` })
    .where(same(of))
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .execute();
}

/** Keeps the result, if this request still holds the row. */
export async function storeResult(
  db: Kysely<Database>,
  of: KeyedRequest,
  fence: number,
  result: StoredResult,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ state: 'done', ...result })
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
