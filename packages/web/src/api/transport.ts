/**
 * How calls reach the portal's server. On its own pages: same origin, the CSRF token from its cookie. As a
 * guest on another origin: the portal's origin, cookies along, and the CSRF token from the session info,
 * because the cookie is not readable there. Nothing of it is stored.
 */
import { createLayers } from '../layers.ts';
import { readCsrfToken, readScenario, readToken } from './credentials.ts';

export type Transport = {
  /** Of the portal's server, without a slash at the end; empty on the portal's own pages. */
  readonly origin: string;
  readonly getToken: () => string | null | Promise<string | null>;
};

/** Where calls go, and the CSRF token there; another bearer token's session has another. */
type Way = Transport & {
  csrf: { readonly token: string | null; readonly value: Promise<string | null> } | null;
};

const OWN: Way = { origin: '', getToken: readToken, csrf: null };
const SESSION = '/api/v0/session';
const opened = createLayers<Way>();
const present = (): Way => opened.top() ?? OWN;

/** From now on calls go this way; returns how to go the one before again. */
export const openTransport = (next: Transport): (() => void) => opened.put({ ...next, csrf: null });

const isAway = ({ origin }: Way): boolean => origin !== '';
/** On a page of another origin: its storage and its document are not ours. */
export const isGuest = (): boolean => isAway(present());
/** False where anybody may read and nobody has signed in. */
export const mayAsk = (): boolean => isGuest() || readToken() !== null;
/** The address of a path of the portal's server: `/art/city.svg?…`. */
export const atPortal = (path: string): string => `${present().origin}${path}`;

async function csrfToken(way: Way, token: string | null): Promise<string | null> {
  if (!isAway(way)) return readCsrfToken();
  if (way.csrf?.token === token) return way.csrf.value;
  const value = askCsrf(way, token);
  way.csrf = { token, value };
  // What could not be had is asked for again
  const keep = (found: string | null) => {
    if (found === null && way.csrf?.value === value) way.csrf = null;
  };
  value.then(keep, () => keep(null));
  return value;
}

/** Of nobody's call alone: others wait for it too. */
async function askCsrf({ origin }: Way, token: string | null): Promise<string | null> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(`${origin}${SESSION}`, { headers, credentials: 'include' });
  return answer.ok ? ((await answer.json()) as { csrfToken: string }).csrfToken : null;
}

/** Headers that prove who calls, and outside production the scenario. */
async function proofOf(way: Way, method: string): Promise<Record<string, string>> {
  const headers: Record<string, string> = {};
  const token = await way.getToken();
  const csrf = method === 'GET' && isAway(way) ? null : await csrfToken(way, token);
  const scenario = isAway(way) ? null : readScenario();
  if (token) headers.authorization = `Bearer ${token}`;
  if (csrf) headers['x-csrf-token'] = csrf;
  if (scenario) headers['x-scenario'] = scenario;
  return headers;
}

/**
 * `fetch` of a path of the portal's server, `/api/v0/trips/list`, with what proves who calls. It goes the way
 * that was open when it began: a module that is taken away meanwhile calls nobody else.
 */
export async function sendCall(path: string, init: RequestInit): Promise<Response> {
  const way = present();
  const proof = await proofOf(way, init.method ?? 'GET');
  const headers = { ...proof, ...(init.headers as Record<string, string>) };
  const credentials = isAway(way) ? 'include' : 'same-origin';
  return fetch(`${way.origin}${path}`, { ...init, headers, credentials });
}
