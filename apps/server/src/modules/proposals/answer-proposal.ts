/**
 * The customer's answer to an offer. Accepting carries it out: credit in the same transaction, a cancellation
 * by its own use case, on terms that are at least as good as those that were offered.
 */
import type { ProposalId } from '@sojourn/domain/ids.ts';
import { isExpired } from '@sojourn/domain/support/proposal-state.ts';
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { Refusal, refuse } from '../../refusal.ts';
import { cancelTrip } from '../cancellation/cancel-trip.ts';
import type { CancellationDeps } from '../cancellation/product.ts';
import { quoteCancel } from '../cancellation/quote-cancel.ts';
import { changeCase, openForChange } from '../cases/thread/change-case.ts';
import type { CaseRef } from '../cases/thread/store.ts';
import { grantCredit } from '../wallet/grant-credit.ts';
import { PROPOSAL_MACHINE } from './machines.ts';
import { decidedColumns, type Proposal, quoteColumns, readProposal } from './store.ts';

const CUSTOMER = { side: 'customer' } as const;

/** Refuses with ProposalOver for what is answered, withdrawn, expired, or no longer on the terms offered. */
export async function answerProposal(
  deps: CancellationDeps,
  ref: CaseRef,
  { proposalId, accept }: { readonly proposalId: ProposalId; readonly accept: boolean },
  actor: Actor,
  context: RequestContext,
): Promise<void> {
  const proposal = await readProposal(deps.db, { ...ref, proposalId });
  if (!proposal || proposal.caseId !== ref.caseId) return refuse('NotFound');
  if (proposal.state !== 'open' || isExpired(proposal, deps.clock.now())) refuse('ProposalOver');
  if (!accept) return decline(deps, ref, proposal);
  if (proposal.kind === 'credit') return acceptCredit(deps, ref, proposal);
  return acceptCancel(deps, ref, proposal, actor, context);
}

async function decline(deps: CancellationDeps, ref: CaseRef, { proposalId }: Proposal): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const found = await openForChange(tx, ref, null);
    const at = deps.clock.now();
    const set = decidedColumns(at);
    const declining = { from: ['open'], to: 'declined', cause: 'customer', at, set } as const;
    if (!(await move(tx, PROPOSAL_MACHINE, { ...ownerOf(ref), subject: [proposalId], ...declining })))
      refuse('ProposalOver');
    await changeCase(tx, deps, found, CUSTOMER, {
      kind: 'declined',
      action: 'declineProposal',
      data: { proposalId },
    });
  });
}

async function acceptCredit(deps: CancellationDeps, ref: CaseRef, proposal: Proposal): Promise<void> {
  const { proposalId, amountMinor } = proposal;
  await withTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const found = await beginAccepting(tx, deps, ref, proposal);
    const settled = { ...ownerOf(ref), subject: [proposalId] as const, cause: 'granted', at };
    const expiresAt = creditEnds('GoodwillCredit', at);
    const origin = { bookingId: null, code: found.code };
    const grant = {
      type: 'GoodwillCredit',
      amountMinor,
      grantKey: `proposal:${proposalId}`,
      expiresAt,
      origin,
    } as const;
    if (!(await grantCredit(tx, deps, ref, grant, at))) throw new Error('an open offer was granted before');
    await mustMove(tx, PROPOSAL_MACHINE, { ...settled, from: ['accepting'], to: 'accepted' });
  });
}

/** Notes the acceptance first: from here on it's carried out, by this process or another. */
async function acceptCancel(
  deps: CancellationDeps,
  ref: CaseRef,
  proposal: Proposal,
  actor: Actor,
  context: RequestContext,
): Promise<void> {
  const { bookingId, amountMinor } = proposal;
  if (!bookingId) throw new Error('an offer to cancel names a booking');
  const quote = await quoteCancel(deps, bookingId, actor, context);
  // The customer gets what was offered, or more
  if (quote.refund.amountMinor < amountMinor) refuse('ProposalOver');
  const accepted = await withTransaction(deps.db, async (tx) => {
    await beginAccepting(tx, deps, ref, proposal, quote.quoteId);
    return { ...proposal, quoteId: quote.quoteId };
  });
  await carryOut(deps, accepted, actor, context);
}

/** Cancels on the terms that were accepted, and notes what came of it. Repeating it changes nothing. */
export async function carryOut(
  deps: CancellationDeps,
  proposal: Proposal,
  actor: Actor,
  context: RequestContext,
): Promise<void> {
  const { bookingId, quoteId, proposalId, caseId } = proposal;
  if (!bookingId || !quoteId) throw new Error(`proposal ${proposalId} can't be carried out`);
  const isDone = await cancelTrip(deps, bookingId, { quoteId }, actor, context).then(
    () => true,
    (thrown: unknown) => {
      if (thrown instanceof Refusal) return false;
      throw thrown;
    },
  );
  const ref = { ...ownerOf(proposal), caseId };
  await withTransaction(deps.db, async (tx) => {
    const found = await openForChange(tx, ref, null);
    const at = deps.clock.now();
    const settled = { ...ownerOf(ref), subject: [proposalId] as const, cause: 'cancel', at };
    const to = isDone ? 'accepted' : 'failed';
    if (!(await move(tx, PROPOSAL_MACHINE, { ...settled, from: ['accepting'], to })) || isDone) return;
    await changeCase(tx, deps, found, { side: 'system' }, { kind: 'proposalFailed', data: { proposalId } });
  });
}

async function beginAccepting(
  tx: Tx,
  deps: CancellationDeps,
  ref: CaseRef,
  { proposalId }: Proposal,
  quoteId: Proposal['quoteId'] = null,
): ReturnType<typeof changeCase> {
  const found = await openForChange(tx, ref, null);
  const at = deps.clock.now();
  const set = quoteId === null ? decidedColumns(at) : quoteColumns(quoteId, at);
  const accepting = { from: ['open'], to: 'accepting', cause: 'customer', at, set } as const;
  if (!(await move(tx, PROPOSAL_MACHINE, { ...ownerOf(ref), subject: [proposalId], ...accepting })))
    refuse('ProposalOver');
  const change = { kind: 'accepted', action: 'acceptProposal', data: { proposalId } } as const;
  return changeCase(tx, deps, found, CUSTOMER, change);
}

const ownerOf = ({
  tenantId,
  customerId,
}: {
  tenantId: Proposal['tenantId'];
  customerId: Proposal['customerId'];
}) => ({
  tenantId,
  customerId,
});
