import { expect, test } from 'vitest';
import { type SeatGroup, seatChildren } from './child-seats.ts';

const INFANT: SeatGroup = { name: 'infant', from: 0, to: 2, amountMinor: 8_00, most: 1 };
const CHILD: SeatGroup = { name: 'child', from: 3, to: 11, amountMinor: 6_00, most: 2 };

test('children of two and three need two seats of two groups', () =>
  expect(seatChildren([3, 2], [INFANT, CHILD])).toEqual({
    fit: true,
    seats: [
      { group: INFANT, count: 1 },
      { group: CHILD, count: 1 },
    ],
  }));

test('an operator without a seat for an age, or with too few, is no choice', () => {
  expect(seatChildren([1], [CHILD])).toEqual({ fit: false, without: [1], short: [] });
  expect(seatChildren([1, 2], [INFANT, CHILD])).toEqual({ fit: false, without: [], short: [INFANT] });
});

test('from twelve on nobody needs one', () =>
  expect(seatChildren([12, 15], [])).toEqual({ fit: true, seats: [] }));
