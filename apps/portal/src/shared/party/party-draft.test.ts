import type { Colleague } from '@sojourn/contract/arranging.ts';
import { expect, test } from 'vitest';
import {
  draftOf,
  isFull,
  missingOf,
  sendAgain,
  sizeOf,
  toggled,
  travelersOf,
  withGuest,
} from './party-draft.ts';

const per = (id: string) => id as Colleague['personId'];
const SELF = per('per_self');
const TOMAS = { personId: per('per_tomas'), name: 'Tomás Ortega' };
const GUEST = { firstName: 'Gus', lastName: 'Hill' };

test('who is chosen travels, with the person where the way has them', () => {
  const others = withGuest(toggled(draftOf([], 'others'), TOMAS), GUEST);
  expect(travelersOf(others, SELF)).toEqual([{ personId: 'per_tomas' }, { guest: GUEST }]);
  expect(travelersOf({ ...others, way: 'both' }, SELF)[0]).toEqual({ personId: SELF });
  expect(travelersOf({ ...others, way: 'self' }, SELF)).toEqual([]);
  expect([sizeOf(others), sizeOf({ ...others, way: 'both' }), sizeOf({ ...others, way: 'self' })]).toEqual([
    2, 3, 1,
  ]);
});

test('a second press takes somebody out again, and a guest is there once', () => {
  const none = toggled(toggled(draftOf([], 'others'), TOMAS), TOMAS);
  expect(missingOf(none)).toBe('nobody');
  expect(missingOf({ ...none, way: 'self' })).toBeNull();
  expect(withGuest(withGuest(none, GUEST), GUEST).chosen).toHaveLength(1);
});

test('nine travel at most', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ personId: per(`per_${n}`), name: String(n) }));
  const full = many.reduce((draft, each) => toggled(draft, each), draftOf([], 'others'));
  expect(isFull(full)).toBe(true);
  const [someone] = many;
  expect(someone && isFull(toggled(full, someone))).toBe(false);
});

test('what was chosen before is there again', () => {
  const self = { personId: SELF, name: 'Ana', policyTier: null, send: { personId: SELF }, isSelf: true };
  const tomas = { ...TOMAS, policyTier: null, send: { personId: TOMAS.personId }, isSelf: false };
  expect(draftOf([self, tomas])).toMatchObject({ way: 'both', chosen: [{ name: 'Tomás Ortega' }] });
  expect(draftOf([tomas]).way).toBe('others');
  expect(draftOf([]).way).toBe('self');
});

test.each([
  ['a colleague', { personId: per('per_tomas'), name: 'Daniel Reyes' }, { personId: per('per_tomas') }],
  [
    'a guest with a longer name',
    { personId: null, name: 'Ana Maria da Silva' },
    { guest: { firstName: 'Ana', lastName: 'Maria da Silva' } },
  ],
  ['a guest whose name was forgotten', { personId: null, name: null }, undefined],
])('%s is sent again', (_, shown, sent) => {
  expect(sendAgain(shown)).toEqual(sent);
});
