/** Where to go back to after signing in, and why one was sent away (A §2.2). Both live as long as the tab. */
import { readStored, store } from '@sojourn/web/storage.ts';

const PLACE = 'redirect-after-login';
const INVALID = 'invalid-session';

/** Paths around a session, so never a place to return to. */
const isSignInPath = (path: string): boolean => /^\/(login|auth|access-denied|acknowledgement)/.test(path);

export function saveReturnUrl(place: string): void {
  if (!isSignInPath(place)) store('session', PLACE, place);
}

export const readReturnUrl = (): string | null => readStored('session', PLACE);
export const clearReturnUrl = (): void => store('session', PLACE, null);

export const flagInvalidSession = (): void => store('session', INVALID, '1');
export const isSessionFlaggedInvalid = (): boolean => readStored('session', INVALID) === '1';
export const clearInvalidFlag = (): void => store('session', INVALID, null);
