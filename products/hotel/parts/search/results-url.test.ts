import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { parseFlatSearch, printFlatSearch } from '@sojourn/web/flat-search.ts';
import { readBox, roundBox } from '@sojourn/web/map/map-box.ts';
import { tidyFilters } from '@sojourn/web/search/filters.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AMENITIES, COLLECTIONS, STAY_SORTS } from '#hotel/rules/stay.ts';
import { printResultsUrl, RESULTS_VIEWS, type ResultsUrl, readResultsUrl } from './results-url.ts';
import { defaultDatesAndGuests } from './stay-criteria.ts';

const TODAY = '2027-02-08' as CalendarDate;
const fallback = defaultDatesAndGuests(TODAY);

const filters = fc
  .record({
    freeCancellation: fc.boolean(),
    fourthNightFree: fc.boolean(),
    breakfastIncluded: fc.boolean(),
    inPolicyOnly: fc.boolean(),
    stars: fc.subarray([1, 2, 3, 4, 5]),
    rating: fc.constantFrom(0, 7, 8, 9),
    amenities: fc.subarray([...AMENITIES]),
    collections: fc.subarray([...COLLECTIONS]),
    loyaltyPrograms: fc.subarray(['HHN', 'MBV', 'IHG', 'A3B']),
    price: fc.oneof(
      fc.constant(undefined),
      fc.nat(9999).map((min) => ({ min })),
      fc.nat(9999).map((max) => ({ max })),
      fc.tuple(fc.nat(5000), fc.nat(5000)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    ),
  })
  .map(tidyFilters);
const box = fc
  .record({
    west: fc.double({ min: -179, max: 178, noNaN: true }),
    south: fc.double({ min: -89, max: 88, noNaN: true }),
  })
  .map(({ west, south }) => roundBox({ west, south, east: west + 0.5, north: south + 0.5 }));
const anyUrl = fc.record({
  place: fc.constantFrom(undefined, 'city:lisbon-pt', 'airport:LIS', 'landmark:belem-tower'),
  box: fc.option(box, { nil: undefined }),
  checkIn: fc.constant(addDays(TODAY, 60)),
  checkOut: fc.constant(addDays(TODAY, 64)),
  rooms: fc.constantFrom(
    [{ adults: 2, childAges: [] }],
    [
      { adults: 1, childAges: [0, 17] },
      { adults: 3, childAges: [] },
    ],
  ),
  filters,
  mayUsePreferences: fc.boolean(),
  sort: fc.constantFrom(...STAY_SORTS),
  view: fc.constantFrom(...RESULTS_VIEWS),
  stay: fc.constantFrom(undefined, 'sty_01'),
  page: fc.integer({ min: 1, max: 20 }),
});
/** Who chose a filter has left the preferences. */
const url: fc.Arbitrary<ResultsUrl> = anyUrl.map((each) => ({
  ...each,
  mayUsePreferences: each.mayUsePreferences && Object.keys(each.filters).length === 0,
}));

test('a results page is read back from its own URL', () => {
  fc.assert(
    fc.property(url, (given) => {
      const query = printFlatSearch(printResultsUrl(given));
      expect(readResultsUrl(parseFlatSearch(query), fallback)).toEqual(given);
    }),
  );
});

test('any query is read without failing, and printing what was read changes nothing more', () => {
  const keys = fc.constantFrom(
    'place',
    'box',
    'checkIn',
    'checkOut',
    'rooms',
    'free',
    'price',
    'stars',
    'rating',
  );
  const query = fc.dictionary(
    fc.oneof(keys, fc.constantFrom('amenities', 'programs', 'sort', 'view', 'page')),
    fc.string(),
  );
  fc.assert(
    fc.property(query, (search) => {
      const read = readResultsUrl(search, fallback);
      expect(readResultsUrl(parseFlatSearch(printFlatSearch(printResultsUrl(read))), fallback)).toEqual(read);
    }),
  );
});

describe('defaults stay out of the URL', () => {
  test('a plain search is short', () => {
    const plain = {
      ...fallback,
      place: 'city:lisbon-pt',
      box: undefined,
      filters: {},
      mayUsePreferences: true,
      sort: 'MostRecommended',
      view: 'list',
      stay: undefined,
      page: 1,
    } as const;
    expect(printFlatSearch(printResultsUrl(plain))).toBe(
      '?place=city:lisbon-pt&checkIn=2027-02-10&checkOut=2027-02-14&rooms=2',
    );
  });
});

describe('what is wrong is left out', () => {
  test.each([
    [{ price: '500-100' }, {}],
    [{ price: 'x-y' }, {}],
    [{ stars: '0,6,4,4' }, { stars: [4] }],
    [{ rating: '5' }, {}],
    [{ amenities: 'pool,moat' }, { amenities: ['pool'] }],
    [{ programs: 'toolong,AB,HHN' }, { loyaltyPrograms: ['HHN'] }],
  ])('%o', (search, expected) => {
    expect(readResultsUrl(search, fallback).filters).toEqual(expected);
  });
  test.each(['1,2,3', '200,0,201,1', '1,5,2,4', '1,1,1,2', 'a,b,c,d'])('box %s', (text) => {
    expect(readBox(text)).toBeUndefined();
  });
  test('a place of an unknown kind, a page out of bounds', () => {
    expect(readResultsUrl({ place: 'moon:base', page: '999' }, fallback)).toMatchObject({
      place: undefined,
      page: 20,
    });
  });
});
