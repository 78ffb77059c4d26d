import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { agesOf, rowsOf } from './activity-criteria.ts';
import { wireFilters } from './activity-filters.ts';
import { newSearch, printActivityUrl, readActivityUrl } from './activity-url.ts';
import { printShopUrl, readShopUrl, shopUrlOf } from './shop-url.ts';

const TODAY = '2027-02-08' as CalendarDate;
const known = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

test('an address has the query names of A §2.1', () => {
  const url = newSearch({
    place: { id: 'city:lisbon-pt', name: 'Lisbon, Portugal' },
    criteria: { from: '2027-04-14' as CalendarDate, until: '2027-04-19' as CalendarDate, ages: [30, 30, 8] },
  });
  expect(known(printActivityUrl(url))).toEqual({
    locationName: 'Lisbon, Portugal',
    place: 'city:lisbon-pt',
    fromDate: '2027-04-14',
    untilDate: '2027-04-19',
    ages: '30,30,8',
  });
  expect(readActivityUrl(known(printActivityUrl(url)), TODAY)).toEqual(url);
});

test('a place by its name alone, one day, filters and all else are read back', () => {
  const search = {
    locationName: 'Lisbon',
    fromDate: '2027-04-15',
    untilDate: '2027-04-15',
    ages: '65,3',
    fits: '1',
    days: '2027-04-15,2027-04-16',
    category: 'onTheWater,museums',
    time: 'evening',
    length: 'allDay',
    language: 'en,pt',
    adult: '20-90',
    rating: '90',
    'good-for': 'rain',
    sort: 'PriceDescending',
    page: '2',
  };
  const url = readActivityUrl(search, TODAY);
  expect(known(printActivityUrl(url))).toEqual(search);
  expect(wireFilters(url.filters, null)).toEqual({
    fitsTrip: true,
    dates: ['2027-04-15', '2027-04-16'],
    categories: ['onTheWater', 'museums'],
    times: ['evening'],
    durations: ['allDay'],
    languages: ['en', 'pt'],
    adultMinMinor: 2_000,
    adultMaxMinor: 9_049,
    leastRatingTenths: 90,
    goodFor: ['rain'],
  });
});

test('what is wrong falls back', () => {
  const url = readActivityUrl(
    { fromDate: '2027-04-19', untilDate: '2027-04-14', ages: 'old', place: '?' },
    TODAY,
  );
  expect(url.criteria).toEqual({ from: '2027-02-10', until: '2027-02-14', ages: [30, 30] });
  expect(url.where.place).toBeUndefined();
});

test('an activity’s address has its id, its search and what is chosen', () => {
  const { where, criteria } = readActivityUrl({ locationName: 'Lisbon' }, TODAY);
  const url = {
    ...shopUrlOf('act_lisbon-pt-1', { where, criteria }),
    optionId: 'o2',
    day: '2027-02-11' as CalendarDate,
    slotId: '2027-02-11T18:30',
  };
  expect(readShopUrl(known(printShopUrl(url)), TODAY)).toEqual(url);
  expect(readShopUrl({ activityId: '../etc' }, TODAY).activityId).toBeUndefined();
});

test('a party in the form’s rows keeps its children’s ages', () => {
  const rows = rowsOf([30, 70, 4, 12]);
  expect(rows).toEqual({ adults: 1, seniors: 1, childAges: [4, 12] });
  expect(agesOf({ ...rows, childAges: [4, undefined] })).toEqual([30, 65, 4]);
});
