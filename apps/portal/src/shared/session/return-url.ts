/** Where to go back to after signing in, and why one was sent away (A §2.2). Both live as long as the tab. */
import { readStored, store } from '@sojourn/web/storage.ts';

const PLACE = 'redirect-after-login';
const INVALID = 'invalid-session';

/** Paths around a session, so never a place to return to. */
const isSignInPath = (path: string): boolean => /^\/(login|auth|access-denied|acknowledgement)/.test(path);

/** Only a path of our own: never another origin, which a link could smuggle in. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

export function saveReturnUrl(pathAndQuery: string): void {
  if (!isSignInPath(pathAndQuery)) store('session', PLACE, pathAndQuery);
}

/** The place, once; the home page when there is none. */
export function takeReturnUrl(): string {
  const place = readStored('session', PLACE);
  store('session', PLACE, null);
  return place !== null && isOwnPath(place) ? place : '/';
}

export const flagInvalidSession = (): void => store('session', INVALID, '1');
export const isSessionFlaggedInvalid = (): boolean => readStored('session', INVALID) === '1';
export const clearInvalidFlag = (): void => store('session', INVALID, null);
