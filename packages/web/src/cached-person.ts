/**
 * The customer whose responses and searches this browser caches: the one the session token belongs to, once
 * known. A new token counts as another person until its session has loaded. A session that expires leaves the
 * cache for its customer to come back to; if somebody else signs in, or the customer signs out, it's cleared.
 */
import { CREDENTIALS, readToken } from './api/credentials.ts';
import { type Area, clearStored, readStoredJson, store } from './storage.ts';

const ITEM = 'cached-person';
/** Enough to distinguish tokens, too few to use one. */
const MARK_SIGNS = 6;

type Known = { readonly mark: string; readonly customer: string };

const isKnown = (value: unknown): value is Known => {
  const { mark, customer } = (value ?? {}) as Partial<Known>;
  return typeof mark === 'string' && typeof customer === 'string';
};
const markOf = (token: string): string => token.slice(-MARK_SIGNS);

/** The person of this tab's last session; another tab may have a newer token. */
const knownToTab = (): Known | undefined => readStoredJson('session', ITEM, isKnown);

/** Null while nobody is signed in, or before the session has loaded. */
export function cachedPerson(): string | null {
  const [token, known] = [readToken(), readStoredJson('local', ITEM, isKnown)];
  return token !== null && known?.mark === markOf(token) ? known.customer : null;
}

/** Whose place and unsent input this tab holds, even after their session has ended; null until known. */
export const tabPerson = (): string | null => knownToTab()?.customer ?? null;

/** True when another tab has signed in since this tab loaded its session, which is out of date then. */
export function isSessionReplaced(): boolean {
  const [token, known] = [readToken(), knownToTab()];
  return token !== null && known !== undefined && known.mark !== markOf(token);
}

/** Settings of the device rather than the person. */
const OF_THE_DEVICE = ['theme', 'locale'];

/** The browser's cache of pages that open without a network. */
export const SAVED_PAGES = 'saved-pages';

/** Removes everything personal from this device: searches, responses, saved pages, the customer. */
export function forgetPerson(): void {
  clearStored('local', [...OF_THE_DEVICE, ...CREDENTIALS]);
  if ('caches' in globalThis) caches.delete(SAVED_PAGES).catch(() => undefined);
}

/**
 * `token` is the one the request was sent with: another tab may have signed somebody else in since. Removes
 * what belongs to somebody else from the device and from this tab.
 */
export function rememberPerson(token: string | null, customer: string): void {
  if (token === null || token !== readToken()) return;
  const before = readStoredJson('local', ITEM, isKnown);
  if (before && before.customer !== customer) forgetPerson();
  const ofTab = tabPerson();
  if (ofTab !== null && ofTab !== customer) clearStored('session');
  for (const area of ['local', 'session'] as const)
    store(area, ITEM, JSON.stringify({ mark: markOf(token), customer }));
}

/** Keeps a value for the person who is signed in, instead of what was kept for anybody before. */
export function cacheForPerson(item: string, value: unknown, area: Area = 'local'): void {
  const person = cachedPerson();
  if (person !== null) store(area, item, JSON.stringify({ person, value }));
}

/** What was kept for the person who is signed in; what is another's reads as absent. */
export function readForPerson<Value>(
  item: string,
  isValue: (value: unknown) => value is Value,
  area: Area = 'local',
): Value | undefined {
  const person = cachedPerson();
  const isOfPerson = (cached: unknown): cached is { person: string; value: Value } => {
    const { person: owner, value } = (cached ?? {}) as { person?: unknown; value?: unknown };
    return person !== null && owner === person && isValue(value);
  };
  return readStoredJson(area, item, isOfPerson)?.value;
}
