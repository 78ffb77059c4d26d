import { NO_FILTERS, type ResultsFilters } from '@sojourn/web/products/hotel/search/results-url.ts';
import { describe, expect, test } from 'vitest';
import { appliedFilters } from './applied-filters.ts';

const labels = (filters: Partial<ResultsFilters>) =>
  appliedFilters({ ...NO_FILTERS, ...filters }, 'en').map(({ label }) => label);

test('no filter, no chip', () => {
  expect(labels({})).toEqual([]);
});

describe('words', () => {
  test.each([
    [
      { priceMin: 130, priceMax: 390 },
      { id: 'hotelResults.chip.price', values: { from: '$130', to: '$390' } },
    ],
    [{ priceMin: 130 }, { id: 'hotelResults.chip.priceFrom', values: { from: '$130' } }],
    [{ priceMax: 390 }, { id: 'hotelResults.chip.priceTo', values: { to: '$390' } }],
    [{ stars: [3, 4, 5] }, { id: 'hotelResults.chip.starsRange', values: { from: 3, to: 5 } }],
    [{ stars: [5] }, { id: 'hotelResults.chip.stars', values: { stars: 5 } }],
    [{ stars: [2, 5] }, { id: 'hotelResults.chip.starsList', values: { list: '2, 5' } }],
    [{ rating: 8 }, { id: 'hotelResults.chip.rating', values: { rating: 8 } }],
    [{ breakfast: true }, { id: 'hotelResults.facet.breakfast' }],
    [{ inPolicy: true }, { id: 'policy.facet.inPolicy' }],
  ] as const)('%o', (filters, label) => {
    expect(labels(filters)).toEqual([label]);
  });
});

test('taking every filter away one by one leaves none', () => {
  let filters: ResultsFilters = {
    freeCancellation: true,
    fourthNight: true,
    breakfast: true,
    inPolicy: true,
    priceMin: 1,
    priceMax: 9,
    stars: [1, 3],
    rating: 9,
    amenities: ['pool', 'gym'],
    collections: ['Premier', 'Lifestyle'],
    programs: ['MAR', 'HIL'],
  };
  for (
    let applied = appliedFilters(filters, 'en');
    applied.length > 0;
    applied = appliedFilters(filters, 'en')
  ) {
    filters = applied[0]!.without;
  }
  expect(filters).toEqual(NO_FILTERS);
});
