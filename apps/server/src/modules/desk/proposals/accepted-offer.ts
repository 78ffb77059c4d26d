/** An offer as it was on the screen when the customer accepted it. */
import { isId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Accepted } from '../proofs/accepted.ts';
import type { Proposal } from './store.ts';

/** `aboutId`: what the case is about. */
export function acceptedOffer(proposal: Proposal, aboutId: string): Accepted {
  const { tenantId, customerId, proposalId, caseId, kind, amountMinor, currency, text, quoteId } = proposal;
  return {
    tenantId,
    customerId,
    type: 'offer',
    bookingId: proposal.bookingId ?? (isId('bkg', aboutId) ? aboutId : null),
    subjectId: proposalId,
    total: money(amountMinor, currency),
    agentId: null,
    shown: { caseId, kind, quoteId, proposedBy: proposal.proposedBy, approvedBy: proposal.approvedBy },
    people: { text },
  };
}
