import { storeToken } from '@sojourn/web/api/credentials.ts';
import { rememberPerson } from '@sojourn/web/cached-person.ts';
import { keepInMemory } from '@sojourn/web/storage.ts';
import { beforeEach, expect, test } from 'vitest';
import { markSeen, readSeenStays } from './seen-stays.ts';

const signIn = (customer: string): void => {
  storeToken(`token-of-${customer}`);
  rememberPerson(`token-of-${customer}`, customer);
};

beforeEach(() => keepInMemory());

test('a stay that was opened is known, the last one last, and to nobody else in the tab', () => {
  signIn('maya');
  for (const stayId of ['sty_a', 'sty_b', 'sty_a']) markSeen(stayId);
  expect([...readSeenStays()]).toEqual(['sty_b', 'sty_a']);
  storeToken(null);
  expect([...readSeenStays()]).toEqual([]);
  signIn('elena');
  expect([...readSeenStays()]).toEqual([]);
});
