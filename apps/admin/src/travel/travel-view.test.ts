import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import type { ReplyState } from '@sojourn/domain/companies/replies.ts';
import { expect, test } from 'vitest';
import {
  boxOfPlaces,
  countPeople,
  countReplies,
  inArea,
  outside,
  peopleByReply,
  placesOnMap,
  recipients,
  ringOf,
} from './travel-view.ts';

const at = (name: string, place: string, lat: number, state: TravelerThere['state'] = 'staying') =>
  ({
    personId: null,
    name,
    place,
    country: 'PT',
    state,
    position: lat === 0 ? null : { lat, lon: -9 },
    reply: null,
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

const LISBON = { name: 'Lisbon', lat: 38.7, lon: -9, km: 50 };
const replying = (name: string, state: ReplyState | null, lat = 38.7) =>
  ({
    ...at(name, lat > 40 ? 'Porto' : 'Lisbon', lat),
    personId: name === 'Guest' ? null : `per_${name}`,
    reply: state && { state, roundId: 'msg_a', since: '2027-02-08T15:00:00.000Z', answeredAt: null },
  }) as TravelerThere;
const everybody = [
  replying('Ana', 'safe'),
  replying('Owen', 'none'),
  replying('Iris', 'help'),
  replying('Iris', 'help', 41.1),
  replying('Hana', null),
  replying('Guest', null),
];

test('who needs help is first, then who didn’t reply, then who is safe; each once', () => {
  expect(peopleByReply(everybody).map(({ name }) => name)).toEqual(['Iris', 'Owen', 'Ana', 'Guest', 'Hana']);
  expect(countReplies(everybody)).toEqual({ help: 1, none: 1, safe: 1, count: 3 });
});

test('map, panel and table count the same people', () => {
  const inside = inArea(everybody, LISBON);
  const { needHelp, people } = placesOnMap(everybody)[0]!;
  expect([needHelp, people]).toEqual([countReplies(inside).help, countPeople(inside)]);
  const others = outside([...everybody, replying('Far', 'none', 41.1)], LISBON);
  expect(others.map(({ name }) => name)).toEqual(['Far']);
});

test('a reminder goes to those who were asked and aren’t safe, never to guests', () => {
  expect(recipients(everybody, 'open')).toEqual(['per_Iris', 'per_Owen']);
  expect(recipients(everybody, 'everyone')).toEqual(['per_Iris', 'per_Owen', 'per_Ana', 'per_Hana']);
});
