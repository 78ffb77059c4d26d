/** The SQL of what agents have given in cases, and of amounts that wait for another agent's word. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { CaseRef } from '../thread/store.ts';

/** Beyond what terms owed, since then, in minor units: `givenMinor` of the events. */
export async function readGivenInCases(tx: Tx, owner: Owner, since: Instant): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select
      coalesce(sum((data ->> 'givenMinor')::bigint), 0)::bigint as sum
    from case_events where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and at > ${since} and data ? 'givenMinor'`.execute(tx);
  return rows[0]?.sum ?? 0;
}

/** Whether another agent has agreed to give at least as much for the same. */
export async function hasAgreed(
  tx: Tx,
  { tenantId, customerId, caseId }: CaseRef,
  by: { readonly agentId: CustomerId; readonly secondFor: string; readonly amountMinor: number },
): Promise<boolean> {
  const { rows } = await sql`select from case_events where tenant_id = ${tenantId}
    and customer_id = ${customerId} and case_id = ${caseId} and agent_id <> ${by.agentId}
    and data ->> 'secondFor' = ${by.secondFor}
    and (data ->> 'amountMinor')::bigint >= ${by.amountMinor} limit 1`.execute(tx);
  return rows.length > 0;
}
