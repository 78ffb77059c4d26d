/** Days of trips are those of their places, for customers and agents in any zone. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { flightTrip, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStage, mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { readDeskBookings } from '../desk/customers/store.ts';
import { readLatestBookings } from './store.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world.close());

test('a flight late in the evening is on the day that its airports’ clocks have', async () => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  const { flight } = await flightTrip(server, maya, bookingId);
  const days = { startsOn: flight.departureDate, endsOn: flight.lastDate };
  // It leaves Boston at 9:05 PM on Apr 14, when it's Apr 15 in Lisbon and in UTC
  expect(days.startsOn).toBe('2027-04-14' as CalendarDate);
  const shown = async () => {
    const [written] = await readLatestBookings(server.db, maya.actor);
    const [desk] = await readDeskBookings(server.db, maya.actor, { limit: 10 });
    return [written, desk];
  };
  for (const line of await shown()) expect(line).toMatchObject(days);
  // As an older server booked it
  await sql`update bookings set starts_on = null, ends_on = null where booking_id = ${bookingId}`.execute(
    server.db,
  );
  for (const line of await shown()) expect(line).toMatchObject(days);
});
