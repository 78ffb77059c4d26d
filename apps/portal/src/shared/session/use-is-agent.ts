import { useSession } from '@sojourn/web/session/session-provider.tsx';

/** Service desk agents have no trips, wallet or favorites of their own, and book nothing. */
export const useIsAgent = (): boolean => useSession()?.isAgent === true;
