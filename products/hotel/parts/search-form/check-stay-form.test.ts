import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { checkStayForm, type StayFormFacts } from './check-stay-form.ts';

const TODAY = '2027-02-08' as CalendarDate;
const good: StayFormFacts = {
  hasPlace: true,
  checkIn: addDays(TODAY, 1),
  checkOut: addDays(TODAY, 3),
  rooms: [{ adults: 2, childAges: [] }],
};
const check = (given: Partial<StayFormFacts>) => checkStayForm({ ...good, ...given }, TODAY);
const room = { adults: 1, childAges: [] };

test('a whole form has no problem', () => {
  expect(check({})).toEqual({});
});
test('every field speaks for itself', () => {
  expect(check({ hasPlace: false, checkIn: undefined, rooms: [] })).toEqual({
    place: 'UnknownPlace',
    dates: 'DatesMissing',
    guests: 'NoAdult',
  });
});

describe('dates', () => {
  test.each([
    [0, 1, undefined],
    [-1, 1, 'PastDates'],
    [2, 2, 'CheckOutBeforeCheckIn'],
    [3, 2, 'CheckOutBeforeCheckIn'],
    [0, 30, undefined],
    [0, 31, 'StayTooLong'],
    [364, 365, undefined],
    [364, 366, 'TooFarAhead'],
  ] as const)('from day %d to day %d: %s', (from, to, problem) => {
    expect(check({ checkIn: addDays(TODAY, from), checkOut: addDays(TODAY, to) }).dates).toBe(problem);
  });
});

describe('guests', () => {
  test.each([
    ['8 rooms', Array.from({ length: 8 }, () => room), undefined],
    ['9 rooms', Array.from({ length: 9 }, () => room), 'TooManyRooms'],
    ['no adult', [{ adults: 0, childAges: [3] }], 'NoAdult'],
    ['7 adults', [room, { adults: 7, childAges: [] }], 'TooManyAdults'],
    ['7 children', [{ adults: 1, childAges: [1, 2, 3, 4, 5, 6, 7] }], 'TooManyChildren'],
    ['an age that is not chosen', [{ adults: 1, childAges: [undefined] }], 'ChildAgeMissing'],
    ['an age of 17', [{ adults: 1, childAges: [17] }], undefined],
    ['an age of 18', [{ adults: 1, childAges: [18] }], 'ChildTooOld'],
  ] as const)('%s', (_, rooms, problem) => {
    expect(check({ rooms }).guests).toBe(problem);
  });
});
