import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, it } from 'vitest';
import { nightsOfTrip } from './stays-of-trip.ts';
import { FLIGHT_TRIP } from './testing/sample-flight-trip.ts';

type Slice = (typeof FLIGHT_TRIP.flight.slices)[number];
const trip = (over: object = {}) => ({
  ...FLIGHT_TRIP,
  flight: { ...FLIGHT_TRIP.flight, cityPlaces: { LIS: 'city:lisbon-pt', BOS: 'city:boston-us' } },
  ...over,
});

it('leads to hotels where one lands, for the nights until one leaves', () => {
  expect(nightsOfTrip(trip(), 'en')).toEqual([
    {
      key: '2027-04-15',
      city: 'Lisbon',
      dates: 'Apr 15 – 19',
      link: {
        to: '/stays',
        search: { place: 'city:lisbon-pt', checkIn: '2027-04-15', checkOut: '2027-04-19' },
      },
    },
  ]);
});

const [out, back] = FLIGHT_TRIP.flight.slices as [Slice, Slice];
const [leaves, ...on] = back.segments;
const backAtOnce = [
  out,
  { ...back, segments: [{ ...leaves!, zonedDepartureTime: '2027-04-15T20:00' as LocalDateTime }, ...on] },
];

it('leads who only flies there to hotels from the day of landing, for three nights', () => {
  expect(nightsOfTrip(trip({ flight: { ...trip().flight, slices: [out] } }), 'en')).toMatchObject([
    {
      city: 'Lisbon',
      dates: 'Apr 15 – 18',
      link: { search: { checkIn: '2027-04-15', checkOut: '2027-04-18' } },
    },
  ]);
});

it.each([
  ['is canceled', trip({ status: 'Canceled' })],
  ['is over', trip({ time: 'Past' })],
  ['was booked before cities were kept with it', FLIGHT_TRIP],
  ['comes back the day it lands', trip({ flight: { ...trip().flight, slices: backAtOnce } })],
  [
    'only goes where we have no hotels',
    trip({ flight: { ...FLIGHT_TRIP.flight, slices: [out], cityPlaces: {} } }),
  ],
])('has none for a trip that %s', (_, over) => {
  expect(nightsOfTrip(over, 'en')).toEqual([]);
});
