import { expect, it } from 'vitest';
import type { FlightSummary } from '#flight/wire/flights.ts';
import { bagLines, piecesOf, seatLines, withPieces } from './extras-view.ts';

const segment = (from: string, to: string) => ({
  origin: { locationCode: from },
  destination: { locationCode: to },
});
const flight = {
  slices: [
    { segments: [segment('BOS', 'EWR'), segment('EWR', 'LIS')] },
    { segments: [segment('LIS', 'BOS')] },
  ],
} as unknown as FlightSummary;
const seated = [
  { index: 0, type: 'Adult', name: 'Maya', exitBar: undefined },
  { index: 1, type: 'Adult', name: 'Jonah', exitBar: undefined },
] as const;
const seats = [
  { slice: 1, segment: 0, traveler: 0, seat: '3A' },
  { slice: 0, segment: 1, traveler: 1, seat: '12B' },
  { slice: 0, segment: 1, traveler: 0, seat: '12A' },
];

it('names the seats flight by flight and person by person', () => {
  expect(seatLines(flight, { seats, bags: [] }, seated).map(({ values }) => values)).toEqual([
    { from: 'EWR', to: 'LIS', seats: '12A Maya, 12B Jonah' },
    { from: 'LIS', to: 'BOS', seats: '3A Maya' },
  ]);
});

it('counts bags for each way, end to end', () => {
  const bags = withPieces(withPieces(withPieces([], 0, 0, 2), 0, 1, 1), 1, 0, 1);
  expect(bagLines(flight, { seats: [], bags }).map(({ values }) => values)).toEqual([
    { from: 'BOS', to: 'LIS', count: 3 },
    { from: 'LIS', to: 'BOS', count: 1 },
  ]);
  expect(piecesOf(bags, 0, 0)).toBe(2);
  expect(withPieces(withPieces(withPieces(bags, 0, 0, 0), 0, 1, 0), 1, 0, 0)).toEqual([]);
});
