/** Invites people by email: who answers joins the company as they sign in with the issuer. */
import type { PersonId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Tx } from '#workflow/saga.ts';
import { markInvited } from '../../companies/people/store.ts';
import { readCompany } from '../../companies/store.ts';
import type { AdminDeps } from '../deps.ts';
import { noteDeed } from '../note-deed.ts';

/** Returns how many were; nobody who signed in already, or may no longer. */
export const invitePeople = (
  deps: AdminDeps,
  personIds: readonly PersonId[] | null,
  actor: AdminActor,
): Promise<number> => withTransaction(deps.db, (tx) => invite(tx, deps, actor, personIds));

export async function invite(
  tx: Tx,
  deps: Pick<AdminDeps, 'clock'>,
  actor: AdminActor,
  personIds: readonly PersonId[] | null,
): Promise<number> {
  const at = deps.clock.now();
  const invited = await markInvited(tx, actor, personIds, at);
  if (invited.length === 0) return 0;
  const company = (await readCompany(tx, actor))?.businessName ?? '';
  const { tenantId, customerId } = actor;
  for (const { personId, email } of invited) {
    const key = `${personId}.${Date.parse(at)}`;
    const message = { kind: 'companyInvitation', key, to: email, company, personId };
    await enqueue(tx, { tenantId, customerId, at, ...message });
  }
  await noteDeed(tx, deps, actor, 'peopleInvited', {
    about: String(invited.length),
    personIds: invited.map(({ personId }) => personId),
  });
  return invited.length;
}
