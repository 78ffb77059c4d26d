import { expect, test } from 'vitest';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import { AT_ONCE, offerOf, withMissing } from './favorite-offer.ts';

const stay = { stayId: 'sty_a' } as StayCard;

test.each([
  ['found', 'sty_a', { stays: [stay], isComplete: true }, false, 'offered'],
  ['found before a supplier failed', 'sty_a', { stays: [stay], isComplete: false }, false, 'offered'],
  [
    'not among what all suppliers answered',
    'sty_b',
    { stays: [stay], isComplete: true },
    false,
    'unavailable',
  ],
  ['missing while a supplier was silent', 'sty_b', { stays: [stay], isComplete: false }, false, 'unanswered'],
  ['asked for in vain', 'sty_a', undefined, true, 'unanswered'],
  ['still asked for', 'sty_a', undefined, false, 'checking'],
] as const)('a favorite that is %s', (_, stayId, answer, isFailed, state) => {
  expect(offerOf(stayId, answer, isFailed).state).toBe(state);
});

test('what was asked for together stays together; only new stays make a new part', () => {
  const first = withMissing([], ['a', 'b']);
  expect(withMissing(first, ['b'])).toBe(first);
  expect(withMissing(first, ['c', 'b', 'd'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const many = Array.from({ length: AT_ONCE + 1 }, (_, n) => String(n));
  expect(withMissing([], many).map((part) => part.length)).toEqual([AT_ONCE, 1]);
});
