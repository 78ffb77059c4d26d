/** Flights of booked trips that are late or canceled: noticed, mailed once, shown to their owner alone. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { flightTrip, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStage, mustBook, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { testTurn } from '#testing/turn.ts';
import { lapseJobs } from '../lapse.ts';
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
const run = async (name: string, process = server) => {
  const job = [...watchJobs(process), ...lapseJobs(process)].find((each) => each.name === name);
  if (!job) throw new Error(`no job ${name}`);
  await job.run(testTurn(server.db));
};
const watch = async () => {
  await run('plan-flight-watches');
  await run('watch-flights');
};
const shown = (bookingId: BookingId, by = maya) => getDisruption(server, bookingId, by.actor);
const mailsOf = async (bookingId: BookingId) => {
  const { rows } = await sql<{ key: string }>`select payload->>'key' as key from outbox
    where kind = 'flightDisrupted' and payload->>'bookingId' = ${bookingId}
    order by created_at, key`.execute(server.db);
  return rows.map(({ key }) => key.replace(`${bookingId}.`, ''));
};

/** A flight that leaves in so many hours. */
async function flying(hours: number): Promise<{ bookingId: BookingId; departs: Instant }> {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  const { flight } = await flightTrip(server, maya, bookingId);
  const departs = flight.slices[0]?.segments[0]?.scheduledDepartureTime ?? start;
  moveTo(plusSeconds(departs, -hours * 3_600));
  return { bookingId, departs };
}

test('a delay is noticed from a day before departure, mailed once, and shown with its choices', async () => {
  const { bookingId, departs } = await flying(25);
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 165, cause: 'Weather' });
  await watch();
  expect(await shown(bookingId)).toEqual({ disruption: null, flights: [] });
  moveTo(plusSeconds(departs, -23 * 3_600));
  await watch();
  const { disruption, flights } = await shown(bookingId);
  expect(disruption).toMatchObject({
    disruptionNo: 1,
    slice: 0,
    type: 'Delayed',
    state: 'open',
    delayMinutes: 165,
    noticedAt: server.clock.now(),
    action: 'Cancel',
    why: null,
    protection: null,
    isPurchaser: true,
    refund: null,
    rights: { refund: [], compensation: null },
  });
  expect(flights).toEqual(disruption?.flights);
  expect(flights[0]).toMatchObject({ state: 'Delayed', cause: 'Weather' });
  expect((await flightTrip(server, maya, bookingId)).disruption).toMatchObject({ type: 'Delayed', slice: 0 });
  world.clock.move(61);
  await watch();
  expect(await mailsOf(bookingId)).toEqual(['1.Delayed:none']);
});

test('a flight that is on time again ends it, with mail; a later delay is another disruption', async () => {
  const { bookingId } = await flying(20);
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 90 });
  await watch();
  world.carrier.operations.delete(bookingId);
  world.clock.move(61);
  await watch();
  expect((await shown(bookingId)).disruption).toBeNull();
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 0, isCanceled: true });
  world.clock.move(61);
  await watch();
  expect((await shown(bookingId)).disruption).toMatchObject({ disruptionNo: 2, type: 'AirlineCancellation' });
  expect(await mailsOf(bookingId)).toEqual(['1.Delayed:none', '1.over']);
});

test('what nobody decided lapses a day after the slice was to land', async () => {
  const { bookingId } = await flying(20);
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 165 });
  await watch();
  const by = (await shown(bookingId)).disruption?.decideBy ?? start;
  const landing = (await flightTrip(server, maya, bookingId)).flight.slices[0]?.segments.at(-1);
  expect(by).toBe(plusSeconds(landing?.scheduledArrivalTime ?? start, 86_400));
  moveTo(plusSeconds(by, -1));
  await run('lapse-disruptions');
  expect((await shown(bookingId)).disruption?.state).toBe('open');
  moveTo(by);
  await run('lapse-disruptions');
  expect((await shown(bookingId)).disruption?.state).toBe('lapsed');
});

test('two servers notice it once, and a stranger sees nothing', async () => {
  const { bookingId } = await flying(10);
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 165 });
  await run('plan-flight-watches');
  const other = world.startProcess('another server');
  await Promise.all([
    run('watch-flights'),
    run('watch-flights', other),
    run('watch-flights'),
    run('watch-flights', other),
  ]);
  expect((await shown(bookingId)).disruption?.disruptionNo).toBe(1);
  expect(await mailsOf(bookingId)).toHaveLength(1);
  const stranger = await world.newTraveler();
  await expect(shown(bookingId, stranger)).rejects.toMatchObject({ code: 'NotFound' });
});

test('what the airline announces is noticed and mailed within a minute', async () => {
  const { bookingId } = await flying(10);
  await watch();
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 165 });
  // The job runs each ten seconds
  for (let seconds = 10; seconds < 60; seconds += 10) {
    world.clock.move(10);
    await run('watch-flights');
  }
  expect(await mailsOf(bookingId)).toEqual(['1.Delayed:none']);
  expect((await shown(bookingId)).disruption?.noticedAt).toBeDefined();
});

test('a silent airline is read again, and nothing is lost', async () => {
  const { bookingId } = await flying(10);
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes: 165 });
  world.carrier.isStatusSilent = true;
  await watch();
  expect((await shown(bookingId)).disruption).toBeNull();
  world.carrier.isStatusSilent = false;
  world.clock.move(61);
  await watch();
  expect((await shown(bookingId)).disruption?.type).toBe('Delayed');
});
