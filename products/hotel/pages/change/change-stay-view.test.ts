import { date } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { askFor, isSame, namesFor, wrongNames } from './change-stay-view.ts';

const MAYA = { firstName: 'Maya', lastName: 'Okafor' };
const trip = {
  stay: { checkIn: date('2027-04-15'), checkOut: date('2027-04-19'), rooms: [{ adults: 2, childAges: [] }] },
  guests: [MAYA],
} as unknown as HotelTripDetail;

test('a room that is new has no name yet, one that goes takes its name along', () => {
  expect(namesFor(2, [MAYA])).toEqual([MAYA, { firstName: '', lastName: '' }]);
  expect(namesFor(1, [MAYA, MAYA])).toEqual([MAYA]);
  expect(wrongNames(namesFor(2, [MAYA]))).toEqual([1]);
});

test('what is as booked is no change, spaces around a name aside', () => {
  const { stay } = trip;
  expect(isSame(trip, askFor(stay, stay.rooms, [{ firstName: ' Maya', lastName: 'Okafor ' }]))).toBe(true);
  expect(isSame(trip, askFor(stay, [{ adults: 1, childAges: [] }], [MAYA]))).toBe(false);
  expect(isSame(trip, askFor({ ...stay, checkOut: date('2027-04-20') }, stay.rooms, [MAYA]))).toBe(false);
  expect(isSame(trip, askFor(stay, stay.rooms, [{ ...MAYA, firstName: 'Jonah' }]))).toBe(false);
});
