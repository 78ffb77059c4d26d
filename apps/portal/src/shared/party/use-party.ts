import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useSyncExternalStore } from 'react';
import { followParty, NOBODY_ELSE, type Party, readParty } from './party-store.ts';

/** Who travels; empty for the person alone, and outside companies. */
export function useParty(): Party {
  const session = useSession();
  const userId = session?.corporateInfo ? session.userId : null;
  return useSyncExternalStore(followParty, () => (userId === null ? NOBODY_ELSE : readParty(userId)));
}
