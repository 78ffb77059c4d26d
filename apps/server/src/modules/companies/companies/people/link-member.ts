/** The one moment at which a person of a company becomes somebody who signs in. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PersonId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import { join, lockInvitations, renameMember } from './store.ts';

type Identity = {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
};

/**
 * * A member's name and address follow the issuer. Who isn't a member yet becomes one by an invitation to the
 * address that the issuer says is theirs: the one that they opened, or the only one. `several`: there are
 * more, and they opened none of them; no company decides that for another.
 */
export async function linkMember(
  db: Db,
  tenantId: string,
  identity: Identity,
  opened: PersonId | null,
  now: Instant,
): Promise<'linked' | 'none' | 'several'> {
  if (await renameMember(db, tenantId, identity)) return 'linked';
  if (!identity.isEmailVerified || identity.email === '') return 'none';
  return withTransaction(db, async (tx) => {
    const invited = await lockInvitations(tx, tenantId, identity.email);
    const chosen = invited.find(({ personId }) => personId === opened) ?? invited[0];
    if (!chosen) return 'none';
    if (chosen.personId !== opened && invited.length > 1) return 'several';
    await join(tx, { tenantId, ...chosen }, identity, now);
    return 'linked';
  });
}
