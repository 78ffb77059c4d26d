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

/** Where the calls of the portal's pages, or of one mount on another's page, go, and whose they are. */
export type Way = {
  /** On a page of another origin: its storage and its document are not ours. */
  readonly isGuest: boolean;
  /** False where anybody may read and nobody has signed in. */
  readonly mayAsk: () => boolean;
  /** The address of a path of the portal's server: `/art/city.svg?…`. */
  readonly at: (path: string) => string;
  /** `fetch` of a path of the portal's server, `/api/v0/trips/list`, with what proves who calls. */
  readonly send: (path: string, init: RequestInit, onProgress?: (share: number) => void) => Promise<Response>;
};

const SESSION = '/api/v0/session';

/** The CSRF token of a guest's session, asked for once; another bearer token's session has another. */
function csrfAt(origin: string): (token: string | null) => Promise<string | null> {
  let held: { readonly token: string | null; readonly value: Promise<string | null> } | null = null;
  /** Of nobody's call alone: others wait for it too. */
  const ask = async (token: string | null): Promise<string | null> => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const answer = await fetch(`${origin}${SESSION}`, { headers, credentials: 'include' });
    return answer.ok ? ((await answer.json()) as { csrfToken: string }).csrfToken : null;
  };
  return (token) => {
    if (held?.token === token) return held.value;
    const value = ask(token);
    held = { token, value };
    // What could not be had is asked for again
    const keep = (found: string | null) => {
      if (found === null && held?.value === value) held = null;
    };
    value.then(keep, () => keep(null));
    return value;
  };
}

export function openWay({ origin, getToken }: Transport): Way {
  const isGuest = origin !== '';
  const askCsrf = csrfAt(origin);
  const at = (path: string): string => `${origin}${path}`;
  /** Headers that prove who calls, and outside production the scenario. */
  const proofOf = async (method: string): Promise<Record<string, string>> => {
    const headers: Record<string, string> = {};
    const token = await getToken();
    const csrf = !isGuest ? readCsrfToken() : method === 'GET' ? null : await askCsrf(token);
    const scenario = isGuest ? null : readScenario();
    if (token) headers.authorization = `Bearer ${token}`;
    if (csrf) headers['x-csrf-token'] = csrf;
    if (scenario) headers['x-scenario'] = scenario;
    return headers;
  };
  return {
    isGuest,
    mayAsk: () => isGuest || readToken() !== null,
    at,
    send: async (path, init, onProgress) => {
      const proof = await proofOf(init.method ?? 'GET');
      const headers = { ...proof, ...(init.headers as Record<string, string>) };
      const credentials = isGuest ? 'include' : 'same-origin';
      const whole = { ...init, headers, credentials } as const;
      if (!onProgress) return fetch(at(path), whole);
      const { upload } = await import('./upload.ts');
      return upload(at(path), whole, onProgress);
    },
  };
}
