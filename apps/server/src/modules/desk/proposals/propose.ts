/** An agent offers something in a case. The customer sees it once nobody else has to agree. */

import { newId } from '@sojourn/domain/ids.ts';
import { needsApproval } from '@sojourn/domain/support/proposal-state.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import { changeCase, openForChange } from '../cases/thread/change-case.ts';
import { notifyOfCase } from '../cases/thread/notify-of-case.ts';
import type { CaseRef } from '../cases/thread/store.ts';
import type { ProposalDeps } from './deps.ts';
import { readGiven } from './giving/agree-to-give.ts';
import { mailedOffer } from './mailed-offer.ts';
import { type Offer, termsOf } from './offer-terms.ts';
import { insertProposal, type NewProposal } from './store.ts';

/**
 * `customer`: in whose name it's quoted. Refuses with ProposalPending while another is open,
 * and as quoting does.
 */
export async function propose(
  deps: ProposalDeps,
  ref: CaseRef,
  input: { readonly version: number; readonly text: string; readonly offer: Offer },
  { agent, customer }: { readonly agent: Actor; readonly customer: Actor },
  context: RequestContext,
): Promise<void> {
  const terms = await termsOf(deps, input.offer, customer, context);
  const by = { side: 'agent', agentId: agent.customerId } as const;
  await withTransaction(deps.db, async (tx) => {
    const found = await openForChange(tx, ref, input.version);
    const at = deps.clock.now();
    const given = await readGiven(tx, found, at);
    const isWaiting = needsApproval(terms, given);
    const proposalId = newId('prp', deps.random.bytes(16));
    const row: NewProposal = {
      ...terms,
      tenantId: ref.tenantId,
      customerId: ref.customerId,
      caseId: ref.caseId,
      proposalId,
      state: isWaiting ? 'awaitingApproval' : 'open',
      text: input.text,
      proposedBy: agent.customerId,
      createdAt: at,
    };
    if (!(await insertProposal(tx, row))) refuse('ProposalPending');
    const changed = await changeCase(tx, deps, found, by, {
      kind: 'proposed',
      action: isWaiting ? 'answer' : 'propose',
      data: { proposalId },
      isInternal: isWaiting,
      assigneeId: found.assigneeId ?? agent.customerId,
    });
    if (!isWaiting) await notifyOfCase(tx, changed, 'caseProposed', at, mailedOffer(row));
  });
}
