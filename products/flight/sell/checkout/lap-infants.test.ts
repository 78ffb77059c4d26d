/** An infant on a lap has no seat: nothing that's sold by seat counts it. */
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
  type Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { readCheckout } from '@sojourn/server/modules/selling/checkouts/store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, readyFlight } from '#flight/testing/flight-checkouts.ts';
import { coveredFlight } from '../covered-flight.ts';
import type { FlightSale } from '../sale.ts';
import { FREEZING_FLIGHTS } from './freezing-flights.ts';

let world: BookingWorld;
let server: Process;
let maya: Traveler;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
  maya = await world.newTraveler();
});
afterAll(() => world.close());

const PARTY = { adults: 2, children: 0, seatedInfants: 0, lapInfants: 1 };
const travelers = () => [
  person('Adult', '1990-02-03'),
  person('Adult', '1991-02-03'),
  person('LapInfant', '2026-09-10'),
];

test('premiums and freezes are of the seats of a party, without infants on laps', async () => {
  const { checkoutId } = await readyFlight(server, maya, { travelers: travelers() }, { passengers: PARTY });
  const row = await readCheckout(server, maya.actor, checkoutId);
  const sale = row?.quote as unknown as FlightSale;
  expect(coveredFlight(sale)).toMatchObject({ travelers: 2, per: 'perTraveler' });
  expect(FREEZING_FLIGHTS.covered(sale.request)).toBe(2);
});
