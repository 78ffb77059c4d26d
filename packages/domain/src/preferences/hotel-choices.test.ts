import { AMENITIES } from '@sojourn/products/hotel/rules/stay.ts';
import { expect, test } from 'vitest';
import {
  AMENITY_SHORTLIST,
  areHotelChoicesSet,
  type HotelChoices,
  sameHotelChoices,
  toggleAmenity,
  toggleStars,
} from './hotel-choices.ts';

const NONE: HotelChoices = { amenities: [], starRatings: [], freeCancellationOnly: false };

test.each<[Partial<HotelChoices>, boolean]>([
  [{}, false],
  [{ amenities: ['pool'] }, true],
  [{ starRatings: [3] }, true],
  [{ freeCancellationOnly: true }, true],
])('with %j preferences are set: %s', (some, isSet) =>
  expect(areHotelChoicesSet({ ...NONE, ...some })).toBe(isSet),
);
test.each<[Partial<HotelChoices>, Partial<HotelChoices>, boolean]>([
  [{}, {}, true],
  [{ amenities: ['pool', 'gym'] }, { amenities: ['gym', 'pool'] }, true],
  [{ starRatings: [4, 5] }, { starRatings: [5, 4, 4] }, true],
  [{ amenities: ['pool'] }, { amenities: ['gym'] }, false],
  [{ amenities: ['pool'] }, { amenities: ['pool', 'gym'] }, false],
  [{ starRatings: [4] }, {}, false],
  [{ freeCancellationOnly: true }, {}, false],
])('%j and %j are the same: %s', (a, b, same) =>
  expect(sameHotelChoices({ ...NONE, ...a }, { ...NONE, ...b })).toBe(same),
);
test('a second press takes away what the first chose', () => {
  const four = toggleStars(toggleStars(NONE, 5), 4);
  expect(four.starRatings).toEqual([4, 5]);
  expect(toggleStars(four, 5).starRatings).toEqual([4]);
  const pool = toggleAmenity(NONE, 'pool');
  expect(pool.amenities).toEqual(['pool']);
  expect(toggleAmenity(pool, 'pool')).toEqual(NONE);
});
test('the shortlist is what a search offers first', () => {
  expect(AMENITY_SHORTLIST).toEqual(AMENITIES.slice(0, 8));
});
