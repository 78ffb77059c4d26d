import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { isPossibleChoice, type PickupRule, unansweredPickup } from './pickup.ts';

const RULE: PickupRule = { isOffered: true, isRequired: false, leadMinutes: 45, decideMinutes: 720 };
const START = '2027-04-17T08:00:00Z' as Instant;

test.each([
  ['2027-04-16T07:59:59Z', 'open'],
  ['2027-04-16T08:00:00Z', 'remind'],
  ['2027-04-16T19:59:59Z', 'remind'],
  ['2027-04-16T20:00:00Z', 'meetingPoint'],
])('at %s an unanswered pickup is %s', (now, state) =>
  expect(unansweredPickup(RULE, START, now as Instant)).toBe(state),
);

test('where the ride is the only way nobody chooses the meeting point', () => {
  const point = { kind: 'meetingPoint' } as const;
  expect(isPossibleChoice(RULE, point)).toBe(true);
  expect(isPossibleChoice({ ...RULE, isRequired: true }, point)).toBe(false);
  expect(isPossibleChoice({ ...RULE, isOffered: false }, { kind: 'later' })).toBe(false);
});
