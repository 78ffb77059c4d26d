/**
 * Whose answers and searches this browser may remember: the customer whom the session token stands for, once
 * it is known. Another token is another person until its session says who. A session that ends by itself
 * leaves all of it: nobody else can read it, its person comes back to it, and whoever signs in instead takes
 * it away. Signing out takes it away at once.
 */
import { CREDENTIALS, readToken } from './api/credentials.ts';
import { type Area, clearStored, readStoredJson, store } from './storage.ts';

const ITEM = 'cached-person';
/** Enough to tell tokens apart, too little to use. */
const MARK_SIGNS = 6;

type Known = { readonly mark: string; readonly customer: string };

const isKnown = (value: unknown): value is Known => {
  const { mark, customer } = (value ?? {}) as Partial<Known>;
  return typeof mark === 'string' && typeof customer === 'string';
};
const markOf = (token: string): string => token.slice(-MARK_SIGNS);

/** Whom this tab was last told it is; it may know one token while another tab has begun with the next. */
const knownToTab = (): Known | undefined => readStoredJson('session', ITEM, isKnown);

/** Null while nobody is signed in, or before the session has said who. */
export function cachedPerson(): string | null {
  const [token, known] = [readToken(), readStoredJson('local', ITEM, isKnown)];
  return token !== null && known?.mark === markOf(token) ? known.customer : null;
}

/** Whose place and unsent words this tab keeps, also once their session has ended; null until it is known. */
export const tabPerson = (): string | null => knownToTab()?.customer ?? null;

/** Another tab has signed in since this one was told who is: what it knows of a session is of the past. */
export function isSessionReplaced(): boolean {
  const [token, known] = [readToken(), knownToTab()];
  return token !== null && known !== undefined && known.mark !== markOf(token);
}

/** Of the device, whoever sits before it. */
const OF_THE_DEVICE = ['theme', 'locale'];

/** Takes from this device what it remembers of anybody: searches, answers, who it was. */
export const forgetPerson = (): void => clearStored('local', [...OF_THE_DEVICE, ...CREDENTIALS]);

/**
 * `token` is the one that was asked with: another tab may have signed somebody else in meanwhile. What is of
 * somebody else goes, from the device and from this tab.
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
