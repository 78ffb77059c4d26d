/** What the market's scenarios do to flights of today becomes a disruption of a booked trip. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { flightTrip, person, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { bestTrip, flightQuestion, slicesFrom } from '@sojourn/products/flight/testing/flight-market.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMarketStage, deskOf } from '#modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { cancelAsQuoted, mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { withProtections } from '../testing/late-trip.ts';
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
async function soon(bought: readonly Protection[] = []): Promise<BookingId> {
  world.clock.set(TEST_NOW);
  const checkout = await readyFlight(
    server,
    maya,
    { travelers: [person('Adult', '1990-02-03')] },
    { slices },
  );
  const chosen = await withProtections(server, checkout, maya, bought);
  const bookingId = await mustBook(server, chosen, maya);
  await world.resume(server);
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

test('a missed connection is covered unless the airline gives a near flight', async () => {
  const [far, near] = [await soon(['missedConnection']), await soon(['missedConnection'])];
  await look(far, 'connection-missed');
  await look(near, 'airline-rebooks-reasonably');
  const noticed = server.clock.now();
  expect(await shown(far)).toMatchObject({
    action: 'RebookOnlyEligible',
    protection: 'missedConnection',
    decideBy: plusSeconds(noticed, 86_400),
    refund: null,
  });
  expect(await shown(near)).toMatchObject({ why: 'no-reasonable-flight', protection: 'missedConnection' });
});

test('it’s void when the tickets are canceled in their window', async () => {
  const bookingId = await soon(['disruption', 'missedConnection']);
  world.clock.set(plusSeconds(TEST_NOW, 600));
  await cancelAsQuoted(server, bookingId, maya);
  await world.resume(server);
  const { protections } = await flightTrip(server, maya, bookingId);
  expect(protections.map(({ state, clauseId }) => [state, clauseId])).toEqual([
    ['Expired', 'canceled'],
    ['Expired', 'void-window'],
  ]);
});

test('what the airline cancels today comes back whole, by its own change', async () => {
  const bookingId = await soon();
  const quote = () => quoteCancel(server, bookingId, maya.actor, requestContext());
  const before = await quote();
  await look(bookingId, 'flight-canceled-today');
  const after = await quote();
  expect(after.refund).toEqual(after.paid);
  expect(after.refund.amountMinor).toBeGreaterThanOrEqual(before.refund.amountMinor);
  // Read again, it’s one change of the airline’s order
  await look(bookingId);
  const { schedule } = assertPresent(
    await deskOf({ server })
      .lookUp({ reference: bookingId }, playing(null))
      .then((found) => (found.outcome === 'ok' ? found.value : null)),
    'its record',
  );
  expect([schedule.version, schedule.slices]).toEqual([1, [null]]);
});
