/** Two cases of one customer become one: one way, never into a closed one, never with an open offer. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { changeCase, openForChange } from './change-case.ts';
import { type CaseRef, hasOpenProposal, lockThread, setMerged, type ThreadedCase } from './store.ts';

/**
 * `version`: of the case that ends, as it was on screen. Refuses with CaseOutdated, with CaseClosed for a
 * target that's over, with ProposalPending, and with NotFound for another customer's.
 */
export async function mergeCases(
  tx: Tx,
  deps: { readonly clock: Clock },
  ref: CaseRef,
  {
    into,
    version,
    agentId,
  }: { readonly into: CaseId; readonly version: number; readonly agentId: CustomerId },
): Promise<ThreadedCase> {
  if (into === ref.caseId) refuse('InvalidInput', { fields: [{ path: 'into', problem: 'the same' }] });
  const target = { ...ref, caseId: into };
  // In one order, or two merges of the same cases wait for each other
  for (const each of [ref, target].toSorted((a, b) => (a.caseId < b.caseId ? -1 : 1)))
    if (!(await lockThread(tx, each))) refuse('NotFound');
  const ending = await openForChange(tx, ref, version);
  const lasting = await openForChange(tx, target, null);
  if (lasting.state === 'closed') refuse('CaseClosed');
  if (await hasOpenProposal(tx, ref)) refuse('ProposalPending');
  const by = { side: 'agent', agentId } as const;
  const ended = await changeCase(tx, deps, ending, by, {
    kind: 'merged',
    action: 'merge',
    text: lasting.code,
    data: { caseId: into },
  });
  await setMerged(tx, ref, into);
  const first = typeof ending.facts.text === 'string' ? ` ${ending.facts.text}` : '';
  await changeCase(tx, deps, lasting, by, {
    kind: 'mergedIn',
    text: `${ending.code}${first}`,
    data: { caseId: ref.caseId },
    isInternal: !ended.isShown,
  });
  return ended;
}
