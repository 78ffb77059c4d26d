/** A booking says what it emits: flights for everybody with a seat, a stay by an estimate of its own. */
import {
  type BookingWorld,
  createBookingWorld,
  readyCheckout,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyFlight } from '#flight/testing/flight-checkouts.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world?.close());

test('CO₂ is stored with the booking', async () => {
  const server = world.startProcess('co2');
  const traveler = await world.newTraveler();
  await mustBook(server, await readyFlight(server, traveler), traveler);
  await mustBook(server, await readyCheckout(server, traveler), traveler);
  type Row = { product: string; co2Kg: number | null; offered: number | null };
  const { rows } = await sql<Row>`select product, co2_kg as "co2Kg",
      (select sum((slice ->> 'co2Kg')::int)::int
        from jsonb_array_elements(offer #> '{flight,slices}') slice) as offered
    from bookings order by product`.execute(world.database.db);
  const [flight, stay] = rows;
  expect(flight).toMatchObject({ product: 'Flight', co2Kg: flight?.offered });
  expect(flight?.co2Kg).toBeGreaterThan(0);
  expect(stay?.product).toBe('Hotel');
  expect(stay?.co2Kg).toBeGreaterThan(0);
});
