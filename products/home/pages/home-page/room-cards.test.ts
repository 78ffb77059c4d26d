import { expect, test } from 'vitest';
import type { HomeFacts } from '#home/wire/home-detail.ts';
import { bedCounts, roomCards } from './room-cards.ts';

const homeId = 'hom_lisbon-pt-6' as HomeFacts['homeId'];
const rooms: HomeFacts['rooms'] = [
  { kind: 'bedroom', beds: ['queen'] },
  { kind: 'bedroom', beds: ['full', 'single', 'single'] },
  { kind: 'living', beds: ['sofaBed'] },
  { kind: 'bath', beds: [] },
  { kind: 'halfBath', beds: [] },
];

test('each bedroom has a card, the baths share one', () => {
  const cards = roomCards({ homeId, rooms, gallery: [{ seed: 'a:room:1', kind: 'room' }] });
  expect(cards.map(({ key }) => key)).toEqual(['bedroom:0', 'bedroom:1', 'living', 'baths']);
  expect(cards[0]).toMatchObject({ title: { values: { number: 1 } }, art: { seed: 'a:room:1' } });
  expect(cards[1]?.art.seed).toBe(`${homeId}:room:2`);
});

test('a studio has no bedroom', () => {
  const studio = roomCards({ homeId, rooms: [{ kind: 'living', beds: ['queen'] }], gallery: [] });
  expect(studio.map(({ key }) => key)).toEqual(['living', 'baths']);
});

test('beds of a kind are counted', () => {
  expect(bedCounts(['full', 'single', 'single'])).toEqual([
    { bed: 'full', count: 1 },
    { bed: 'single', count: 2 },
  ]);
  expect(bedCounts([])).toEqual([{ bed: 'none', count: 0 }]);
});
