/** When bookings are looked up: planned, at once after a signal, once across servers, again after silence. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { changeFlight } from '@sojourn/products/flight/testing/change-flight.ts';
import { flightTrip, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createStage, mustBook, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { supplierEvent, TEST_SUPPLIER_KEYS } from '#testing/supplier-events.ts';
import { testTurn } from '#testing/turn.ts';
import { receiveEvent } from '../receive-event.ts';
import { lookUpDue, lookUpJobs } from './look-up-jobs.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(() => resetFaults(world));
afterAll(() => world?.close());

const noted = { cursor: null as unknown };
const job = (name: string) => {
  const found = lookUpJobs(server).find((each) => each.name === name);
  if (!found) throw new Error(`no job ${name}`);
  return found;
};
const note = () => job('note-look-ups').run(testTurn(server.db, noted));
const look = (process = server) => lookUpDue(process, testTurn(server.db));
const planOf = async (bookingId: BookingId) => {
  const { rows } = await sql<{ at: string | null; tries: number }>`select next_look_at as at, tries
    from look_ups where booking_id = ${bookingId}`.execute(server.db);
  return rows[0];
};
/** A flight that's booked and planned. */
async function planned(): Promise<BookingId> {
  // The first round begins at the moment's snapshot
  await note();
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  await note();
  return bookingId;
}
const send = (event: Parameters<typeof receiveEvent>[1]) =>
  receiveEvent({ db: server.db, clock: server.clock, supplierKeys: TEST_SUPPLIER_KEYS }, event);
const code = (work: Promise<unknown>) =>
  work.then(
    (answer) => answer,
    (error: { code?: string }) => error.code ?? error,
  );
/** How often the airline is asked for each booking while `work` runs. */
async function countLookUps(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const { supplier } = world.carrier;
  const real = supplier.lookUp;
  const counts = new Map<string, number>();
  Object.assign(supplier, {
    lookUp: (request: Parameters<typeof real>[0], context: Parameters<typeof real>[1]) => {
      counts.set(request.reference, (counts.get(request.reference) ?? 0) + 1);
      return real(request, context);
    },
  });
  await work().finally(() => Object.assign(supplier, { lookUp: real }));
  return counts;
}

test('a booking is planned for 30 days before it begins, and for 7 once that is done', async () => {
  const bookingId = await planned();
  const { flight } = await flightTrip(server, maya, bookingId);
  const departs = flight.slices[0]?.segments[0]?.scheduledDepartureTime ?? server.clock.now();
  const daysBefore = async () =>
    (Date.parse(departs) - Date.parse((await planOf(bookingId))?.at ?? '')) / 86_400_000;
  expect(Math.floor(await daysBefore())).toBe(30);
  expect((await countLookUps(look)).get(bookingId)).toBeUndefined();
  const now = server.clock.now();
  const due = plusSeconds(departs, -30 * 86_400);
  world.clock.move((Date.parse(due) - Date.parse(now)) / 1_000);
  changeFlight(world.carrier, bookingId, 50);
  expect((await countLookUps(look)).get(bookingId)).toBe(1);
  expect(Math.floor(await daysBefore())).toBe(7);
  expect((await flightTrip(server, maya, bookingId)).scheduleChangeStatus).toBe('Pending');
});

test('a signal has a booking looked up at once; a repeat or a late one changes nothing more', async () => {
  const bookingId = await planned();
  changeFlight(world.carrier, bookingId, 50);
  const [first, second] = ['a', 'b'].map((eventId) =>
    supplierEvent(bookingId, server.clock.now(), { eventId: `${bookingId}-${eventId}` }),
  );
  if (!first || !second) throw new Error('no events');
  expect(await send(second)).toEqual({ result: 'Received' });
  expect((await countLookUps(look)).get(bookingId)).toBe(1);
  expect((await flightTrip(server, maya, bookingId)).scheduleChangeStatus).toBe('Pending');
  expect(await send(second)).toEqual({ result: 'Known' });
  expect((await countLookUps(look)).get(bookingId)).toBeUndefined();
  // The earlier one arrives late: the record is looked up, and is the same
  expect(await send(first)).toEqual({ result: 'Received' });
  expect((await countLookUps(look)).get(bookingId)).toBe(1);
  const { rows } = await sql`select from schedule_changes where booking_id = ${bookingId}`.execute(server.db);
  expect(rows).toHaveLength(1);
});

