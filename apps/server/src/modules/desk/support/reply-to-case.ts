/** The customer writes in their case; a resolved one is reopened with a clock of its own. */
import type { CaseId, FileId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import { attachFiles } from '../cases/files/attach-files.ts';
import { changeCase, openForChange } from '../cases/thread/change-case.ts';
import { isOwnCase, writerOf } from './own-case.ts';

/** Refuses with NotFound for what isn't theirs to see, and with CaseClosed or TooManyFiles. */
export async function replyToCase(
  deps: Pick<Effects, 'db' | 'clock'> & { readonly visibleCases: readonly string[] },
  caseId: CaseId,
  { text, fileIds }: { readonly text: string; readonly fileIds?: readonly FileId[] | undefined },
  actor: Actor,
): Promise<void> {
  const { tenantId, customerId, agentId = null, isDelegated } = actor;
  await withTransaction(deps.db, async (tx) => {
    const named = await openForChange(tx, { tenantId, customerId, caseId }, null);
    if (!isOwnCase(named, deps.visibleCases)) refuse('NotFound');
    // What was written while an agent merged it isn't lost
    const goesOn = named.mergedInto;
    const found = goesOn ? await openForChange(tx, { tenantId, customerId, caseId: goesOn }, null) : named;
    // Who wrote it for them in a delegated session is known to the desk
    const data = isDelegated && agentId !== null ? { byAgent: agentId } : {};
    const message = { kind: 'message', action: 'reply', text, data } as const;
    const { version } = await changeCase(tx, deps, found, { side: 'customer' }, message);
    await attachFiles(tx, found, version, { fileIds, sentBy: writerOf(actor) });
  });
}
