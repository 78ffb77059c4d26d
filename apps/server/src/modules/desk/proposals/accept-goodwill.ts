/** Goodwill that was accepted: credit at once, a refund owed at once and sent by its saga. */
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { grantCredit } from '#modules/money/wallet/grant-credit.ts';
import { oweGoodwill } from '#modules/selling/booking/goodwill/refund-goodwill.ts';
import { refTo } from '#modules/trips/trips/use-case.ts';
import { Refusal } from '#refusal.ts';
import type { CaseRef } from '../cases/thread/store.ts';
import type { ProposalDeps } from './deps.ts';
import { beginAccepting, endOutdated, movedBy } from './move-proposal.ts';
import { goodwillFor } from './offer-terms.ts';
import type { Proposal } from './store.ts';

export async function acceptCredit(deps: ProposalDeps, ref: CaseRef, proposal: Proposal): Promise<void> {
  const { proposalId, amountMinor } = proposal;
  await withTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const found = await beginAccepting(tx, deps, ref, proposalId);
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
    await movedBy(tx, deps, ref, proposalId, { from: 'accepting', to: 'accepted' });
  });
}

/** Leaves the transaction in which the offer was being accepted. */
const TOO_LITTLE_LEFT = new Refusal('RefundTooHigh');

/** Refuses with ProposalOver once less than was offered can go back. */
export async function acceptRefund(
  deps: ProposalDeps,
  ref: CaseRef,
  { proposalId, amountMinor, bookingId }: Proposal,
  actor: Actor,
  { requestId, scenario }: RequestContext,
): Promise<void> {
  if (!bookingId) throw new Error('a refund is of a booking');
  const { owedMinor } = await goodwillFor(deps, bookingId, actor);
  const goodwill = { proposalId, amountMinor, owedMinor, requestId, scenario };
  const saga = await withTransaction(deps.db, async (tx) => {
    await beginAccepting(tx, deps, ref, proposalId);
    const started = await oweGoodwill(tx, deps, refTo(actor, bookingId), goodwill);
    if (!started) throw TOO_LITTLE_LEFT;
    await movedBy(tx, deps, ref, proposalId, { from: 'accepting', to: 'accepted' });
    return started;
  }).catch((thrown: unknown) => {
    if (thrown === TOO_LITTLE_LEFT) return null;
    throw thrown;
  });
  if (!saga) return endOutdated(deps, ref, proposalId);
  await deps.sagas.drive(saga);
}
