import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { beforeEach, expect, test } from 'vitest';
import { CACHE_SECONDS, type CacheOwner, localCache } from './local-cache.ts';

const START = '2027-02-08T15:00:00.000Z' as Instant;
let now = START;
let items = new Map<string, string>();
beforeEach(() => {
  now = START;
  items = new Map();
});
const storage = {
  read: (item: string) => items.get(item) ?? null,
  write: (item: string, text: string | null) =>
    void (text === null ? items.delete(item) : items.set(item, text)),
};
const MAYA = { tenantId: 'consumer', customerId: 'maya' };
const cacheOf = (owner: CacheOwner | null) => localCache({ now: () => now }, owner, storage);
const cache = cacheOf(MAYA);
const later = (seconds: number) => {
  now = plusSeconds(START, seconds);
};
const isText = (value: unknown): value is string => typeof value === 'string';

test('an entry lives six hours, or as long as it is given', () => {
  cache.put('long', 'a');
  cache.put('short', 'b', 60);
  later(59);
  expect([cache.get('long', isText), cache.get('short', isText)]).toEqual(['a', 'b']);
  later(60);
  expect([cache.get('long', isText), cache.get('short', isText)]).toEqual(['a', undefined]);
  later(CACHE_SECONDS - 1);
  expect([CACHE_SECONDS, cache.get('long', isText)]).toEqual([21_600, 'a']);
  later(CACHE_SECONDS);
  expect(cache.get('long', isText)).toBeUndefined();
});
test('each access takes out whatever has expired, also of other entries', () => {
  cache.put('short', 'secret', 60);
  cache.put('long', 'a');
  later(61);
  cache.get('nothing', isText);
  expect([...items.values()].join()).not.toContain('secret');
  later(CACHE_SECONDS + 1);
  cache.get('nothing', isText);
  expect(items.size).toBe(0);
  cache.put('short', 'secret', 60);
  later(CACHE_SECONDS + 62);
  cache.put('long', 'b');
  expect([...items.values()].join()).not.toContain('secret');
});
test('a later value counts from when it was put, and undefined takes it away', () => {
  cache.put('a', 'one');
  later(CACHE_SECONDS - 10);
  cache.put('a', 'two');
  later(CACHE_SECONDS + 10);
  expect(cache.get('a', isText)).toBe('two');
  cache.put('a', undefined);
  expect([cache.get('a', isText), items.size]).toEqual([undefined, 0]);
});
test.each(['{', '[]', 'null', '1', '{"a":null}', '{"a":{"until":"x"}}', '{"a":{"value":1,"until":9e15}}'])(
  'what others wrote there (%s) reads as absent',
  (text) => {
    items.set('cache', text);
    expect(cache.get('a', isText)).toBeUndefined();
    cache.put('b', 'x');
    expect(cache.get('b', isText)).toBe('x');
  },
);
test('an entry is of one tenant’s customer', () => {
  cache.put('a', 'Maya’s');
  const others = [
    { tenantId: 'consumer', customerId: 'elena' },
    { tenantId: 'business', customerId: 'maya' },
    null,
  ].map(cacheOf);
  for (const other of others) {
    expect(other.get('a', isText)).toBeUndefined();
    other.put('a', 'theirs');
  }
  expect(others.map((other) => other.get('a', isText))).toEqual(['theirs', 'theirs', undefined]);
  expect(cache.get('a', isText)).toBe('Maya’s');
});
