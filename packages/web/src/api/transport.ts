/**
 * How calls reach the portal's server. On its own pages: same origin, the CSRF token from its cookie. As a
 * guest on another origin: the portal's origin, cookies along, and the CSRF token from the session info,
 * because the cookie is not readable there. Nothing of it is stored.
 */
import { readCsrfToken, readScenario, readToken } from './credentials.ts';

export type Transport = {
  /** Of the portal's server, without a slash at the end; empty on the portal's own pages. */
  readonly origin: string;
  readonly getToken: () => string | null | Promise<string | null>;
};

const OWN: Transport = { origin: '', getToken: readToken };
const SESSION = '/api/v0/session';
let present = OWN;
/** Of which token's session it is: another token needs another. */
let csrf: { readonly token: string | null; readonly value: Promise<string | null> } | null = null;

/** From now on calls go this way; returns how to go the portal's own again. */
export function openTransport(next: Transport): () => void {
  present = next;
  csrf = null;
  return () => {
    if (present !== next) return;
    present = OWN;
    csrf = null;
  };
}

/** On a page of another origin: its storage and its document are not ours. */
export const isGuest = (): boolean => present.origin !== '';
/** False where anybody may read and nobody has signed in. */
export const mayAsk = (): boolean => isGuest() || readToken() !== null;
/** The address of a path of the portal's server: `/art/city.svg?…`. */
export const atPortal = (path: string): string => `${present.origin}${path}`;

async function csrfToken(token: string | null, signal?: AbortSignal | null): Promise<string | null> {
  if (!isGuest()) return readCsrfToken();
  if (csrf?.token !== token) csrf = { token, value: askCsrf(token, signal) };
  const { value } = csrf;
  return value.catch((thrown: unknown) => {
    csrf = null;
    throw thrown;
  });
}

async function askCsrf(token: string | null, signal?: AbortSignal | null): Promise<string | null> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(atPortal(SESSION), { headers, credentials: 'include', signal });
  return answer.ok ? ((await answer.json()) as { csrfToken: string }).csrfToken : null;
}

/** Headers that prove who calls, and outside production the scenario. */
export async function proofOf(method: string, signal?: AbortSignal | null): Promise<Record<string, string>> {
  const headers: Record<string, string> = {};
  const token = await present.getToken();
  const mayRead = method === 'GET' && isGuest();
  const [csrf, scenario] = [
    mayRead ? null : await csrfToken(token, signal),
    isGuest() ? null : readScenario(),
  ];
  if (token) headers.authorization = `Bearer ${token}`;
  if (csrf) headers['x-csrf-token'] = csrf;
  if (scenario) headers['x-scenario'] = scenario;
  return headers;
}

/** `fetch` of a path of the portal's server, `/api/v0/trips/list`, with what proves who calls. */
export async function sendCall(path: string, init: RequestInit): Promise<Response> {
  const { method = 'GET', signal } = init;
  const headers = { ...(await proofOf(method, signal)), ...(init.headers as Record<string, string>) };
  const credentials = isGuest() ? 'include' : 'same-origin';
  return fetch(atPortal(path), { ...init, headers, credentials });
}
