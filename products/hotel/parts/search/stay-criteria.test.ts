import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultDatesAndGuests,
  guestsOf,
  nightsOf,
  printDatesAndGuests,
  readDatesAndGuests,
  readRooms,
} from './stay-criteria.ts';

const TODAY = '2027-02-08' as CalendarDate;
const fallback = defaultDatesAndGuests(TODAY);

const room = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
});
const stay = fc
  .record({
    ahead: fc.integer({ min: 0, max: 365 }),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.array(room, { minLength: 1, maxLength: 8 }),
  })
  .map(({ ahead, nights, rooms }) => {
    const checkIn = addDays(TODAY, ahead);
    return { checkIn, checkOut: addDays(checkIn, nights), rooms };
  });

test('what is printed into a URL is read back the same', () => {
  fc.assert(
    fc.property(stay, (given) => {
      expect(readDatesAndGuests(printDatesAndGuests(given), fallback)).toEqual(given);
    }),
  );
});

test('any text is read without failing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (checkIn, checkOut, rooms) => {
      const read = readDatesAndGuests({ checkIn, checkOut, rooms }, fallback);
      expect(nightsOf(read)).toBeGreaterThan(0);
      expect(guestsOf(read.rooms)).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('what is not ours falls back', () => {
  test.each(['', '2-', '-2', '2,,1', 'a', '2-1a', '100', Array(21).fill('1').join(',')])(
    'rooms %s',
    (text) => {
      expect(readRooms(text)).toBeUndefined();
    },
  );
  test.each(['2027-02-30', '2027-13-01', '27-01-01', '', 'today'])('date %s', (text) => {
    expect(readDate(text)).toBeUndefined();
  });
  test('a check-out that is not after check-in takes both dates away', () => {
    const search = { checkIn: '2027-03-05', checkOut: '2027-03-05', rooms: '1' };
    expect(readDatesAndGuests(search, fallback)).toEqual({
      ...fallback,
      rooms: [{ adults: 1, childAges: [] }],
    });
  });
});
