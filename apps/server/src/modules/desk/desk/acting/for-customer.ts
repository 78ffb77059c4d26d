/** The customer in whose name an agent acts, and the note of it in the case in which they do. */
import type { BookingId, CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { readActor } from '#modules/customers/sessions/delegation/store.ts';
import { refuse } from '#refusal.ts';
import { changeCase, openForChange } from '../../cases/thread/change-case.ts';

/** As the use cases are called by the customer; the agent is noted in it. Refuses with NotFound. */
export async function customerFor(
  { db }: Pick<Effects, 'db'>,
  customerId: CustomerId,
  { tenantId, customerId: agentId, sessionId }: Actor,
): Promise<Actor> {
  if (customerId === agentId) return refuse('NotFound');
  const actor = await readActor(db, { tenantId, customerId }, { sessionId, agentId });
  return actor ?? refuse('NotFound');
}

export type InCase = { readonly caseId: CaseId; readonly version: number } | null;
type Deed =
  | 'cancel'
  | 'change'
  | 'resendConfirmation'
  | 'acceptScheduleChange'
  | 'declineScheduleChange'
  | 'rebookScheduleChange';

/** Before it's done: something newer in the case stops it. Refuses with NotFound or CaseOutdated. */
export async function requireCurrent(
  deps: Pick<Effects, 'db'>,
  inCase: InCase,
  { tenantId, customerId }: Actor,
): Promise<void> {
  if (!inCase) return;
  const { caseId, version } = inCase;
  await withTransaction(deps.db, (tx) => openForChange(tx, { tenantId, customerId, caseId }, version));
}

/** After it's done. */
export async function noteDeed(
  deps: Pick<Effects, 'db' | 'clock'>,
  inCase: InCase,
  { customer, agent }: { readonly customer: Actor; readonly agent: Actor },
  deed: { readonly deed: Deed; readonly bookingId: BookingId; readonly reason: string | null },
): Promise<void> {
  if (!inCase) return;
  const { tenantId, customerId } = customer;
  const { caseId } = inCase;
  await withTransaction(deps.db, async (tx) => {
    const found = await openForChange(tx, { tenantId, customerId, caseId }, null);
    const by = { side: 'agent', agentId: agent.customerId } as const;
    const { reason: text, ...data } = deed;
    await changeCase(tx, deps, found, by, { kind: 'acted', text, data });
  });
}
