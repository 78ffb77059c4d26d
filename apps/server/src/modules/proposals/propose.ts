/** An agent offers something in a case. The customer sees it once nobody else has to agree. */

import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { needsApproval, PROPOSAL_HOURS } from '@sojourn/domain/support/proposal-state.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { readBooking } from '../booking/store.ts';
import type { CancellationDeps } from '../cancellation/product.ts';
import { quoteCancel } from '../cancellation/quote-cancel.ts';
import { changeCase, openForChange } from '../cases/thread/change-case.ts';
import { notifyOfCase } from '../cases/thread/notify-of-case.ts';
import type { CaseRef } from '../cases/thread/store.ts';
import { insertProposal, type NewProposal } from './store.ts';

type Offer =
  | { readonly kind: 'credit'; readonly amountMinor: number }
  /** `refundMinor`: what the agent's screen showed. */
  | { readonly kind: 'cancel'; readonly bookingId: BookingId; readonly refundMinor: number };

type Terms = Pick<NewProposal, 'kind' | 'amountMinor' | 'currency' | 'bookingId' | 'expiresAt'>;

/** `customer`: in whose name it's quoted. Refuses with ProposalPending while another is open. */
export async function propose(
  deps: CancellationDeps,
  ref: CaseRef,
  input: { readonly version: number; readonly text: string; readonly offer: Offer },
  { agent, customer }: { readonly agent: Actor; readonly customer: Actor },
  context: RequestContext,
): Promise<void> {
  const terms = await termsOf(deps, input.offer, customer, context);
  const isWaiting = needsApproval(terms);
  const by = { side: 'agent', agentId: agent.customerId } as const;
  await withTransaction(deps.db, async (tx) => {
    const found = await openForChange(tx, ref, input.version);
    const at = deps.clock.now();
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
    if (!isWaiting) await notifyOfCase(tx, changed, 'caseProposed', at);
  });
}

async function termsOf(
  deps: CancellationDeps,
  offer: Offer,
  customer: Actor,
  context: RequestContext,
): Promise<Terms> {
  const now = deps.clock.now();
  const latest = plusSeconds(now, PROPOSAL_HOURS * 3_600);
  if (offer.kind === 'credit') {
    const currency: Currency = 'USD';
    return { kind: 'credit', amountMinor: offer.amountMinor, currency, bookingId: null, expiresAt: latest };
  }
  const { bookingId } = offer;
  const quote = await quoteCancel(deps, bookingId, customer, context);
  if (quote.refund.amountMinor !== offer.refundMinor) refuse('CancelQuoteExpired');
  const { tenantId, customerId } = customer;
  const booking = await readBooking(deps.db, { tenantId, customerId, bookingId });
  if (!booking) return refuse('NotFound');
  const terms = cancelAt(booking.offer.cancellation, booking.totalMinor, now);
  const until = [latest, terms.until ?? latest, booking.startsAt].reduce(earlier);
  return {
    kind: 'cancel',
    amountMinor: quote.refund.amountMinor,
    currency: quote.refund.currency,
    bookingId,
    expiresAt: until,
  };
}

const earlier = (a: Instant, b: Instant): Instant => (isBefore(a, b) ? a : b);
