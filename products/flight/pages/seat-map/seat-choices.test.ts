import { expect, it } from 'vitest';
import type { FlightSummary } from '#flight/wire/flights.ts';
import type { SeatMap } from '#flight/wire/seat-map.ts';
import { flightsOf, lostSeats, seatingOn, tripSum, withoutSeats, withSeating } from './seat-choices.ts';

const TRIP = {
  passengers: { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 },
  slices: [
    { sliceId: 'A1~A2', fareClass: 'standard', segments: [{}, {}] },
    { sliceId: 'B1', fareClass: 'premium', segments: [{}] },
  ],
} as unknown as FlightSummary;

it('counts the flights of a trip by slice and segment', () => {
  const flights = flightsOf(TRIP);
  expect(flights.map(({ slice, segment, question }) => [slice, segment, question.fareClass])).toEqual([
    [0, 0, 'standard'],
    [0, 1, 'standard'],
    [1, 0, 'premium'],
  ]);
});

it('replaces the seats of one flight and leaves the others alone', () => {
  const [first, second] = flightsOf(TRIP);
  const before = [
    { slice: 0, segment: 0, traveler: 0, seat: '12A' },
    { slice: 0, segment: 1, traveler: 0, seat: '7C' },
  ];
  const after = withSeating(first!, before, new Map([[1, '12B']]));
  expect([...seatingOn(first!, after)]).toEqual([[1, '12B']]);
  expect([...seatingOn(second!, after)]).toEqual([[0, '7C']]);
});

it('notices a seat that somebody else has taken, or that is not there any more', () => {
  const map = {
    rows: [
      {
        row: 12,
        seats: [
          { seat: '12A', state: 'taken' },
          { seat: '12B', state: 'free' },
        ],
      },
    ],
  } as unknown as SeatMap;
  const seating = new Map([
    [0, '12A'],
    [1, '12B'],
    [2, '40K'],
  ]);
  expect(lostSeats(map, seating)).toEqual(['12A', '40K']);
  expect([...withoutSeats(seating, ['12A', '40K'])]).toEqual([[1, '12B']]);
});

it('adds up the seats of all flights, once every price is known', () => {
  const flights = flightsOf(TRIP);
  const cabin = (priceMinor: number | null) =>
    ({ rows: [{ row: 12, seats: [{ seat: '12A', priceMinor }] }] }) as unknown as SeatMap;
  const chosen = (slice: number, segment: number) => ({ slice, segment, traveler: 0, seat: '12A' });
  const choices = [chosen(0, 0), chosen(1, 0)];
  const maps = [cabin(1900), undefined, cabin(3900)];
  expect(tripSum(flights, choices, (index) => maps[index])).toEqual({ count: 2, minor: 5800 });
  expect(tripSum(flights, [...choices, chosen(0, 1)], (index) => maps[index])).toBeUndefined();
  expect(tripSum(flights, [], () => undefined)).toEqual({ count: 0, minor: 0 });
  expect(tripSum(flights, [chosen(0, 0)], () => cabin(null))).toEqual({ count: 1, minor: 0 });
});
