/** An agent enters a customer's portal and leaves it; a case in which they do says so on both sides. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId, DelegationId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext, TenantId } from '#context.ts';
import type { NoteEnded } from '#modules/customers/sessions/delegation/end-delegation.ts';
import { DELEGATED_PATH, startDelegation } from '#modules/customers/sessions/delegation/start-delegation.ts';
import { endDelegations, endOverdue } from '#modules/customers/sessions/delegation/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { changeCase, openForChange } from '../../cases/thread/change-case.ts';
import type { DeskDeps } from '../deps.ts';
import { customerFor } from './for-customer.ts';

type Input = { readonly reason: string; readonly caseId: CaseId | null };

/** Written down, in the case too, before the session can be opened. */
export async function delegate(
  deps: DeskDeps,
  customerId: CustomerId,
  input: Input,
  agent: Actor,
  { origin }: RequestContext,
): Promise<{ delegationId: DelegationId; url: string; endsAt: Instant }> {
  const { tenantId } = agent;
  await customerFor(deps, customerId, agent);
  const owner = { tenantId, customerId };
  const { delegationId, ticket, endsAt } = await withTransaction(deps.db, async (tx) => {
    const started = await startDelegation(tx, deps, agent, owner, input);
    await noteEndedIn(deps)(tx, owner, started.left);
    const of = { customerId, caseId: input.caseId, agent };
    await noteInCase(tx, deps, of, 'delegated', input.reason);
    return started;
  });
  return { delegationId, url: `${deps.portalOrigin(tenantId, origin)}${DELEGATED_PATH}#${ticket}`, endsAt };
}

/** Any agent can end it. Refuses with NotFound for what has ended. */
export async function stopDelegation(
  deps: DeskDeps,
  { customerId, delegationId }: { readonly customerId: CustomerId; readonly delegationId: DelegationId },
  agent: Actor,
): Promise<{ endedAt: Instant }> {
  const { tenantId } = agent;
  const endedAt = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const owner = { tenantId, customerId };
    const ended = await endDelegations(tx, owner, { delegationId }, 'agent', endedAt);
    if (ended.length === 0) refuse('NotFound');
    await noteEndedIn(deps)(tx, owner, ended);
  });
  return { endedAt };
}

/** In the cases in which they were begun: as the agent's leaving, also where the customer ended it. */
export const noteEndedIn =
  (deps: Pick<DeskDeps, 'clock'>): NoteEnded =>
  async (tx, { tenantId, customerId }, ended) => {
    for (const { caseId, agentId } of ended) {
      const agent = { tenantId: tenantId as TenantId, customerId: agentId };
      await noteInCase(tx, deps, { customerId, caseId, agent }, 'delegationEnded', null);
    }
  };

const DAY_SECONDS = 86_400;
/** Those whose 30 minutes are over, not long ago: as if they had been ended. Returns how many of a batch. */
export function noteOverdue(deps: Pick<DeskDeps, 'db' | 'clock'>, limit: number): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const ended = await endOverdue(tx, { since: plusSeconds(now, -DAY_SECONDS), now }, limit);
    for (const each of ended) await noteEndedIn(deps)(tx, each, [each]);
    return ended.length;
  });
}

type Of = {
  readonly customerId: CustomerId;
  readonly caseId: CaseId | null;
  readonly agent: Pick<Actor, 'tenantId' | 'customerId'>;
};

async function noteInCase(
  tx: Tx,
  deps: Pick<DeskDeps, 'clock'>,
  { customerId, caseId, agent }: Of,
  kind: 'delegated' | 'delegationEnded',
  text: string | null,
): Promise<void> {
  if (caseId === null) return;
  const { tenantId } = agent;
  const found = await openForChange(tx, { tenantId, customerId, caseId }, null);
  await changeCase(tx, deps, found, { side: 'agent', agentId: agent.customerId }, { kind, text });
}
