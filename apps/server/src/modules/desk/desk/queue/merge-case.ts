/** An agent merges a case into another of the same customer, in which it goes on. */
import type { CaseId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { requireDecided } from '#modules/protecting/price-match/require-decided.ts';
import { refuse } from '#refusal.ts';
import { mergeCases } from '../../cases/thread/merge-cases.ts';
import { findThread } from '../../cases/thread/store.ts';

/** Refuses with NotFound for another tenant's or another customer's, and with PriceMatchUndecided. */
export async function mergeCase(
  deps: Pick<Effects, 'db' | 'clock'>,
  caseId: CaseId,
  { version, into }: { readonly version: number; readonly into: CaseId },
  { tenantId, customerId: agentId }: Actor,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const named = await findThread(tx, { tenantId, caseId });
    if (!named) return refuse('NotFound');
    const ref = { tenantId, customerId: named.customerId, caseId };
    const ended = await mergeCases(tx, deps, ref, { into, version, agentId });
    await requireDecided(tx, ended);
  });
}
