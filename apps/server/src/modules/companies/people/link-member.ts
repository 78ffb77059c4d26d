/** The one moment at which a person of a company becomes somebody who signs in. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '#db/client.ts';
import { joinAsInvited, renameMember } from './store.ts';

type Identity = {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/**
 * A member's name and address follow the issuer. Who isn't a member yet becomes one by the oldest invitation
 * to the address that the issuer knows them by.
 */
export async function linkMember(db: Db, tenantId: string, identity: Identity, now: Instant): Promise<void> {
  if (await renameMember(db, tenantId, identity)) return;
  await joinAsInvited(db, tenantId, identity, now);
}
