/** The SQL that deletes what nobody bought, of all customers: checkouts, quotes and the text of snapshots. */

import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import { forgetTexts } from '#modules/desk/proofs/store.ts';
import type { SweepKey, SweptPage } from '#workflow/jobs/sweep.ts';
import { forgetMoves } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { CHECKOUT_MACHINE } from '../machines.ts';

type Read = Owner & { readonly at: string; readonly id: string };
const keyOf = (row: Read | undefined): SweepKey | null =>
  row ? [row.at, row.tenantId, row.customerId, row.id] : null;
const after = ([at = '-infinity', ...key]: SweepKey) =>
  sql`(${at}::timestamptz, ${key[0] ?? ''}, ${key[1] ?? ''}, ${key[2] ?? ''})`;
const columns = (rows: readonly Read[]) =>
  sql`unnest(${rows.map(({ tenantId }) => tenantId)}::text[],
    ${rows.map(({ customerId }) => customerId)}::text[], ${rows.map(({ id }) => id)}::text[])
    as given (t, c, id)`;

/**
 * Deletes checkouts that were forgotten before then, with their quotes, one page after a key. What is being
 * booked stays, and what a company's policy judged, which its reports are made from.
 */
export async function deleteCheckouts(
  tx: Tx,
  before: Instant,
  key: SweepKey,
  limit: number,
): Promise<SweptPage> {
  const { rows } = await sql<Read>`select tenant_id as "tenantId", customer_id as "customerId",
      checkout_id as id, forgotten_at::text as at
    from checkouts where forgotten_at < ${before}
      and (forgotten_at, tenant_id, customer_id, checkout_id) > ${after(key)}
    order by forgotten_at, tenant_id, customer_id, checkout_id limit ${limit}
    for update skip locked`.execute(tx);
  const { rows: gone } = await sql<Read>`delete from checkouts k using ${columns(rows)}
    where k.tenant_id = t and k.customer_id = c and k.checkout_id = id and k.state in ('open', 'booked')
      and not exists (select from policy_checks p where p.tenant_id = t and p.customer_id = c
        and p.checkout_id = id)
    returning t as "tenantId", c as "customerId", id, '' as at`.execute(tx);
  await forgetMoves(tx, CHECKOUT_MACHINE, gone);
  const { rows: quotes } = await sql<Read>`select q.tenant_id as "tenantId", q.customer_id as "customerId",
      q.quote_id as id, '' as at
    from ${columns(gone)} join quotes q on q.tenant_id = t and q.customer_id = c
      and q.checkout_id = id`.execute(tx);
  await deleteUnaccepted(tx, quotes);
  return { read: rows.length, gone: gone.length, last: keyOf(rows.at(-1)) };
}

/** Deletes quotes that were made before then and replaced by others, one page after a key. */
export async function deleteQuotes(
  tx: Tx,
  before: Instant,
  key: SweepKey,
  limit: number,
): Promise<SweptPage> {
  const { rows } = await sql<Read>`select tenant_id as "tenantId", customer_id as "customerId",
      quote_id as id, created_at::text as at
    from quotes where created_at < ${before}
      and (created_at, tenant_id, customer_id, quote_id) > ${after(key)}
    order by created_at, tenant_id, customer_id, quote_id limit ${limit}`.execute(tx);
  const gone = await deleteUnaccepted(tx, rows);
  return { read: rows.length, gone, last: keyOf(rows.at(-1)) };
}

/** Those of these that neither a booking was made from nor a checkout shows; how many. */
async function deleteUnaccepted(tx: Tx, quotes: readonly Read[]): Promise<number> {
  if (quotes.length === 0) return 0;
  const { rows } = await sql<Read>`delete from quotes q using ${columns(quotes)}
    where q.tenant_id = t and q.customer_id = c and q.quote_id = id
      and not exists (select from bookings b where b.tenant_id = t and b.customer_id = c and b.quote_id = id)
      and not exists (select from checkouts k where k.tenant_id = t and k.customer_id = c
        and k.quote_id = id)
    returning t as "tenantId", c as "customerId", id, '' as at`.execute(tx);
  if (rows.length > 0) await forgetTexts(tx, rows);
  return rows.length;
}
