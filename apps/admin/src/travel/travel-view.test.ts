import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { expect, test } from 'vitest';
import { boxOfPlaces, countPeople, inArea, placesOnMap, ringOf } from './travel-view.ts';

const at = (name: string, place: string, lat: number, state: TravelerThere['state'] = 'staying') =>
  ({
    personId: null,
    name,
    place,
    country: 'PT',
    state,
    position: lat === 0 ? null : { lat, lon: -9 },
  }) as TravelerThere;
const all = [
  at('Hana', 'Lisbon', 38.7),
  at('Owen', 'Lisbon', 38.8, 'unknown'),
  at('Owen', 'Porto', 41.1, 'unknown'),
  at('Ana', '', 0),
];

test('a city is one mark with its people, and unknown only if all are', () => {
  expect(placesOnMap(all).map(({ place, people, isUnknown }) => [place, people, isUnknown])).toEqual([
    ['Lisbon', 2, false],
    ['Porto', 1, true],
  ]);
  expect(countPeople(all)).toBe(3);
});

test('an area has those within its radius, and nobody without a position', () => {
  const near = inArea(all, { name: 'Lisbon', lat: 38.7, lon: -9, km: 50 });
  expect(near.map(({ name }) => name)).toEqual(['Hana', 'Owen']);
  expect(inArea(all, null)).toHaveLength(4);
});

test('the map shows everybody, or the world', () => {
  const { south, north } = boxOfPlaces(placesOnMap(all));
  expect([south < 38.7, north > 41.1]).toEqual([true, true]);
  expect(boxOfPlaces([]).east).toBe(120);
});

test('the edge of an area closes', () => {
  const ring = ringOf({ lat: 38.7, lon: -9, km: 50 });
  expect(ring[0]![0]).toBeCloseTo(ring.at(-1)![0]);
});
