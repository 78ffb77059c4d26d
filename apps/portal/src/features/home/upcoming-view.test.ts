import type { FlightTripCard, HotelTripCard } from '@sojourn/contract/trips.ts';
import { expect, it } from 'vitest';
import { upcomingDates, upcomingTrips } from './upcoming-view.ts';

const common = { status: 'Confirmed', time: 'Future', confirmationCode: 'H-1' } as const;
const stay = {
  ...common,
  ...{ bookingId: 'bkg_stay', kind: 'Hotel' },
  stay: {
    city: 'Lisbon',
    checkIn: '2027-04-15',
    checkOut: '2027-04-19',
    rooms: [{ adults: 2, childAges: [4] }],
  },
} as unknown as HotelTripCard;
const flight = {
  ...common,
  ...{ bookingId: 'bkg_flight', kind: 'Flight', title: 'Boston to Lisbon', ticketing: 'ticketed' },
  flight: {
    destination: { art: { seed: 'lisbon', kind: 'city' } },
    passengers: { adults: 2, children: 1, seatedInfants: 0, lapInfants: 1 },
    ...{ departureDate: '2027-04-14', lastDate: '2027-04-14' },
  },
} as unknown as FlightTripCard;

it('puts what begins first before, whatever it is, and leaves out what is over or canceled', () => {
  const gone = [
    { ...stay, status: 'Canceled' as const },
    { ...flight, time: 'Past' as const },
  ];
  const shown = upcomingTrips([stay, ...gone, flight]);
  expect(shown.map(({ title, people }) => [title, people])).toEqual([
    ['Boston to Lisbon', 4],
    ['Lisbon', 3],
  ]);
  expect(shown.map((trip) => upcomingDates(trip, 'en'))).toEqual(['Apr 14', 'Apr 15 – 19']);
});

it.each([
  [{ confirmationCode: null, ticketing: 'requested' }, 'pending'],
  [{ ticketing: 'confirmed' }, 'confirmed'],
  [{}, 'ticketed'],
] as const)('flights with %j are %s', (change, state) => {
  expect(upcomingTrips([{ ...flight, ...change }])[0]?.state).toBe(state);
});
