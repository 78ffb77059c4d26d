/** Flights that their airline doesn't fly or flies late, wherever a trip is shown. */
import type { TripCard } from '@sojourn/contract/trips.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { changeFlight } from '@sojourn/products/flight/testing/change-flight.ts';
import { asFlightTrip, flightTrip, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { renewFeed } from '#modules/trips/calendar-feed/manage-feed.ts';
import type { FeedDeps } from '#modules/trips/calendar-feed/product.ts';
import { readFeedFile } from '#modules/trips/calendar-feed/read-feed.ts';
import { acceptChange } from '#modules/trips/schedule-changes/accept-change.ts';
import { listTrips } from '#modules/trips/trips/list-trips.ts';
import { callContext } from '#modules/trips/trips/use-case.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import { getDisruption } from '../view-disruption.ts';
import { watchJobs } from './watch-flights.ts';

let { world, server, maya } = {} as Stage;
let start: Instant;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
  start = server.clock.now();
});
beforeEach(() => moveTo(start));
afterEach(() => resetFaults(world));
afterAll(() => world?.close());

const moveTo = (at: Instant) => world.clock.move((Date.parse(at) - Date.parse(server.clock.now())) / 1_000);
const watch = async () => {
  for (const job of watchJobs(server))
    if (job.name !== 'forget-flight-watches') await job.run(testTurn(server.db));
};
const lookUp = (bookingId: BookingId) =>
  server.lookUp({ ...maya.actor, bookingId }, callContext(requestContext()));
const cardOf = async (bookingId: BookingId) => {
  const { trips } = await listTrips(server, {}, maya.actor);
  return asFlightTrip(trips.find((trip: TripCard) => trip.bookingId === bookingId) as never);
};

async function feed() {
  const products = server.products as unknown as FeedDeps['products'];
  const deps = { ...server, products, tenants: TEST_TENANTS };
  const { url } = await renewFeed(deps, maya.actor, { origin: 'https://travel.example' });
  const name = url.split('/').at(-1) ?? '';
  return async (bookingId: BookingId) => {
    const { bytes, version } = await readFeedFile(deps, name, requestContext());
    const calendar = new ICAL.Component(ICAL.parse(Buffer.from(bytes).toString()));
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    const entries = calendar
      .getAllSubcomponents('vevent')
      .filter((each) => new ICAL.Event(each).uid.startsWith(bookingId))
      .map((each) => {
        const { summary, description, startDate } = new ICAL.Event(each);
        const status = each.getFirstPropertyValue('status');
        return { summary, description, starts: startDate.toJSDate().toISOString(), status };
      });
    return { entries, version };
  };
}

/** Ticketed, and leaving in so many hours. */
async function flying(hours: number) {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  await world.resume(server);
  const [out] = (await flightTrip(server, maya, bookingId)).flight.slices;
  const departs = out?.segments[0]?.scheduledDepartureTime ?? start;
  moveTo(plusSeconds(departs, -hours * 3_600));
  return { bookingId, departs };
}

test('a flight canceled today is off on card, trip and calendar, with no check-in', async () => {
  const { bookingId } = await flying(10);
  const read = await feed();
  await watch();
  const before = await read(bookingId);
  expect(before.entries.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
  expect((await cardOf(bookingId)).offers).toContain('CheckIn');
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 0, isCanceled: true });
  world.clock.move(61);
  await watch();
  const card = await cardOf(bookingId);
  expect(card.airlineCanceled).toEqual([0]);
  expect(card.offers).not.toContain('CheckIn');
  const trip = await flightTrip(server, maya, bookingId);
  expect(trip).toMatchObject({ airlineCanceled: [0], ticketing: 'ticketed' });
  expect(trip.checkIn.map(({ slice }) => slice)).toEqual([1]);
  const after = await read(bookingId);
  expect(after.version).not.toBe(before.version);
  expect(after.entries.map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED']);
  expect(after.entries[0]?.summary).toBe(`Canceled: ${before.entries[0]?.summary}`);
  expect(after.entries[0]?.description).toContain('Canceled by the airline.');
});

test('a flight canceled weeks ahead is off too, before anybody has answered', async () => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  const read = await feed();
  changeFlight(world.carrier, bookingId, null);
  await lookUp(bookingId);
  expect((await cardOf(bookingId)).airlineCanceled).toEqual([0]);
  expect((await read(bookingId)).entries.map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED']);
  // It's flown after all
  changeFlight(world.carrier, bookingId, 0);
  await lookUp(bookingId);
  expect((await cardOf(bookingId)).airlineCanceled).toEqual([]);
});

test('a late flight has its new times on card and calendar, which names the old ones', async () => {
  const { bookingId, departs } = await flying(10);
  const read = await feed();
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 165 });
  await watch();
  const late = plusSeconds(departs, 165 * 60);
  const [out] = (await cardOf(bookingId)).flight.slices;
  expect(out?.segments[0]).toMatchObject({ scheduledDepartureTime: departs, updatedDepartureTime: late });
  const [entry] = (await read(bookingId)).entries;
  expect(entry).toMatchObject({ starts: late, status: 'CONFIRMED' });
  expect(entry?.description).toMatch(
    /^New times from the airline\. Originally: leaves Wed, Apr 14, 9:05 PM, arrives/,
  );
  // The airline checks people in as planned
  const [checkIn] = (await flightTrip(server, maya, bookingId)).checkIn;
  expect(checkIn?.closesAt).toBe(plusSeconds(departs, -3_600));
});

test('some minutes late are on time', async () => {
  const { bookingId } = await flying(10);
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 10 });
  await watch();
  expect((await cardOf(bookingId)).flight.slices[0]?.segments[0]?.updatedDepartureTime).toBeNull();
});

test.each(['before', 'after'])('tickets stay issued where a retime is accepted %s they are', async (when) => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  if (when === 'after') await world.resume(server);
  changeFlight(world.carrier, bookingId, 50);
  await lookUp(bookingId);
  await acceptChange(server, bookingId, { version: 1 }, maya.actor, requestContext());
  if (when === 'before') await world.resume(server);
  const trip = await flightTrip(server, maya, bookingId);
  expect(trip).toMatchObject({ status: 'Modified', ticketing: 'ticketed' });
  expect(trip.travelers.every(({ documents }) => documents.length > 0)).toBe(true);
  expect((await cardOf(bookingId)).ticketing).toBe('ticketed');
});

test('where nothing that was bought covers a delay, what the law gives is shown', async () => {
  const { bookingId } = await flying(10);
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 400 });
  await watch();
  const { disruption } = await getDisruption(server, bookingId, maya.actor);
  expect(disruption).toMatchObject({
    protection: null,
    rights: { refund: ['US-14CFR260'], compensation: null },
  });
});

test('the mail about it has when it lands', async () => {
  const { bookingId } = await flying(10);
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 165 });
  await watch();
  const { rows } = await sql<{ flights: unknown[] }>`select payload->'flights' as flights from outbox
    where kind = 'flightDisrupted' and payload->>'bookingId' = ${bookingId}`.execute(server.db);
  expect(rows[0]?.flights[0]).toMatchObject({
    planned: '2027-04-14T21:05',
    lands: { planned: '2027-04-15T08:35', estimated: '2027-04-15T11:20' },
  });
});
