import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import { type GroupedBooking, groupTrips, TRIP_BOOKINGS_MAX } from './trip-groups.ts';

const at = (day: number, hour = 12) => new Date(Date.UTC(2027, 3, day, hour)).toISOString() as Instant;
const booking = (
  bookingId: string,
  from: Instant,
  until: Instant,
  rest: Partial<GroupedBooking> = {},
): GroupedBooking => ({
  bookingId,
  startsAt: from,
  endsAt: until,
  place: 'Lisbon',
  country: 'PT',
  leavesFrom: '',
  isCanceled: false,
  groupId: null,
  isClosed: false,
  ...rest,
});
const flight = (
  id: string,
  from: string,
  to: string,
  starts: Instant,
  ends: Instant,
  rest: Partial<GroupedBooking> = {},
) =>
  booking(id, starts, ends, { leavesFrom: from, place: to, country: to === 'Boston' ? 'US' : 'PT', ...rest });
const US = { place: 'Boston', country: 'US' };

const idsOf = (bookings: readonly GroupedBooking[]) =>
  groupTrips(bookings).map((group) => group.map(({ bookingId }) => bookingId).join(' '));

const there = flight('out', 'Boston', 'Lisbon', at(14, 22), at(15, 5));
const back = flight('back', 'Lisbon', 'Boston', at(19, 11), at(19, 19));
const round = flight('round', 'Boston', 'Lisbon', at(14, 22), at(19, 19));
const hotel = booking('hotel', at(15, 14), at(19, 10));
const car = booking('car', at(15, 6), at(19, 9));

test.each<[string, readonly GroupedBooking[], readonly string[]]>([
  ['a round trip with its hotel and car', [hotel, car, round], ['round car hotel']],
  ['two one-way flights with a hotel between', [back, hotel, there], ['out hotel back']],
  ['two one-way flights without one', [there, back], ['out back']],
  [
    'a way back after more than a month is another trip',
    [there, flight('back', 'Lisbon', 'Boston', at(16 + 30), at(17 + 30))],
    ['out', 'back'],
  ],
  [
    'leaving again after the way back is the next trip, however soon',
    [
      there,
      back,
      flight('out2', 'Boston', 'Lisbon', at(20, 9), at(20, 19)),
      flight('back2', 'Lisbon', 'Boston', at(25), at(25, 19)),
    ],
    ['out back', 'out2 back2'],
  ],
  [
    'the night at the airport before leaving',
    [round, booking('inn', at(14, 0), at(14, 15), US)],
    ['inn round'],
  ],
  [
    'the next trip from home is another, however soon',
    [round, flight('next', 'Boston', 'Chicago', at(20, 8), at(23, 8))],
    ['round', 'next'],
  ],
  [
    'another city in the country while the trip lasts',
    [round, booking('porto', at(16), at(17), { place: 'Porto' })],
    ['round porto'],
  ],
  [
    'another city in the country after the trip',
    [round, booking('porto', at(20), at(21), { place: 'Porto' })],
    ['round', 'porto'],
  ],
  [
    'another country at the same time',
    [hotel, booking('rome', at(16), at(17), { place: 'Rome', country: 'IT' })],
    ['hotel', 'rome'],
  ],
  ['the same city a day later', [hotel, booking('again', at(20, 9), at(21))], ['hotel again']],
  ['the same city two days later', [hotel, booking('again', at(21, 11), at(22))], ['hotel', 'again']],
  [
    'two cities of one name',
    [hotel, booking('other', at(16), at(17), { country: 'US' })],
    ['hotel', 'other'],
  ],
  [
    'a place that nobody knows',
    [hotel, booking('nowhere', at(16), at(17), { place: '', country: '' })],
    ['hotel', 'nowhere'],
  ],
  [
    'a canceled booking joins nothing',
    [round, booking('gone', at(15), at(18), { isCanceled: true })],
    ['round', 'gone'],
  ],
  [
    'a chain: each belongs to the next',
    [hotel, booking('b', at(20, 9), at(22)), booking('c', at(23, 10), at(24))],
    ['hotel b c'],
  ],
])('%s', (_, bookings, groups) => {
  expect(idsOf(bookings)).toEqual(groups);
});

test.each<[string, readonly GroupedBooking[], readonly string[]]>([
  [
    'joined: any two, even a canceled one',
    [{ ...round, groupId: 'g' }, booking('rome', at(25), at(26), { groupId: 'g', isCanceled: true })],
    ['round rome'],
  ],
  [
    'split off: nothing joins it',
    [round, car, { ...hotel, groupId: 'g', isClosed: true }],
    ['round car', 'hotel'],
  ],
  ['what is booked later joins a named trip', [{ ...round, groupId: 'g' }, hotel], ['round hotel']],
  [
    'two that the traveler made are never joined',
    [{ ...round, groupId: 'g' }, { ...hotel, groupId: 'h' }, car],
    ['round car', 'hotel'],
  ],
])('what the traveler decided wins. %s', (_, bookings, groups) => {
  expect(idsOf(bookings)).toEqual(groups);
});

const someBooking = fc
  .record({
    day: fc.integer({ min: 1, max: 60 }),
    days: fc.integer({ min: 0, max: 6 }),
    place: fc.constantFrom('Lisbon', 'Porto', 'Boston', ''),
    leavesFrom: fc.constantFrom('', '', 'Boston', 'Lisbon'),
    isCanceled: fc.boolean(),
    groupId: fc.constantFrom(null, null, 'g', 'h'),
  })
  .map(({ day, days, ...rest }) => ({ ...booking('b', at(day), at(day + days, 13)), ...rest }));
const someBookings = fc
  .array(someBooking, { maxLength: 14 })
  .map((all) => all.map((each, i) => ({ ...each, bookingId: `b${String(i).padStart(2, '0')}` })));

test('whoever books much for the same days has several trips, none larger than the rule makes them', () => {
  const many = Array.from({ length: 45 }, (_, i) =>
    booking(`b${String(i).padStart(2, '0')}`, at(15, 14), at(19, 10)),
  );
  const groups = groupTrips(many);
  expect(groups.map(({ length }) => length)).toEqual([TRIP_BOOKINGS_MAX, TRIP_BOOKINGS_MAX, 5]);
  expect(groups.flat()).toEqual(many);
});

test('the way back ends a trip that has no room for it, too', () => {
  const stays = Array.from({ length: TRIP_BOOKINGS_MAX - 1 }, (_, i) =>
    booking(`stay${i}`, at(15, 14), at(19, 10)),
  );
  const again = flight('out2', 'Boston', 'Lisbon', at(20, 9), at(20, 19));
  const [full, ...others] = idsOf([there, ...stays, back, again]);
  expect(full?.split(' ')).toHaveLength(TRIP_BOOKINGS_MAX);
  expect(others).toEqual(['back', 'out2']);
});

test('every booking is in one group, whatever order they come in, and stored groups hold together', () => {
  fc.assert(
    fc.property(someBookings, (bookings) => {
      const groups = idsOf(bookings);
      expect(
        groups
          .flatMap((group) => group.split(' '))
          .filter(Boolean)
          .toSorted(),
      ).toEqual(bookings.map(({ bookingId }) => bookingId));
      expect(idsOf(bookings.toReversed())).toEqual(groups);
      for (const group of groupTrips(bookings)) {
        const made = new Set(group.flatMap(({ groupId }) => groupId ?? []));
        expect(made.size).toBeLessThanOrEqual(1);
        for (const groupId of made)
          expect(group.filter((each) => each.groupId === groupId)).toHaveLength(
            bookings.filter((each) => each.groupId === groupId).length,
          );
      }
    }),
  );
});
