/** An agent's decision about an offer: a second agent approves or rejects it, any agent withdraws it. */
import type { ProposalId } from '@sojourn/domain/ids.ts';
import { canApprove, isExpired, type ProposalState } from '@sojourn/domain/support/proposal-state.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import { changeCase, openForChange } from '../cases/thread/change-case.ts';
import { notifyOfCase } from '../cases/thread/notify-of-case.ts';
import type { CaseRef } from '../cases/thread/store.ts';
import { PROPOSAL_MACHINE } from './machines.ts';
import { mailedOffer } from './mailed-offer.ts';
import { approvedColumns, decidedColumns, readProposal } from './store.ts';

type Decision = 'approve' | 'reject' | 'withdraw';
const AFTER = { approve: 'open', reject: 'rejected', withdraw: 'withdrawn' } as const;
const FROM: Readonly<Record<Decision, readonly ProposalState[]>> = {
  approve: ['awaitingApproval'],
  reject: ['awaitingApproval'],
  withdraw: ['awaitingApproval', 'open'],
};

/** Refuses with OwnProposal, ProposalOver, or CaseOutdated. */
export async function decideProposal(
  deps: Pick<Effects, 'db' | 'clock'>,
  ref: CaseRef,
  input: { readonly version: number; readonly proposalId: ProposalId; readonly decision: Decision },
  agent: Actor,
): Promise<void> {
  const { decision, proposalId } = input;
  const agentId = agent.customerId;
  await withTransaction(deps.db, async (tx) => {
    const found = await openForChange(tx, ref, input.version);
    const proposal = await readProposal(tx, { ...ref, proposalId });
    const at = deps.clock.now();
    if (!proposal || proposal.caseId !== ref.caseId) return refuse('NotFound');
    if (decision === 'approve' && !canApprove(proposal.proposedBy, agentId)) refuse('OwnProposal');
    const isOver = decision === 'approve' && isExpired(proposal, at);
    if (isOver || !FROM[decision].includes(proposal.state)) refuse('ProposalOver');
    const { tenantId, customerId } = ref;
    const isMoved = await move(tx, PROPOSAL_MACHINE, {
      tenantId,
      customerId,
      subject: [proposalId],
      from: [proposal.state],
      to: AFTER[decision],
      cause: decision,
      at,
      set: decision === 'approve' ? approvedColumns(agentId) : decidedColumns(at),
    });
    if (!isMoved) refuse('ProposalOver');
    const wasShown = proposal.state === 'open';
    const by = { side: 'agent', agentId } as const;
    const data = { proposalId };
    if (decision !== 'approve') {
      const action = wasShown ? ({ action: 'withdraw' } as const) : {};
      const kind = decision === 'reject' ? 'note' : 'withdrawn';
      await changeCase(tx, deps, found, by, { kind, ...action, data, isInternal: !wasShown });
      return;
    }
    const approved = await changeCase(tx, deps, found, by, { kind: 'approved', data });
    const proposer = { side: 'agent', agentId: proposal.proposedBy } as const;
    const changed = await changeCase(tx, deps, approved, proposer, {
      kind: 'proposed',
      action: 'propose',
      data,
    });
    await notifyOfCase(tx, changed, 'caseProposed', at, mailedOffer(proposal));
  });
}
