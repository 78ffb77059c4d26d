/** The SQL that deletes requests that came to nothing, of all customers. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { SweepKey, SweptPage } from '#workflow/jobs/sweep.ts';
import { forgetMoves } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { APPROVAL_MACHINE } from '../machines.ts';

type Swept = Owner & { readonly id: string; readonly at: string };
/** Nothing was booked with them, and nobody has done anything about them since; with steps and moves. */
export async function deleteEnded(
  tx: Tx,
  before: Instant,
  [at = '-infinity', ...key]: SweepKey,
  limit: number,
): Promise<SweptPage> {
  const { rows } = await sql<Swept>`with page as (
      select tenant_id, customer_id, request_id, changed_at from approval_requests
      where booking_id is null and state in ('declined', 'withdrawn', 'lapsed', 'returned')
        and changed_at < ${before}
        and (changed_at, tenant_id, customer_id, request_id)
          > (${at}::timestamptz, ${key[0] ?? ''}, ${key[1] ?? ''}, ${key[2] ?? ''})
      order by changed_at, tenant_id, customer_id, request_id limit ${limit} for update skip locked),
    steps as (delete from approval_steps s using page p where s.tenant_id = p.tenant_id
      and s.customer_id = p.customer_id and s.request_id = p.request_id),
    gone as (delete from approval_requests r using page p where r.tenant_id = p.tenant_id
      and r.customer_id = p.customer_id and r.request_id = p.request_id)
    select tenant_id as "tenantId", customer_id as "customerId", request_id as id, changed_at::text as at
    from page order by changed_at, tenant_id, customer_id, request_id`.execute(tx);
  await forgetMoves(tx, APPROVAL_MACHINE, rows);
  const last = rows.at(-1);
  const next = last ? [last.at, last.tenantId, last.customerId, last.id] : null;
  return { read: rows.length, gone: rows.length, last: next };
}
