/** A trip that nobody can fly is refused where its checkout would begin, whatever sells its slices. */
import type { ChosenSlice } from '@sojourn/contract/flights.ts';
import { NO_EXTRAS } from '@sojourn/contract/flights.ts';
import { ONE_ADULT } from '@sojourn/domain/flights/travelers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, bestTrip, flightQuestion, testFlightMarket } from '#testing/flight-market.ts';
import { startFlightCheckout } from '../../checkouts/start-flight-checkout.ts';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
  type Traveler,
} from '../testing/booking-world.ts';
import { requestContext } from '../testing/request-context.ts';

let world: BookingWorld;
let server: Process;
let maya: Traveler;
beforeAll(async () => {
  world = await createBookingWorld({
    flights: (database, clock) => testFlightMarket(database, { clock }),
  });
  server = world.startProcess('server');
  maya = await world.newTraveler();
});
afterAll(() => world.close());

async function cheapest(...slices: string[]): Promise<ChosenSlice[]> {
  const desk = server.flightSupplierOf('TP216.2027-04-14.BOS.LIS')!;
  return (await bestTrip(desk, flightQuestion(asked(...slices))))!.slices;
}
const begin = (slices: ChosenSlice[]) => {
  const input = { slices, passengers: ONE_ADULT, extras: NO_EXTRAS };
  return startFlightCheckout(server, input, maya.actor, requestContext());
};

it('the way back leaves before the way out has landed', async () => {
  const [out] = await cheapest('BOS LIS 2027-04-14');
  const [early] = await cheapest('LIS BOS 2027-04-14');
  const [late] = await cheapest('LIS BOS 2027-04-19');
  await expect(begin([out!, early!])).rejects.toMatchObject({ code: 'RateNotAvailable' });
  await expect(begin([late!, out!])).rejects.toMatchObject({ code: 'RateNotAvailable' });
  expect(await begin([out!, late!])).toMatchObject({ state: 'open' });
});
