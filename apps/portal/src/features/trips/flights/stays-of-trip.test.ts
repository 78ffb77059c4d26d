import { expect, it } from 'vitest';
import { nightsOfTrip } from './stays-of-trip.ts';
import { FLIGHT_TRIP } from './testing/sample-flight-trip.ts';

const trip = (over: object = {}) => ({
  ...FLIGHT_TRIP,
  flight: { ...FLIGHT_TRIP.flight, cityPlaces: { LIS: 'city:lisbon-pt', BOS: 'city:boston-us' } },
  ...over,
});

it('leads to hotels where one lands, for the nights until one leaves', () => {
  expect(nightsOfTrip(trip(), 'en')).toEqual([
    {
      ...{ key: '0', city: 'Lisbon', dates: 'Apr 15 – 19' },
      link: {
        to: '/stays',
        search: { place: 'city:lisbon-pt', checkIn: '2027-04-15', checkOut: '2027-04-19' },
      },
    },
  ]);
});

it.each([
  ['is canceled', trip({ status: 'Canceled' })],
  ['is over', trip({ time: 'Past' })],
  ['was booked before cities were kept with it', FLIGHT_TRIP],
  ['only goes there', trip({ flight: { ...trip().flight, slices: trip().flight.slices.slice(0, 1) } })],
])('has none for a trip that %s', (_, over) => {
  expect(nightsOfTrip(over, 'en')).toEqual([]);
});
