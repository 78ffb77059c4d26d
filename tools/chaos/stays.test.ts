import { createGeography } from '@sojourn/geography/geography.ts';
import { expect, test } from 'vitest';
import { STAY_LIMITS } from '../../products/hotel/rules/stay.ts';
import { daysAhead, PLACES } from './stays.ts';

test.each(PLACES)('the chaos run shops in %s, a city of the market', (place) => {
  expect(createGeography().cityById(place.replace('city:', ''))).toBeDefined();
});

test.each([1, 8, 12, 20])('%i check-ins of each place can all be searched, none twice', (dateCount) => {
  for (const [i] of PLACES.entries()) {
    const days = daysAhead(i, dateCount);
    expect(new Set(days).size).toBe(dateCount);
    expect(Math.max(...days)).toBeLessThanOrEqual(STAY_LIMITS.daysAheadMax);
  }
});
