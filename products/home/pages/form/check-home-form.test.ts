import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { checkHomeForm } from './check-home-form.ts';

const TODAY = '2027-02-08' as CalendarDate;
const TWO = { adults: 2, children: 0, infants: 0, dogs: 0, cats: 0 };
const check = (start: number | undefined, end: number | undefined, party = TWO, hasPlace = true) => {
  const day = (days: number | undefined) => (days === undefined ? undefined : addDays(TODAY, days));
  const range = { start: day(start), end: day(end) };
  return checkHomeForm({ hasPlace, range, party }, TODAY, addDays(TODAY, 1));
};

test('a whole search may start', () => {
  expect(check(2, 6)).toEqual({});
  expect(check(0, 90)).toEqual({});
});
test('each field names what is wrong with it', () => {
  expect(check(undefined, undefined, { ...TWO, adults: 0 }, false)).toEqual({
    place: 'UnknownPlace',
    dates: 'DatesMissing',
    party: 'InvalidParty',
  });
  expect(check(-1, 2).dates).toBe('PastDates');
  expect(check(3, 3).dates).toBe('CheckOutBeforeCheckIn');
  expect(check(0, 91).dates).toBe('HomeStayTooLong');
  expect(check(366, 370).dates).toBe('TooFarAhead');
  expect(check(2, 6, { ...TWO, dogs: 6 }).party).toBe('InvalidParty');
});
