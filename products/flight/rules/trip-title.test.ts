import { expect, test } from 'vitest';
import { tripTitle } from './trip-title.ts';

test.each([
  ['oneWay', ['Boston', 'Lisbon'], 'en', 'Boston to Lisbon', 'One-way'],
  ['roundTrip', ['Boston', 'Lisbon', 'Boston'], 'en', 'Boston to Lisbon', 'Round-trip'],
  ['roundTrip', ['Boston', 'Lisbon', 'Boston'], 'fr', 'Boston – Lisbon', 'Round-trip'],
  ['openJaw', ['Boston', 'Lisbon', 'Porto', 'Boston'], 'en', 'Boston, Lisbon, Porto…', 'Multi-city'],
  ['multiCity', ['Boston', 'Lisbon', 'Rome'], 'en', 'Boston, Lisbon, Rome', 'Multi-city'],
  ['multiCity', ['Boston', 'Lisbon', 'Rome', 'Oslo'], 'fr', 'Boston, Lisbon, Rome…', 'Multi-city'],
] as const)('%s through %j is called in %s %s, %s', (tripType, cities, locale, title, subtitle) => {
  expect(tripTitle({ tripType, cities }, locale)).toEqual({ title, subtitle });
});
