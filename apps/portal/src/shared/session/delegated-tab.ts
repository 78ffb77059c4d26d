/** An agent's window in a customer's portal: when its session ends, nobody is asked to sign in there. */
import { readStored, store } from '@sojourn/web/storage.ts';

const KEY = 'delegated';

/** Where the window was opened, and what says that it's over. */
export const DELEGATED_PATH = '/auth/delegated/';

export const markDelegatedTab = (): void => store('session', KEY, '1');
/** Its user signs in there as themselves. */
export const unmarkDelegatedTab = (): void => store('session', KEY, null);
export const isDelegatedTab = (): boolean => readStored('session', KEY) !== null;
