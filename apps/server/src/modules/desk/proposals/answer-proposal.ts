/**
 * The customer's answer to an offer. Accepting carries it out: goodwill in the same transaction, a
 * cancellation or a change by its own use case, on terms that are at least as good as those that were
 * offered.
 */
import type { ProposalId } from '@sojourn/domain/ids.ts';
import { isExpired } from '@sojourn/domain/support/proposal-state.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import { changeCase, openForChange } from '../cases/thread/change-case.ts';
import type { CaseRef } from '../cases/thread/store.ts';
import { acceptCredit, acceptRefund } from './accept-goodwill.ts';
import { acceptCancel, acceptChange } from './accept-terms.ts';
import type { Answer, ProposalDeps } from './deps.ts';
import { CUSTOMER, movedBy } from './move-proposal.ts';
import { readProposal } from './store.ts';

/** Refuses with ProposalOver for what is answered, withdrawn, expired, or no longer on the terms offered. */
export async function answerProposal(
  deps: ProposalDeps,
  ref: CaseRef,
  answer: Answer,
  actor: Actor,
  context: RequestContext,
): Promise<void> {
  const proposal = await readProposal(deps.db, { ...ref, proposalId: answer.proposalId });
  if (!proposal || proposal.caseId !== ref.caseId) return refuse('NotFound');
  if (proposal.state !== 'open' || isExpired(proposal, deps.clock.now())) refuse('ProposalOver');
  if (!answer.accept) return decline(deps, ref, answer.proposalId);
  switch (proposal.kind) {
    case 'credit':
      return acceptCredit(deps, ref, proposal);
    case 'refund':
      return acceptRefund(deps, ref, proposal, actor, context);
    case 'cancel':
      return acceptCancel(deps, ref, proposal, actor, context);
    case 'change':
      return acceptChange(deps, ref, proposal, answer, actor, context);
  }
}

async function decline(deps: ProposalDeps, ref: CaseRef, proposalId: ProposalId): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const found = await openForChange(tx, ref, null);
    if (!(await movedBy(tx, deps, ref, proposalId, { from: 'open', to: 'declined' }))) refuse('ProposalOver');
    await changeCase(tx, deps, found, CUSTOMER, {
      kind: 'declined',
      action: 'declineProposal',
      data: { proposalId },
    });
  });
}
