/** What the answers to all offers share: the move of the offer, and the event in its case. */
import type { ProposalId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { ProposalState } from '@sojourn/domain/support/proposal-state.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { RawBuilder } from 'kysely';
import type { Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { changeCase, openForChange } from '../cases/thread/change-case.ts';
import type { CaseRef } from '../cases/thread/store.ts';
import { type ProofDeps, recordAccepted } from '../proofs/accepted.ts';
import { acceptedOffer } from './accepted-offer.ts';
import { PROPOSAL_MACHINE } from './machines.ts';
import { decidedColumns, readProposal } from './store.ts';

export const CUSTOMER = { side: 'customer' } as const;
type Deps = Pick<Effects, 'db' | 'clock'> & ProofDeps;
type Moving = {
  readonly from: ProposalState;
  readonly to: ProposalState;
  readonly set?: RawBuilder<unknown>;
};

/** False when somebody else moved it first. */
export function movedBy(
  tx: Tx,
  { clock }: Pick<Effects, 'clock'>,
  { tenantId, customerId }: CaseRef,
  proposalId: ProposalId,
  { from, to, set }: Moving,
): Promise<boolean> {
  const at = clock.now();
  return move(tx, PROPOSAL_MACHINE, {
    tenantId,
    customerId,
    subject: [proposalId],
    from: [from],
    to,
    cause: 'customer',
    at,
    set: set ?? decidedColumns(at),
  });
}

/** Notes the acceptance: from here on it's carried out, by this process or another. */
export async function beginAccepting(
  tx: Tx,
  deps: Deps,
  ref: CaseRef,
  proposalId: ProposalId,
  set?: RawBuilder<unknown>,
): ReturnType<typeof changeCase> {
  const found = await openForChange(tx, ref, null);
  const accepting = { from: 'open', to: 'accepting', ...(set ? { set } : {}) } as const;
  if (!(await movedBy(tx, deps, ref, proposalId, accepting))) refuse('ProposalOver');
  const proposal = await readProposal(tx, { tenantId: ref.tenantId, customerId: ref.customerId, proposalId });
  await recordAccepted(tx, deps, acceptedOffer(assertPresent(proposal, 'the offer'), found.subjectId));
  const change = { kind: 'accepted', action: 'acceptProposal', data: { proposalId } } as const;
  return changeCase(tx, deps, found, CUSTOMER, change);
}

/** What was offered can't be had any more: the offer is over, and the agent's turn begins. */
export async function endOutdated(deps: Deps, ref: CaseRef, proposalId: ProposalId): Promise<never> {
  await withTransaction(deps.db, async (tx) => {
    const found = await openForChange(tx, ref, null);
    if (!(await movedBy(tx, deps, ref, proposalId, { from: 'open', to: 'failed' }))) return;
    const data = { proposalId };
    const change = { kind: 'proposalFailed', action: 'declineProposal', data } as const;
    await changeCase(tx, deps, found, CUSTOMER, change);
  });
  return refuse('ProposalOver');
}
