/** Carries out what was accepted, and notes what came of it. Repeating it changes nothing. */
import type { ShownReason } from '@sojourn/contract/policy.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { confirmChange } from '#modules/trips/changes/confirm-change.ts';
import { readChange } from '#modules/trips/changes/store.ts';
import { refTo } from '#modules/trips/trips/use-case.ts';
import { Refusal } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import { changeCase, openForChange } from '../cases/thread/change-case.ts';
import type { ProposalDeps } from './deps.ts';
import { PROPOSAL_MACHINE } from './machines.ts';
import type { Proposal } from './store.ts';

type By = {
  readonly actor: Actor;
  readonly context: RequestContext;
  readonly policyReason?: ShownReason | undefined;
};
/** `waits`: it's under way, and looked at again. */
type Came = 'done' | 'refused' | 'waits';

export async function carryOut(deps: ProposalDeps, proposal: Proposal, by: By): Promise<void> {
  const { tenantId, customerId, caseId, proposalId } = proposal;
  const came = await attempt(deps, proposal, by).catch((thrown: unknown): Came => {
    if (thrown instanceof Refusal) return 'refused';
    throw thrown;
  });
  if (came === 'waits') return;
  const owner = { tenantId, customerId };
  await withTransaction(deps.db, async (tx) => {
    const found = await openForChange(tx, { ...owner, caseId }, null);
    const at = deps.clock.now();
    const settled = { ...owner, subject: [proposalId] as const, cause: proposal.kind, at };
    const to = came === 'done' ? 'accepted' : 'failed';
    const isMoved = await move(tx, PROPOSAL_MACHINE, { ...settled, from: ['accepting'], to });
    if (!isMoved || came === 'done') return;
    await changeCase(tx, deps, found, { side: 'system' }, { kind: 'proposalFailed', data: { proposalId } });
  });
}

/** The customer accepted what it costs; they may be gone by the time that it's paid. */
const LATER = { kind: 'change', permission: null } as const;

async function attempt(deps: ProposalDeps, proposal: Proposal, by: By): Promise<Came> {
  const { bookingId, quoteId, changeId } = proposal;
  const { actor, context } = by;
  if (bookingId && quoteId) {
    await cancelTrip(deps, bookingId, { quoteId }, actor, context);
    return 'done';
  }
  if (!bookingId || !changeId) throw new Error(`proposal ${proposal.proposalId} can't be carried out`);
  const row = await readChange(deps.db, { ...refTo(actor, bookingId), changeId });
  const { paymentId } = proposal;
  const dueMinor = row?.quote?.amounts.addCollectMinor ?? 0;
  const input = { dueMinor, paymentId, policyReason: by.policyReason };
  const { booking } = await confirmChange(deps, bookingId, changeId, input, actor, context, LATER);
  if (booking === 'InProcess') return 'waits';
  return booking === 'Success' ? 'done' : 'refused';
}
