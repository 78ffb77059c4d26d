/** What the airlines' records say of the times of a booked trip (B §3). */
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import {
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { listTrips } from '@sojourn/server/modules/trips/trips/list-trips.ts';
import { callContext } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { asFlightTrip, flightTrip, readyFlight } from '#flight/testing/flight-checkouts.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(() => resetFaults(world));
afterAll(() => world.close());

test('a look-up finds new times; there are none before it, and none where nothing has changed', async () => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  const lookUp = () => server.lookUp({ ...maya.actor, bookingId }, callContext(requestContext()));
  const times = async () =>
    (await flightTrip(server, maya, bookingId)).flight.slices.map(({ segments: [segment] }) => [
      segment!.updatedDepartureTime,
      segment!.updatedArrivalTime,
    ]);
  const asBooked = [
    [null, null],
    [null, null],
  ];
  expect(await times()).toEqual(asBooked);
  await lookUp();
  expect(await times()).toEqual(asBooked);

  world.carrier.lateMinutes = 45;
  await lookUp();
  const changed = [
    ['2027-04-15T01:50:00.000Z', '2027-04-15T08:20:00.000Z'],
    ['2027-04-19T10:45:00.000Z', '2027-04-19T18:25:00.000Z'],
  ];
  expect(await times()).toEqual(changed);
  const { trips } = await listTrips(server, {}, maya.actor);
  const listed = asFlightTrip(trips.find((trip) => trip.bookingId === bookingId) as never);
  expect(listed.flight.slices[0]!.segments[0]).toMatchObject({
    scheduledDepartureTime: '2027-04-15T01:05:00.000Z',
    updatedDepartureTime: changed[0]![0],
  });

  world.carrier.lateMinutes = 0;
  await lookUp();
  expect(await times()).toEqual(asBooked);
});

test('a trip has our locator besides the airlines’, and its price without taxes', async () => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  const { locators, confirmationCode, sellingPricing, price, total } = await flightTrip(
    server,
    maya,
    bookingId,
  );
  expect(locators.agent).toMatch(/^H-/);
  expect(locators.agent).toBe(confirmationCode);
  expect(locators.airlines.map(({ ticketNo }) => ticketNo)).toEqual([1, 2]);
  expect(sellingPricing.totalPricing).toEqual({
    currency: 'USD',
    baseWithoutMargin: { fiat: { value: price.fares.base, currencySymbol: '$' } },
    total: { fiat: { value: total.amountMinor, currencySymbol: '$' } },
  });
  expect(price.fares.base).toBe(60_000);
});