test('a signal during a look-up leads to another one', async () => {
  const bookingId = await planned();
  const { supplier } = world.carrier;
  const real = supplier.lookUp;
  await send(supplierEvent(bookingId, server.clock.now()));
  Object.assign(supplier, {
    lookUp: async (...args: Parameters<typeof real>) => {
      const answer = await real(...args);
      if (args[0].reference === bookingId) await send(supplierEvent(bookingId, server.clock.now()));
      return answer;
    },
  });
  await look().finally(() => Object.assign(supplier, { lookUp: real }));
  expect((await countLookUps(look)).get(bookingId)).toBeGreaterThan(0);
});

test.each<[name: string, secondsOff: number, keyId: string, result: unknown]>([
  ['the old key', 0, 'old', { result: 'Received' }],
  ['the new key', 0, 'new', { result: 'Received' }],
  ['a key that is unknown', 0, 'other', 'SupplierSignatureRefused'],
  ['five minutes off', 300, 'new', { result: 'Received' }],
  ['six minutes early', 360, 'new', 'SupplierSignatureRefused'],
  ['six minutes late', -360, 'new', 'SupplierSignatureRefused'],
])('signed with %s', async (_, secondsOff, keyId, result) => {
  const event = supplierEvent('bkg_00000000000000000000000001', server.clock.now(), { secondsOff, keyId });
  expect(await code(send(event))).toEqual(result);
});

test('a message that was changed on its way is refused', async () => {
  const event = supplierEvent('bkg_00000000000000000000000001', server.clock.now());
  const others = [
    { ...event, eventId: 'another' },
    { ...event, reference: 'bkg_00000000000000000000000002' as BookingId },
    { ...event, timestamp: event.timestamp + 1 },
    { ...event, keyId: 'old' },
    { ...event, signature: '0'.repeat(64) },
  ];
  for (const other of others) expect(await code(send(other))).toBe('SupplierSignatureRefused');
});

test('two servers look up each booking once', async () => {
  const bookings = [await planned(), await planned(), await planned(), await planned()];
  for (const bookingId of bookings) await send(supplierEvent(bookingId, server.clock.now()));
  const other = world.startProcess('another server');
  const counts = await countLookUps(() =>
    Promise.all([look(server), look(other), look(server), look(other)]),
  );
  for (const bookingId of bookings) expect(counts.get(bookingId)).toBe(1);
});

test('a silent supplier is tried again later, and a canceled booking no more', async () => {
  const bookingId = await planned();
  await send(supplierEvent(bookingId, server.clock.now()));
  const { supplier } = world.carrier;
  const real = supplier.lookUp;
  Object.assign(supplier, { lookUp: async () => ({ outcome: 'unavailable' }) });
  await look().finally(() => Object.assign(supplier, { lookUp: real }));
  const plan = await planOf(bookingId);
  expect(plan?.tries).toBe(1);
  expect(Date.parse(plan?.at ?? '')).toBeGreaterThan(Date.parse(server.clock.now()));
  world.clock.move(301);
  expect((await countLookUps(look)).get(bookingId)).toBe(1);
  expect((await planOf(bookingId))?.tries).toBe(0);

  await sql`update bookings set state = 'Canceled' where booking_id = ${bookingId}`.execute(server.db);
  await send(supplierEvent(bookingId, server.clock.now()));
  expect((await countLookUps(look)).get(bookingId)).toBeUndefined();
  expect(await planOf(bookingId)).toBeUndefined();
});
