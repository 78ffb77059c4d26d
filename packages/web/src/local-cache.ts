/**
 * What this browser remembers of answers for some hours (A §9): whatever has expired is gone at the next
 * access, whichever entry is asked for. One storage item holds all of it; each entry is of one tenant's
 * customer, and nobody else reads it.
 */
import type { Clock } from '@sojourn/domain/effects.ts';
import { readStored, store } from './storage.ts';

/** A §9: 6 hours. */
export const CACHE_SECONDS = 21_600;

const ITEM = 'cache';
type Entries = Record<string, { readonly value: unknown; readonly until: number }>;

type CacheStorage = {
  readonly read: (item: string) => string | null;
  readonly write: (item: string, text: string | null) => void;
};
const BROWSER: CacheStorage = {
  read: (item) => readStored('local', item),
  write: (item, text) => store('local', item, text),
};

export type CacheOwner = { readonly tenantId: string; readonly customerId: string };

type LocalCache = {
  /** Undefined when there is nothing, it has expired or it is no such value. */
  readonly get: <Value>(key: string, isValue: (value: unknown) => value is Value) => Value | undefined;
  /** `undefined` takes the entry away. */
  readonly put: (key: string, value: unknown, seconds?: number) => void;
};

/** Of nobody (null) nothing is remembered. */
export function localCache(
  clock: Clock,
  owner: CacheOwner | null,
  storage: CacheStorage = BROWSER,
): LocalCache {
  const of = (key: string): string => [owner?.tenantId, owner?.customerId, key].join(' ');
  /** Those that have not expired; whatever else stood there is taken out. */
  const purged = (): Entries => {
    const text = storage.read(ITEM);
    if (text === null) return {};
    const now = Date.parse(clock.now());
    const remaining: Entries = {};
    for (const [key, entry] of Object.entries(parse(text))) if (entry?.until > now) remaining[key] = entry;
    save(remaining, text);
    return remaining;
  };
  const save = (entries: Entries, before?: string): void => {
    const text = Object.keys(entries).length > 0 ? JSON.stringify(entries) : null;
    if (text !== before) storage.write(ITEM, text);
  };
  return {
    get: (key, isValue) => {
      const value = purged()[of(key)]?.value;
      return owner && isValue(value) ? value : undefined;
    },
    put: (key, value, seconds = CACHE_SECONDS) => {
      const { [of(key)]: _, ...others } = purged();
      const until = Date.parse(clock.now()) + seconds * 1000;
      save(value === undefined || !owner ? others : { ...others, [of(key)]: { value, until } });
    },
  };
}

function parse(text: string): Entries {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entries) : {};
  } catch {
    return {};
  }
}
