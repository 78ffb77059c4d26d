import { beforeEach, expect, test } from 'vitest';
import { hasSignedOut, markSignedOut, readToken, storeToken } from './api/credentials.ts';
import {
  cachedPerson,
  cacheForPerson,
  forgetPerson,
  isSessionReplaced,
  readForPerson,
  rememberPerson,
  tabPerson,
} from './cached-person.ts';
import { keepInMemory, readStored, store } from './storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const signIn = (customer: string): void => {
  const token = `token-of-${customer}`;
  storeToken(token);
  rememberPerson(token, customer);
};

beforeEach(() => keepInMemory());

test('what one person leaves on a device, the next does not find, and nobody without a session', () => {
  signIn('maya');
  cacheForPerson('last', 'Lisbon');
  expect(readForPerson('last', isText)).toBe('Lisbon');
  storeToken(null);
  expect([cachedPerson(), readForPerson('last', isText)]).toEqual([null, undefined]);
  signIn('elena');
  expect(readForPerson('last', isText)).toBeUndefined();
  cacheForPerson('last', 'Oslo');
  signIn('maya');
  expect(readForPerson('last', isText)).toBeUndefined();
});

test('a token whose person is not known yet keeps nothing and finds nothing', () => {
  signIn('maya');
  cacheForPerson('last', 'Lisbon');
  storeToken('token-of-another');
  cacheForPerson('last', 'Oslo');
  expect(readForPerson('last', isText)).toBeUndefined();
  signIn('maya');
  expect(readForPerson('last', isText)).toBe('Lisbon');
});

test('an answer that comes once somebody else has signed in says nothing of them', () => {
  signIn('maya');
  cacheForPerson('last', 'Lisbon');
  signIn('elena');
  rememberPerson('token-of-maya', 'maya');
  expect([cachedPerson(), readForPerson('last', isText)]).toEqual(['elena', undefined]);
  storeToken(null);
  rememberPerson('token-of-elena', 'elena');
  expect(cachedPerson()).toBeNull();
});

test('who signs in takes away what another left, who signs out their own; the device keeps its look', () => {
  for (const [key, value] of [
    ['theme', 'dark'],
    ['locale', 'fr'],
  ] as const)
    store('local', key, value);
  signIn('maya');
  cacheForPerson('last', 'Lisbon');
  store('local', 'cache', '{}');
  const left = () => ['last', 'cache', 'cached-person'].map((key) => readStored('local', key));
  signIn('elena');
  expect(left()).toEqual([null, null, expect.stringContaining('elena')]);
  cacheForPerson('last', 'Oslo');
  // The same person by another token keeps theirs
  storeToken('another token');
  rememberPerson('another token', 'elena');
  expect(readForPerson('last', isText)).toBe('Oslo');
  markSignedOut();
  storeToken(null);
  forgetPerson();
  expect(left()).toEqual([null, null, null]);
  expect([readToken(), hasSignedOut()]).toEqual([null, true]);
  expect([readStored('local', 'theme'), readStored('local', 'locale')]).toEqual(['dark', 'fr']);
  signIn('maya');
  expect(hasSignedOut()).toBe(false);
});

test('after a session’s end its person finds their place and words in the tab, another person none', () => {
  signIn('maya');
  cacheForPerson('last', 'Lisbon');
  store('session', 'place', '/checkout/chk_1');
  store('session', 'draft.chk_1', '{"email":"maya@example.com"}');
  storeToken(null);
  expect(tabPerson()).toBe('maya');
  storeToken('another token');
  rememberPerson('another token', 'maya');
  expect(readForPerson('last', isText)).toBe('Lisbon');
  expect(readStored('session', 'draft.chk_1')).toContain('maya@example.com');
  storeToken(null);
  signIn('elena');
  expect(readStored('session', 'draft.chk_1')).toBeNull();
  expect([tabPerson(), readStored('session', 'place')]).toEqual(['elena', null]);
});

test('where nobody was before, who signs in is led to the place that they asked for', () => {
  store('session', 'place', '/trips?view=past');
  signIn('maya');
  expect(readStored('session', 'place')).toBe('/trips?view=past');
});

test('a tab that was told of one token knows that another is in its place, by whomever', () => {
  expect(isSessionReplaced()).toBe(false);
  storeToken('a token');
  expect(isSessionReplaced()).toBe(false);
  signIn('maya');
  expect(isSessionReplaced()).toBe(false);
  storeToken('a newer token');
  expect(isSessionReplaced()).toBe(true);
  rememberPerson('a newer token', 'maya');
  expect(isSessionReplaced()).toBe(false);
  storeToken(null);
  expect(isSessionReplaced()).toBe(false);
});
