/**
 * * One limit for everything that agents give a customer beyond what terms owe by themselves: what one agent
 * gives alone within its days, be it goodwill, a price match or a cancellation for less than its terms keep.
 * Above it two agents agree.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { GOODWILL_DAYS, GOODWILL_LIMIT_MINOR } from '@sojourn/domain/support/proposal-state.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { hasAgreed, readGivenInCases } from '../../cases/giving/store.ts';
import { changeCase } from '../../cases/thread/change-case.ts';
import type { ThreadedCase } from '../../cases/thread/store.ts';
import { readGivenInProposals } from '../store.ts';

/** In minor units. Until the transaction ends nobody else reads it in order to give more. */
export async function readGiven(tx: Tx, owner: Owner, at: Instant): Promise<number> {
  const since = plusSeconds(at, -GOODWILL_DAYS * 86_400);
  return (await readGivenInProposals(tx, owner, since, at)) + (await readGivenInCases(tx, owner, since));
}

type Giving = {
  readonly agentId: CustomerId;
  /** What it's given for: the other agent agrees about the same. */
  readonly secondFor: string;
  readonly amountMinor: number;
};
/**
 * * Whether it may be given now. If not, the agent's word is noted in the case: another agent who gives at
 * most as much goes on. `found`: locked by this transaction, which is committed in either case.
 */
export async function agreeToGive(
  tx: Tx,
  deps: { readonly clock: Clock },
  found: ThreadedCase,
  { agentId, secondFor, amountMinor }: Giving,
): Promise<boolean> {
  if (amountMinor <= 0) return true;
  const givenMinor = await readGiven(tx, found, deps.clock.now());
  if (givenMinor + amountMinor <= GOODWILL_LIMIT_MINOR) return true;
  if (await hasAgreed(tx, found, { agentId, secondFor, amountMinor })) return true;
  const data = { deed: 'needsSecond', secondFor, amountMinor };
  await changeCase(tx, deps, found, { side: 'agent', agentId }, { kind: 'acted', isInternal: true, data });
  return false;
}
