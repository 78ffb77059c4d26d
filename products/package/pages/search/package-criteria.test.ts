import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { addDays } from '@sojourn/domain/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultCriteria, printCriteria, readCriteria, travelersOf } from './package-criteria.ts';

const TODAY = '2027-02-08' as CalendarDate;
const FALLBACK = defaultCriteria(TODAY);

const code = fc.string({ unit: fc.constantFrom(...'ABCXYZ'), minLength: 3, maxLength: 3 });
const room = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
});
const criteria = fc
  .record({
    origin: code,
    destination: code,
    ahead: fc.integer({ min: 0, max: 330 }),
    nights: fc.integer({ min: 1, max: 30 }),
    first: fc.constantFrom('flight', 'hotel'),
    rooms: fc.array(room, { minLength: 1, maxLength: 4 }),
  })
  .filter(({ rooms }) => travelersOf(rooms) <= 9)
  .map(({ ahead, nights, ...rest }) => {
    const depart = addDays(TODAY, ahead);
    return { ...rest, depart, back: addDays(depart, nights) };
  });

test('what is printed into an address is read back the same', () => {
  fc.assert(
    fc.property(criteria, (given) => {
      expect(readCriteria(printCriteria(given), FALLBACK)).toEqual(given);
    }),
  );
});

test.each(['0', '7', '2-18', '2,,1', '2-', 'a', '1,1,1,1,1', '5,5', '2-1-2-3-4-5'])(
  'rooms %s fall back',
  (rooms) => {
    expect(readCriteria({ rooms }, FALLBACK).rooms).toEqual([{ adults: 2, childAges: [] }]);
  },
);

test.each([
  ['2027-04-19', '2027-04-19'],
  ['2027-04-19', '2027-04-14'],
  ['2027-04-19', 'soon'],
])('a return on %s or before takes both dates away (%s)', (depart, back) => {
  expect(readCriteria({ depart, return: back }, FALLBACK)).toMatchObject({
    depart: '2027-02-22',
    back: '2027-02-27',
  });
});

test('a code that no airport has is left to be chosen', () => {
  expect(readCriteria({ from: 'boston', to: 'LIS' }, FALLBACK)).toMatchObject({
    origin: undefined,
    destination: 'LIS',
  });
});
