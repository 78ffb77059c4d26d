import { LUZ, testWorld } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { expect, test } from 'vitest';
import { wordsOfStay } from './words.ts';

const market = { world: testWorld() };

test.each([
  ['en', { city: 'Lisbon', address: /, Lisbon$/, roomName: 'River View Suite' }],
  ['fr', { city: 'Lisbonne', address: /, Lisbonne$/, roomName: 'Suite vue fleuve' }],
] as const)('a booked room has its name, city and address in %s', (locale, { city, address, roomName }) => {
  const words = wordsOfStay(market, { stayId: LUZ, roomId: 'lisbon-pt-1-2' }, locale);
  expect(words).toMatchObject({ city, roomName });
  expect(words?.address).toMatch(address);
});

test('a room or a hotel that is no longer there has none', () => {
  expect(wordsOfStay(market, { stayId: LUZ, roomId: 'lisbon-pt-1-99' }, 'fr')).toBeNull();
  expect(wordsOfStay(market, { stayId: 'sty_nowhere-1', roomId: 'nowhere-1-1' }, 'fr')).toBeNull();
});
