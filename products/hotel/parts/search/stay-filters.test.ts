import { appliedFilters } from '@sojourn/web/search/applied-filters.ts';
import { describe, expect, test } from 'vitest';
import { type ResultsFilters, STAY_FILTERS } from './stay-filters.ts';

const applied = (filters: ResultsFilters) => appliedFilters(STAY_FILTERS, filters, { locale: 'en' });
const labels = (filters: ResultsFilters) => applied(filters).map(({ label }) => label);

test('no filter, no chip', () => {
  expect(labels({})).toEqual([]);
});

describe('words', () => {
  test.each([
    [
      { price: { min: 130, max: 390 } },
      { id: 'hotelResults.chip.price', values: { from: '$130', to: '$390' } },
    ],
    [{ price: { min: 130 } }, { id: 'hotelResults.chip.priceFrom', values: { from: '$130' } }],
    [{ price: { max: 390 } }, { id: 'hotelResults.chip.priceTo', values: { to: '$390' } }],
    [{ stars: [3, 4, 5] }, { id: 'hotelResults.chip.starsRange', values: { from: 3, to: 5 } }],
    [{ stars: [5] }, { id: 'hotelResults.chip.stars', values: { stars: 5 } }],
    [{ stars: [2, 5] }, { id: 'hotelResults.chip.starsList', values: { list: '2, 5' } }],
    [{ rating: 8 }, { id: 'hotelResults.chip.rating', values: { rating: 8 } }],
    [{ breakfastIncluded: true }, { id: 'hotelResults.facet.breakfast' }],
    [{ inPolicyOnly: true }, { id: 'policy.facet.inPolicy' }],
  ] as [ResultsFilters, object][])('%o', (filters, label) => {
    expect(labels(filters)).toEqual([label]);
  });
});

test('taking every filter away one by one leaves none', () => {
  let filters: ResultsFilters = {
    freeCancellation: true,
    fourthNightFree: true,
    breakfastIncluded: true,
    inPolicyOnly: true,
    price: { min: 1, max: 9 },
    stars: [1, 3],
    rating: 9,
    amenities: ['pool', 'gym'],
    collections: ['Premier', 'Lifestyle'],
    loyaltyPrograms: ['MAR', 'HIL'],
  };
  for (let [first] = applied(filters); first; [first] = applied(filters)) filters = first.without;
  expect(filters).toEqual({});
});
