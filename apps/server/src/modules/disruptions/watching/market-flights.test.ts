/** What the market's scenarios do to flights of today becomes a disruption of a booked trip. */
import type { ChosenSlice } from '@sojourn/contract/products/flight/flights.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { flightTrip, person, readyFlight } from '#products/flight/testing/flight-checkouts.ts';
import { bestTrip, flightQuestion, slicesFrom } from '#products/flight/testing/flight-market.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { TEST_NOW } from '../../../testing/clock.ts';
import { createMarketStage, deskOf } from '../../booking/testing/market-stage.ts';
import { mustBook, type Stage } from '../../booking/testing/stage.ts';
import { getDisruption } from '../view-disruption.ts';
import { watchBooking } from './watch-flights.ts';

const LONG_MS = 120_000;
let { world, server, maya } = {} as Stage;
let slices: ChosenSlice[];
beforeAll(async () => {
  ({ world, server, maya } = await createMarketStage());
  // Nobody flies there without a change
  const question = flightQuestion(slicesFrom('BOS FNC 2027-04-14'));
  slices = assertPresent(await bestTrip(deskOf({ server }), question), 'a trip').slices;
  expect(slices[0]?.sliceId).toContain('~');
}, LONG_MS);
afterEach(() => world.clock.set(TEST_NOW));
afterAll(() => world?.close());

const playing = (scenario: string | null): CallContext => ({ timeoutMs: 5_000, scenario, requestId: 'test' });
const shown = async (bookingId: BookingId) => (await getDisruption(server, bookingId, maya.actor)).disruption;

/** Flights that leave in ten hours. */
async function soon(): Promise<BookingId> {
  const checkout = await readyFlight(
    server,
    maya,
    { travelers: [person('Adult', '1990-02-03')] },
    { slices },
  );
  const bookingId = await mustBook(server, checkout, maya);
  const { flight } = await flightTrip(server, maya, bookingId);
  const departs = flight.slices[0]?.segments[0]?.scheduledDepartureTime ?? TEST_NOW;
  world.clock.set(plusSeconds(departs, -10 * 3_600) as Instant);
  return bookingId;
}
const look = (bookingId: BookingId, scenario: string | null = null) =>
  watchBooking(server, { ...maya.actor, bookingId }, playing(scenario));

test.each([
  ['flight-delayed', 'Delayed', 165],
  ['delay-grows', 'Delayed', 70],
  ['flight-canceled-today', 'AirlineCancellation', 0],
] as const)('%s: %s', async (scenario, type, delayMinutes) => {
  const bookingId = await soon();
  await look(bookingId, scenario);
  expect(await shown(bookingId)).toMatchObject({ type, delayMinutes, state: 'open', airlineOffer: null });
});

test('a delay grows, and a flight is on time again', async () => {
  const [grows, back] = [await soon(), await soon()];
  await look(grows, 'delay-grows');
  await look(back, 'back-on-time');
  expect((await shown(back))?.delayMinutes).toBe(165);
  world.clock.move(601);
  await look(grows);
  await look(back);
  expect((await shown(grows))?.delayMinutes).toBe(165);
  expect(await shown(back)).toBeNull();
});

test.each([
  ['connection-missed', false],
  ['airline-rebooks-reasonably', true],
] as const)('%s', async (scenario, isNear) => {
  const bookingId = await soon();
  await look(bookingId, scenario);
  const found = assertPresent((await shown(bookingId)) ?? undefined, 'a disruption');
  expect(found.type).toBe('MissedConnection');
  const missed = found.flights[1];
  const minutes = found.airlineOffer
    ? (Date.parse(found.airlineOffer.starts) - Date.parse(missed?.scheduledDeparture ?? '')) / 60_000
    : null;
  if (isNear) expect(minutes).toBeLessThanOrEqual(60);
  else if (minutes !== null) expect(minutes).toBeGreaterThan(60);
});
