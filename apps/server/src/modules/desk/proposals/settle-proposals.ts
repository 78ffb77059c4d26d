/** Carries out what was accepted while a process died; the acceptance is stored, so it needs no other. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { newId } from '@sojourn/domain/ids.ts';
import type { RequestContext } from '#context.ts';
import { readActor } from '#modules/customers/sessions/delegation/store.ts';
import { carryOut } from './carry-out.ts';
import type { ProposalDeps } from './deps.ts';
import { readUnsettled } from './store.ts';

/** Longer than the request that accepted it takes. */
const GRACE_SECONDS = 120;

/** Returns how many it looked at. One that fails for now is there again next time. */
export async function settleProposals(deps: ProposalDeps, limit: number): Promise<number> {
  const proposals = await readUnsettled(deps.db, plusSeconds(deps.clock.now(), -GRACE_SECONDS), limit);
  for (const proposal of proposals) {
    const sessionId = newId('ses', deps.random.bytes(16));
    const actor = await readActor(deps.db, proposal, { sessionId });
    if (!actor) continue;
    const context = { requestId: `proposal-${proposal.proposalId}`, scenario: null } as RequestContext;
    await carryOut(deps, proposal, { actor, context }).catch((error: unknown) =>
      deps.log.warn(
        { err: error, proposalId: proposal.proposalId },
        'an accepted offer waits to be carried out',
      ),
    );
  }
  return proposals.length;
}
