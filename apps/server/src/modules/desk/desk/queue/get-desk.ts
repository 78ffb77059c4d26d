/** What an agent's screen begins with: who they are, who else works here, how much there is to do. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { money } from '@sojourn/domain/money.ts';
import { GOODWILL_LIMIT_MINOR } from '@sojourn/domain/support/proposal-state.ts';
import type { Actor, Effects } from '#context.ts';
import { MACROS } from '../data/macros.ts';
import { countQueue, readAgents } from './store.ts';

export async function getDesk(
  { db, clock }: Pick<Effects, 'db' | 'clock'>,
  { tenantId, customerId: agentId, firstName, lastName }: Actor,
): Promise<OutputOf<Calls['getDesk']>> {
  const [counts, agents] = await Promise.all([
    countQueue(db, { tenantId, agentId, now: clock.now() }),
    readAgents(db, tenantId),
  ]);
  return {
    agent: { agentId, name: `${firstName} ${lastName}`.trim() },
    colleagues: agents.filter((each) => each.agentId !== agentId),
    goodwillLimit: money(GOODWILL_LIMIT_MINOR),
    macros: [...MACROS],
    counts,
  };
}
