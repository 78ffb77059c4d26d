import { addDays, date, dateIn, type Instant } from '@sojourn/domain/dates.ts';
import { describe, expect, it } from 'vitest';
import { checkSearch, type SearchCriteria } from './check-search.ts';

const TODAY = date('2027-02-08');
const two = { adults: 2, childAges: [] };
const search = (over: Partial<SearchCriteria> = {}): SearchCriteria => ({
  checkIn: date('2027-04-15'),
  checkOut: date('2027-04-19'),
  rooms: [two],
  ...over,
});
const nights = (checkIn: string, count: number) => ({
  checkIn: date(checkIn),
  checkOut: addDays(date(checkIn), count),
});

describe('a stay search', () => {
  it.each([
    ['four nights in spring', search()],
    ['tonight', search(nights('2027-02-08', 1))],
    ['thirty nights', search(nights('2027-04-15', 30))],
    ['a year ahead', search(nights('2028-02-08', 3))],
    ['eight rooms', search({ rooms: Array(8).fill(two) })],
    ['six adults and six children', search({ rooms: [{ adults: 6, childAges: [0, 1, 2, 3, 16, 17] }] })],
  ])('may ask for %s', (_, criteria) => {
    expect(checkSearch(criteria, TODAY)).toBeUndefined();
  });

  it.each([
    ['yesterday', search(nights('2027-02-07', 3)), 'PastDates'],
    ['a stay that ends before it begins', search(nights('2027-04-15', -1)), 'CheckOutBeforeCheckIn'],
    ['no night', search(nights('2027-04-15', 0)), 'CheckOutBeforeCheckIn'],
    ['31 nights', search(nights('2027-04-15', 31)), 'StayTooLong'],
    ['more than a year ahead', search(nights('2028-02-09', 2)), 'TooFarAhead'],
    ['nine rooms', search({ rooms: Array(9).fill(two) }), 'TooManyRooms'],
    ['no room', search({ rooms: [] }), 'InvalidGuests'],
    ['a room without an adult', search({ rooms: [two, { adults: 0, childAges: [9] }] }), 'InvalidGuests'],
    ['seven adults in a room', search({ rooms: [{ adults: 7, childAges: [] }] }), 'InvalidGuests'],
    ['half an adult', search({ rooms: [{ adults: 1.5, childAges: [] }] }), 'InvalidGuests'],
    ['a child of 18', search({ rooms: [{ adults: 1, childAges: [18] }] }), 'InvalidGuests'],
    ['a child not yet born', search({ rooms: [{ adults: 1, childAges: [-1] }] }), 'InvalidGuests'],
    ['seven children', search({ rooms: [{ adults: 1, childAges: Array(7).fill(5) }] }), 'InvalidGuests'],
  ])('may not ask for %s', (_, criteria, problem) => {
    expect(checkSearch(criteria, TODAY)).toBe(problem);
  });

  it('goes by the date at the place: an evening in Boston is tomorrow in Tokyo', () => {
    const now = '2027-02-09T04:00:00Z' as Instant;
    const tonight = search(nights('2027-02-08', 1));
    expect(checkSearch(tonight, dateIn(now, 'America/New_York'))).toBeUndefined();
    expect(checkSearch(tonight, dateIn(now, 'Pacific/Honolulu'))).toBeUndefined();
    expect(checkSearch(tonight, dateIn(now, 'Asia/Tokyo'))).toBe('PastDates');
  });
});
