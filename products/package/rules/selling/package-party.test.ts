import { expect, test } from 'vitest';
import { partyOfRooms, travelersIn } from './package-party.ts';

const ROOMS = [
  { adults: 1, childAges: [0, 1, 2, 11] },
  { adults: 1, childAges: [12, 1] },
];

test('seats are by age, and infants beyond the laps of adults have their own', () => {
  expect(partyOfRooms(ROOMS)).toEqual({ adults: 3, children: 2, lapInfants: 2, seatedInfants: 1 });
});

test('everybody in the rooms flies', () => {
  const { adults, children, lapInfants, seatedInfants } = partyOfRooms(ROOMS);
  expect(adults + children + lapInfants + seatedInfants).toBe(travelersIn(ROOMS));
});
