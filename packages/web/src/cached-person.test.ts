import { beforeEach, expect, test } from 'vitest';
import { storeToken } from './api/credentials.ts';
import { cachedPerson, keepForPerson, readForPerson, rememberPerson } from './cached-person.ts';
import { keepInMemory } from './storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const signIn = (customer: string): void => {
  const token = `token-of-${customer}`;
  storeToken(token);
  rememberPerson(token, customer);
};

beforeEach(() => keepInMemory());

test('what one person leaves on a device, the next does not find, and nobody without a session', () => {
  signIn('maya');
  keepForPerson('last', 'Lisbon');
  expect(readForPerson('last', isText)).toBe('Lisbon');
  storeToken(null);
  expect([cachedPerson(), readForPerson('last', isText)]).toEqual([null, undefined]);
  signIn('elena');
  expect(readForPerson('last', isText)).toBeUndefined();
  keepForPerson('last', 'Oslo');
  signIn('maya');
  expect(readForPerson('last', isText)).toBeUndefined();
});

test('a token whose person is not known yet keeps nothing and finds nothing', () => {
  signIn('maya');
  keepForPerson('last', 'Lisbon');
  storeToken('token-of-another');
  keepForPerson('last', 'Oslo');
  expect(readForPerson('last', isText)).toBeUndefined();
  signIn('maya');
  expect(readForPerson('last', isText)).toBe('Lisbon');
});

test('an answer that comes once somebody else has signed in says nothing of them', () => {
  signIn('maya');
  keepForPerson('last', 'Lisbon');
  signIn('elena');
  rememberPerson('token-of-maya', 'maya');
  expect([cachedPerson(), readForPerson('last', isText)]).toEqual(['elena', undefined]);
  storeToken(null);
  rememberPerson('token-of-elena', 'elena');
  expect(cachedPerson()).toBeNull();
});
