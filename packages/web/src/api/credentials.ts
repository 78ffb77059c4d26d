/**
 * What a call carries to prove who calls: the bearer token, the CSRF token and, outside production, a
 * scenario.
 */
import { readStored, store } from '../storage.ts';

const TOKEN = 'session-token';
const SIGNED_OUT = 'signed-out';
const SCENARIO = 'scenario';
const CSRF_COOKIE = '__Host-csrf=';

export const readToken = (): string | null => readStored('local', TOKEN);
export function storeToken(token: string | null): void {
  if (token !== null) store('local', SIGNED_OUT, null);
  store('local', TOKEN, token);
}
/** True for the storage event of another tab that signed in or out. */
export const isTokenEvent = (event: StorageEvent): boolean => event.key === TOKEN || event.key === null;

/** Notifies other tabs; call it before removing the token. */
export const markSignedOut = (): void => store('local', SIGNED_OUT, '1');
/** The last customer has signed out, in this tab or another. */
export const hasSignedOut = (): boolean => readStored('local', SIGNED_OUT) !== null;
export const isSignOutEvent = (event: StorageEvent): boolean =>
  event.key === SIGNED_OUT && event.newValue !== null;

/** The session's token, and the mark of a sign-out. */
export const CREDENTIALS: readonly string[] = [TOKEN, SIGNED_OUT];

export function readCsrfToken(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(CSRF_COOKIE));
  return pair ? decodeURIComponent(pair.slice(CSRF_COOKIE.length)) : null;
}

/** `?scenario=` names a scenario of the lab for this tab until another is named; empty switches it off. */
export function keepScenario(query: string): void {
  const named = new URLSearchParams(query).get(SCENARIO);
  if (named !== null) store('session', SCENARIO, named || null);
}
export const readScenario = (): string | null => readStored('session', SCENARIO);
