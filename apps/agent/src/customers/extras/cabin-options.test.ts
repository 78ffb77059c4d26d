import type { SeatMap } from '@sojourn/products/flight/wire/seat-map.ts';
import { expect, test } from 'vitest';
import { piecesOf, seatOf, seatOptions, withPieces, withSeat } from './cabin-options.ts';

const seat = (name: string, state: 'free' | 'taken' | 'blocked' = 'free') =>
  ({ seat: name, state, position: 'window', hasExtraLegroom: false, priceMinor: 3_900 }) as const;
const CABIN = {
  rows: [
    { row: 1, isExit: false, seats: [seat('1A'), seat('1B', 'taken'), seat('1C')] },
    { row: 2, isExit: true, seats: [seat('2A', 'blocked'), seat('2B')] },
  ],
} as unknown as SeatMap;
const NONE = { seats: [], bags: [] };
const place = { slice: 0, segment: 0, traveler: 0 };
const names = (options: readonly { readonly seat: string }[]) => options.map((each) => each.seat);

test('free seats are offered from the front, but none that somebody else of the party gets', () => {
  expect(names(seatOptions(CABIN, NONE, place))).toEqual(['1A', '1C', '2B']);
  const chosen = withSeat(NONE, { ...place, traveler: 1 }, '1A');
  expect(names(seatOptions(CABIN, chosen, place))).toEqual(['1C', '2B']);
  expect(names(seatOptions(CABIN, chosen, { ...place, traveler: 1 }))).toEqual(['1A', '1C', '2B']);
  expect(names(seatOptions(CABIN, chosen, { ...place, slice: 1 }))).toEqual(['1A', '1C', '2B']);
  expect(seatOptions(CABIN, NONE, place).map(({ isExit }) => isExit)).toEqual([false, false, true]);
});

test('a seat is replaced and given up, a bag added and taken back, each for its traveler alone', () => {
  const other = { ...place, traveler: 1 };
  const both = withSeat(withSeat(NONE, place, '1A'), other, '1C');
  expect([seatOf(both, place), seatOf(both, other)]).toEqual(['1A', '1C']);
  expect(withSeat(both, place, '2B').seats).toHaveLength(2);
  expect(withSeat(both, place, null).seats).toEqual([{ ...other, seat: '1C' }]);
  const bags = withPieces(withPieces(NONE, { slice: 0, traveler: 0 }, 2), { slice: 1, traveler: 0 }, 1);
  expect([0, 1, 2].map((slice) => piecesOf(bags, { slice, traveler: 0 }))).toEqual([2, 1, 0]);
  expect(withPieces(bags, { slice: 0, traveler: 0 }, 0).bags).toEqual([{ slice: 1, traveler: 0, pieces: 1 }]);
});
