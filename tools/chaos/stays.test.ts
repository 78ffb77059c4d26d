import { createGeography } from '@sojourn/market/geography/geography.ts';
import { expect, test } from 'vitest';
import { PLACES } from './stays.ts';

test.each(PLACES)('item 20: the chaos run shops in %s, a city of the market', (place) => {
  expect(createGeography().cityById(place.replace('city:', ''))).toBeDefined();
});
