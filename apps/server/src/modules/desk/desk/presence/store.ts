/** The SQL of who looks at cases: every reading of a case's page is a sign of it. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import { VIEWER_SECONDS } from '@sojourn/domain/support/claims.ts';
import { sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { CaseRef } from '../../cases/thread/store.ts';

export const noteViewer = (
  db: Db,
  { tenantId, customerId, caseId }: CaseRef,
  agentId: CustomerId,
  now: Instant,
) =>
  sql`insert into case_viewers as v (tenant_id, customer_id, case_id, agent_id, seen_at)
    values (${tenantId}, ${customerId}, ${caseId}, ${agentId}, ${now})
    on conflict (tenant_id, customer_id, case_id, agent_id) do update set seen_at = excluded.seen_at
    where v.seen_at < excluded.seen_at`.execute(db);

type Viewer = {
  readonly caseId: CaseId;
  readonly agentId: CustomerId;
  /** `Sam W.` */
  readonly name: string;
};
/** Other agents than `agentId` who look at these cases now. */
export async function readViewers(
  db: Db,
  { tenantId, agentId }: { readonly tenantId: TenantId; readonly agentId: CustomerId },
  cases: readonly Pick<CaseRef, 'customerId' | 'caseId'>[],
  now: Instant,
): Promise<Viewer[]> {
  if (cases.length === 0) return [];
  const { rows } = await sql<Viewer>`select v.case_id as "caseId", v.agent_id as "agentId",
      a.first_name || coalesce(' ' || nullif(left(a.last_name, 1), '') || '.', '') as name
    from case_viewers v join customers a on a.tenant_id = v.tenant_id and a.customer_id = v.agent_id
    where v.tenant_id = ${tenantId} and v.agent_id <> ${agentId}
      and v.seen_at > ${plusSeconds(now, -VIEWER_SECONDS)}
      and (v.customer_id, v.case_id) in (select * from unnest(
        ${cases.map(({ customerId }) => customerId)}::text[], ${cases.map(({ caseId }) => caseId)}::text[]))
    order by name, v.agent_id`.execute(db);
  return rows;
}

/** At most `limit`; returns how many. */
export async function deleteViewers(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from case_viewers where (tenant_id, customer_id, case_id,
      agent_id) in (select tenant_id, customer_id, case_id, agent_id from case_viewers
      where seen_at < ${before} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
