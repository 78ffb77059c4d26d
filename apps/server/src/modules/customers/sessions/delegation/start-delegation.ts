/** An agent begins a session in a customer's portal: written down first, opened by a ticket afterwards. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { type CaseId, type DelegationId, newId } from '@sojourn/domain/ids.ts';
import type { Actor, Effects } from '#context.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { type EndedDelegation, endDelegations, insertDelegation } from './store.ts';

const DELEGATED_SECONDS = 30 * 60;
const TICKET_SECONDS = 60;
/** The portal's page that opens it; the ticket is behind `#`, so no server logs it. */
export const DELEGATED_PATH = '/auth/delegated/';

type StartedDelegation = {
  readonly delegationId: DelegationId;
  readonly ticket: string;
  readonly endsAt: Instant;
  /** What was delegated of the account before. */
  readonly left: readonly EndedDelegation[];
};

/** One at a time: an agent who was in this account leaves it. */
export async function startDelegation(
  tx: Tx,
  { clock, random }: Pick<Effects, 'clock' | 'random'>,
  { tenantId, customerId: agentId }: Actor,
  owner: Owner,
  { reason, caseId }: { readonly reason: string; readonly caseId: CaseId | null },
): Promise<StartedDelegation> {
  const now = clock.now();
  const left = await endDelegations(tx, owner, {}, 'agent', now);
  const delegationId = newId('dlg', random.bytes(16));
  const ticket = newSecret(random);
  const endsAt = plusSeconds(now, DELEGATED_SECONDS);
  await insertDelegation(tx, {
    tenantId,
    customerId: owner.customerId,
    delegationId,
    agentId,
    caseId,
    reason,
    ticketHash: hashOf(ticket),
    ticketExpiresAt: plusSeconds(now, TICKET_SECONDS),
    startedAt: now,
    endsAt,
  });
  return { delegationId, ticket, endsAt, left };
}
