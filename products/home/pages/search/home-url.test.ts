import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { Id } from '@sojourn/domain/ids.ts';
import { parseFlatSearch, printFlatSearch } from '@sojourn/web/flat-search.ts';
import { roundBox } from '@sojourn/web/map/map-box.ts';
import { tidyFilters } from '@sojourn/web/search/filters.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOKING_WAYS, HOME_AMENITIES, HOME_KINDS, HOME_SORTS } from '#home/rules/home.ts';
import { FLEXIBLE_DAYS } from './home-criteria.ts';
import { HALF_BATHS, wireFilters } from './home-filters.ts';
import { printHomePlace, readHomePlace } from './home-place.ts';
import { type HomeUrl, printHomeUrl, readHomeUrl } from './home-url.ts';

const TODAY = '2027-02-08' as CalendarDate;

const filters = fc
  .record({
    inPolicyOnly: fc.boolean(),
    bedrooms: fc.nat(3),
    beds: fc.nat(3),
    halfBaths: fc.constantFrom(0, ...HALF_BATHS),
    dogs: fc.boolean(),
    cats: fc.boolean(),
    booking: fc.constantFrom(undefined, ...BOOKING_WAYS),
    freeCancellation: fc.boolean(),
    guestFavorites: fc.boolean(),
    total: fc.constantFrom(undefined, { min: 480 }, { max: 1200 }, { min: 480, max: 1200 }),
    kinds: fc.subarray([...HOME_KINDS]),
    amenities: fc.subarray([...HOME_AMENITIES]),
  })
  .map((each) => tidyFilters(each) as HomeUrl['filters']);
const url: fc.Arbitrary<HomeUrl> = fc.record({
  place: fc.constantFrom(undefined, 'city:lisbon-pt', 'airport:LIS'),
  box: fc.constantFrom(undefined, roundBox({ west: -9.2, south: 38.7, east: -9.1, north: 38.8 })),
  criteria: fc.record({
    checkIn: fc.constant(addDays(TODAY, 60)),
    checkOut: fc.integer({ min: 61, max: 150 }).map((days) => addDays(TODAY, days)),
    party: fc.record({
      adults: fc.integer({ min: 1, max: 16 }),
      children: fc.nat(15),
      infants: fc.nat(5),
      dogs: fc.nat(5),
      cats: fc.nat(5),
    }),
    flexibleDays: fc.constantFrom(...FLEXIBLE_DAYS),
  }),
  filters,
  sort: fc.constantFrom(...HOME_SORTS),
  page: fc.integer({ min: 1, max: 20 }),
});

describe('the address of a list of homes', () => {
  test('holds the whole search', () => {
    fc.assert(
      fc.property(url, (given) => {
        const address = printFlatSearch(printHomeUrl(given));
        expect(readHomeUrl(parseFlatSearch(address), TODAY)).toEqual(given);
      }),
    );
  });
  test('is short where nothing was chosen', () => {
    const search = {
      place: 'city:lisbon-pt',
      checkIn: '2027-04-15',
      checkOut: '2027-04-19',
      guests: '2-0-0',
    };
    expect(printFlatSearch(printHomeUrl(readHomeUrl(search, TODAY)))).toBe(printFlatSearch(search));
  });
  test('falls back where it can’t be read', () => {
    const read = readHomeUrl(
      {
        place: 'home',
        checkIn: '2027-04-19',
        checkOut: '2027-04-15',
        guests: '2',
        flex: '5',
        sort: 'x',
        page: '-1',
      },
      TODAY,
    );
    expect(read).toEqual(readHomeUrl({}, TODAY));
    expect(read.criteria).toMatchObject({ checkIn: '2027-02-10', checkOut: '2027-02-14', flexibleDays: 0 });
  });
  test('a party over the limits is read, so that the page can say so', () => {
    const { criteria } = readHomeUrl({ guests: '40-0-9', pets: '9-0' }, TODAY);
    expect(criteria.party).toEqual({ adults: 40, children: 0, infants: 9, dogs: 9, cats: 0 });
  });
});

test('filters are asked for in cents and only with a policy in policy', () => {
  expect(wireFilters({ total: { min: 480, max: 1200 }, inPolicyOnly: true, bedrooms: 2 }, null)).toEqual({
    bedrooms: 2,
    totalMinMinor: 48_000,
    totalMaxMinor: 120_049,
  });
  const policy = { nightlyMaxMinor: 20_000 };
  expect(wireFilters({ inPolicyOnly: true }, policy)).toEqual({ policy, inPolicyOnly: true });
});

describe('the address of a home', () => {
  const party = { adults: 2, children: 0, infants: 1, dogs: 0, cats: 1 };
  test('holds dates, party and what was searched', () => {
    const place = {
      homeId: 'hom_lisbon-pt-6' as Id<'hom'>,
      checkIn: '2027-04-14' as CalendarDate,
      checkOut: '2027-04-19' as CalendarDate,
      party,
      searched: { checkIn: '2027-04-15' as CalendarDate, checkOut: '2027-04-19' as CalendarDate },
    };
    expect(readHomePlace(parseFlatSearch(printFlatSearch(printHomePlace(place))))).toEqual(place);
  });
  test('is none without a home, and leaves out what doesn’t read', () => {
    expect(readHomePlace({ homeId: 'sty_1' })).toBeUndefined();
    expect(readHomePlace({ homeId: 'hom_1', checkIn: 'x', guests: '' })).toEqual({ homeId: 'hom_1' });
  });
});
