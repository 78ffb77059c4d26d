/**
 * Whose answers and searches this browser may remember: the customer whom the session token stands for, once
 * it is known. Another token is another person until its session says who.
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

/** Null while nobody is signed in, or before the session has said who. */
export function cachedPerson(): string | null {
  const [token, known] = [readToken(), readStoredJson('local', ITEM, isKnown)];
  return token !== null && known?.mark === markOf(token) ? known.customer : null;
}

/** Of the device, whoever sits before it. */
const OF_THE_DEVICE = ['theme', 'locale'];

/** Takes from this device what it remembers of anybody: searches, answers, who it was. */
export const forgetPerson = (): void => clearStored('local', [...OF_THE_DEVICE, ...CREDENTIALS]);

/**
 * `token` is the one that was asked with: another tab may have signed somebody else in meanwhile. What is of
 * somebody else goes.
 */
export function rememberPerson(token: string | null, customer: string): void {
  if (token === null || token !== readToken()) return;
  const before = readStoredJson('local', ITEM, isKnown);
  if (before && before.customer !== customer) forgetPerson();
  store('local', ITEM, JSON.stringify({ mark: markOf(token), customer }));
}

/** Keeps a value for the person who is signed in, instead of what was kept for anybody before. */
export function keepForPerson(item: string, value: unknown, area: Area = 'local'): void {
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
  const isOfPerson = (kept: unknown): kept is { person: string; value: Value } => {
    const { person: owner, value } = (kept ?? {}) as { person?: unknown; value?: unknown };
    return person !== null && owner === person && isValue(value);
  };
  return readStoredJson(area, item, isOfPerson)?.value;
}
