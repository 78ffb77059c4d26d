/** Ends what is delegated of an account: in its own session that one, elsewhere all of them. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { type EndedDelegation, endDelegations } from './store.ts';

/** Says so where they were begun; in the same transaction. */
export type NoteEnded = (tx: Tx, owner: Owner, ended: readonly EndedDelegation[]) => Promise<void>;
type Deps = Pick<Effects, 'db' | 'clock'> & { readonly noteEnded: NoteEnded };

export const endDelegationOf = (
  { db, clock, noteEnded }: Deps,
  { tenantId, customerId, sessionId, isDelegated }: Actor,
  by: 'customer' | 'portal',
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const owner = { tenantId, customerId };
    const which = isDelegated ? { sessionId } : {};
    await noteEnded(tx, owner, await endDelegations(tx, owner, which, by, clock.now()));
  });
