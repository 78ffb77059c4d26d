import { expect, it } from 'vitest';
import type { FlightTripCard } from '#flight/wire/flight-trip.ts';
import { upcomingFlight } from './upcoming-flight.ts';

const trip = {
  confirmationCode: 'H-1',
  title: 'Boston to Lisbon',
  ticketing: 'ticketed',
  flight: {
    destination: { art: { seed: 'lisbon', kind: 'city' } },
    passengers: { adults: 2, children: 1, seatedInfants: 0, lapInfants: 1 },
  },
} as unknown as FlightTripCard;

it('everybody who flies is counted, infants too', () => {
  expect(upcomingFlight(trip)).toMatchObject({ title: 'Boston to Lisbon', people: 4 });
});

it.each([
  [{ confirmationCode: null, ticketing: 'requested' }, 'pending'],
  [{ ticketing: 'confirmed' }, 'confirmed'],
  [{}, 'ticketed'],
] as const)('flights with %j are %s', (change, state) => {
  expect(upcomingFlight({ ...trip, ...change }).state).toBe(state);
});
