/** Ends what is delegated of an account: in its own session that one, elsewhere all of them. */
import type { Actor, Effects } from '../../../context.ts';
import { type EndedDelegation, endDelegations } from './store.ts';

export const endDelegationOf = (
  { db, clock }: Pick<Effects, 'db' | 'clock'>,
  { tenantId, customerId, sessionId, isDelegated }: Actor,
  by: 'customer' | 'portal',
): Promise<EndedDelegation[]> =>
  endDelegations(db, { tenantId, customerId }, isDelegated ? { sessionId } : {}, by, clock.now());
