/** Canceling or changing a booking as it was offered: quoted anew, noted as accepted, then carried out. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { checkConfirming } from '#modules/trips/changes/confirm-change.ts';
import { requestChange } from '#modules/trips/changes/request-change.ts';
import { refuse } from '#refusal.ts';
import type { CaseRef } from '../cases/thread/store.ts';
import { carryOut } from './carry-out.ts';
import type { Answer, ProposalDeps } from './deps.ts';
import { beginAccepting, endOutdated } from './move-proposal.ts';
import { isOpen } from './offer-terms.ts';
import { changeColumns, type Proposal, quoteColumns } from './store.ts';

/** The customer gets what was offered, or more. */
export async function acceptCancel(
  deps: ProposalDeps,
  ref: CaseRef,
  proposal: Proposal,
  actor: Actor,
  context: RequestContext,
): Promise<void> {
  const { bookingId, amountMinor, proposalId } = proposal;
  if (!bookingId) throw new Error('an offer to cancel names a booking');
  const { quoteId, refund } = await quoteCancel(deps, bookingId, actor, context);
  if (refund.amountMinor < amountMinor) return endOutdated(deps, ref, proposalId);
  await withTransaction(deps.db, (tx) =>
    beginAccepting(tx, deps, ref, proposalId, quoteColumns(quoteId, deps.clock.now())),
  );
  await carryOut(deps, { ...proposal, quoteId }, { actor, context });
}

/** The customer pays what was offered, or less. A card or a policy that refuses it does so before. */
export async function acceptChange(
  deps: ProposalDeps,
  ref: CaseRef,
  proposal: Proposal,
  { paymentId, policyReason }: Answer,
  actor: Actor,
  context: RequestContext,
): Promise<void> {
  const { bookingId, change, proposalId } = proposal;
  if (!bookingId || !change) throw new Error('an offer to change names a booking and a change');
  const quoted = await requestChange(deps, bookingId, { ask: change.ask }, actor, context);
  if (quoted.priceQuote === 'InProcess' || quoted.failure === 'SupplierUnavailable')
    return refuse('SuppliersUnavailable');
  if (!isOpen(quoted) || !isAsGood(quoted, proposal)) return endOutdated(deps, ref, proposalId);
  const { changeId } = quoted;
  const dueMinor = quoted.cost?.due.amountMinor ?? 0;
  const paying = { dueMinor, paymentId: dueMinor > 0 ? paymentId : null, policyReason };
  await checkConfirming(deps, bookingId, changeId, paying, actor);
  await withTransaction(deps.db, (tx) =>
    beginAccepting(tx, deps, ref, proposalId, changeColumns(changeId, paying.paymentId, deps.clock.now())),
  );
  await carryOut(
    deps,
    { ...proposal, changeId, paymentId: paying.paymentId },
    { actor, context, policyReason },
  );
}

type Offered = Pick<Proposal, 'dueMinor' | 'amountMinor' | 'creditMinor'>;
const isAsGood = ({ cost }: BookingChange, { dueMinor, amountMinor, creditMinor }: Offered): boolean =>
  cost !== null &&
  cost.due.amountMinor <= dueMinor &&
  cost.refund.amountMinor >= amountMinor &&
  cost.refund.amountMinor + cost.credit.amountMinor >= amountMinor + creditMinor;
