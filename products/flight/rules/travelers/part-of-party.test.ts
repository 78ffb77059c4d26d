import { describe, expect, test } from 'vitest';
import { atPlacesLeft, checkPartyLeft, partyLeft } from './part-of-party.ts';
import { type PassengerType, typesOf } from './travelers.ts';

const FAMILY = typesOf({ adults: 2, children: 1, seatedInfants: 1, lapInfants: 1 });
const [MAYA, JONAH, CHILD, SEATED, LAP] = [0, 1, 2, 3, 4];

describe('of two adults, a child and two infants', () => {
  test.each([
    ['one adult', [JONAH], null],
    ['the child', [CHILD], null],
    ['the infant on the lap', [LAP], null],
    ['one adult with the infant', [MAYA, LAP], null],
    ['both adults', [MAYA, JONAH], 'InfantWithoutAdult'],
    ['both adults and the infant on the lap', [MAYA, JONAH, LAP], 'ChildrenAlone'],
    ['all but a seated infant', [MAYA, JONAH, CHILD, LAP], 'ChildrenAlone'],
    ['everybody', [MAYA, JONAH, CHILD, SEATED, LAP], 'NothingLeft'],
  ] as const)('%s can go: %s', (_, gone, problem) => {
    expect(checkPartyLeft(FAMILY, gone)).toBe(problem);
  });

  test('who stays is counted, and moves up', () => {
    expect(partyLeft(FAMILY, [MAYA, CHILD])).toEqual({
      adults: 1,
      children: 0,
      seatedInfants: 1,
      lapInfants: 1,
    });
    const seats = FAMILY.map((_: PassengerType, traveler) => ({ traveler, seat: `2${traveler}A` }));
    expect(atPlacesLeft(seats, FAMILY.length, [MAYA, CHILD])).toEqual([
      { traveler: 0, seat: '21A' },
      { traveler: 1, seat: '23A' },
      { traveler: 2, seat: '24A' },
    ]);
  });
});

test('each adult has one infant on the lap at most', () => {
  const twins = typesOf({ adults: 2, children: 0, seatedInfants: 0, lapInfants: 2 });
  expect(checkPartyLeft(twins, [0])).toBe('InfantWithoutAdult');
  expect(checkPartyLeft(twins, [0, 2])).toBe(null);
});
