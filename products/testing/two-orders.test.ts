/** Two orders at different suppliers as steps of one saga: both are made, or neither is held any longer. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Booking } from '@sojourn/server/modules/selling/booking/booking.ts';
import { orderSteps } from '@sojourn/server/modules/selling/booking/single-order/single-order.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { Abandoned, type CrashHook, crashName } from '@sojourn/server/workflow/crash-point.ts';
import type { Saga, SagaKind } from '@sojourn/server/workflow/saga.ts';
import { createSagaRunner } from '@sojourn/server/workflow/saga-runner.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rentalOrder } from '#car/sell/booking/rental-order.ts';
import { type CarBooking, isCarBooking } from '#car/sell/sale.ts';
import { readyCar } from '#car/testing/car-checkouts.ts';
import { carUnderTest } from '#car/testing/car-under-test.ts';
import { stayOrder } from '#hotel/sell/booking/stay-order.ts';
import { type HotelBooking, isHotelBooking } from '#hotel/sell/sale.ts';
import { hotelUnderTest } from '#hotel/testing/hotel-under-test.ts';

const LEAD = { loyaltyNumber: '', requests: '', leadGuestAge: 34 };
const DRIVER = { licenseCountry: 'US', loyaltyNumber: '', flightNumber: '' };

let world: BookingWorld;
let server: Process;
let stay: HotelBooking;
let rental: CarBooking;
/** Booked alone first: what a trip of both would be made of. */
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
  const traveler = await world.newTraveler();
  const booked = async (checkout: Parameters<typeof mustBook>[1]): Promise<Booking | undefined> =>
    readBooking(server.db, { ...traveler.actor, bookingId: await mustBook(server, checkout, traveler) });
  const [first, second] = [
    await booked(await hotelUnderTest.ready(server, traveler)),
    await booked(await readyCar(server, traveler)),
  ];
  if (!first || !isHotelBooking(first) || !second || !isCarBooking(second)) throw new Error('not booked');
  [stay, rental] = [first, second];
});
afterEach(() => {
  world.inn.letBe();
  world.company.letBe();
});
afterAll(() => world.close());

async function bookBoth(saga: Saga): Promise<void> {
  const { sagaId } = saga.row;
  const [hotel, company] = [server.supplierOf(''), server.carSupplierOf('')];
  if (!hotel || !company) throw new Error('nobody sells it');
  const room = { supplier: hotel, reference: `${sagaId}:stay`, booking: stay, traveler: LEAD };
  const car = { supplier: company, reference: `${sagaId}:car`, booking: rental, traveler: DRIVER };
  const [staying, driving] = [
    orderSteps(server, stayOrder(server), room),
    orderSteps(server, rentalOrder(server), car),
  ];
  const end = async (result: string) => {
    if (result !== 'both') await saga.compensate();
    await saga.finish(result, async () => undefined);
  };
  const held = await saga.step('stay:reserve', staying.hold);
  if (held.outcome !== 'ok') return end('no stay');
  const heldCar = await saga.step('car:reserve', driving.hold);
  if (heldCar.outcome !== 'ok') return end('no car');
  const confirmed = await saga.step('car:confirm', driving.confirm(heldCar.value.holdId));
  if (confirmed.outcome !== 'ok') return end('no car');
  const last = await saga.step('stay:confirm', staying.confirm(held.value.holdId));
  return end(last.outcome === 'ok' ? 'both' : 'no stay');
}

const KIND: SagaKind = { kind: 'both', run: bookBoth, needsPerson: async () => undefined };
const runner = (crash?: CrashHook) =>
  createSagaRunner({
    db: server.db,
    clock: server.clock,
    log: pino({ level: 'silent' }),
    kinds: [KIND],
    holder: 'both',
    settings: { retryMs: [1, 1], backoffSeconds: () => 0, ...(crash ? { crash } : {}) },
  });
let count = 0;
async function book(crash?: CrashHook) {
  const { tenantId, customerId } = stay;
  const sagaId = `pkg_${count++}`;
  const of = { tenantId, customerId, sagaId, kind: KIND.kind, input: {}, scenario: null, requestId: '' };
  const sagas = runner(crash);
  const started = await withTransaction(server.db, (tx) => sagas.start(tx, of));
  const end = await sagas.drive(started).catch((error: unknown) => {
    if (!(error instanceof Abandoned)) throw error;
    return { end: 'died' } as const;
  });
  const has = () => [
    world.inn.records.get(`${sagaId}:stay`)?.order?.state,
    world.company.records.get(`${sagaId}:car`)?.order?.state,
    world.inn.taken.has(`${sagaId}:stay`),
    world.company.taken.has(`${sagaId}:car`),
  ];
  const result = async () => {
    const { rows } = await sql<{ result: string }>`select result from sagas
      where saga_id = ${sagaId}`.execute(server.db);
    return rows[0]?.result;
  };
  return { end, has, result };
}

test('both are made', async () => {
  const { end, has } = await book();
  expect(end).toEqual({ end: 'done', result: 'both' });
  expect(has()).toEqual(['Confirmed', 'Confirmed', true, true]);
});

test('what is held of one is given back when the other can’t be had', async () => {
  carUnderTest.supplierOf(world).refuse('reserve', 'NoAvailability');
  const { end, has } = await book();
  expect(end).toEqual({ end: 'done', result: 'no car' });
  expect(has()).toEqual([undefined, undefined, false, false]);
});

test('one that is accepted first is waited for, wherever the process dies', async () => {
  const points: string[] = [];
  carUnderTest.supplierOf(world).accept('untilLookedUp');
  await book((point) => void points.push(crashName(point)));
  expect(points).toContain('car:confirm:accepted:do:afterCommit');
  for (const wanted of points) {
    const { has, result } = await book((point) => {
      if (crashName(point) === wanted) throw new Abandoned(wanted);
    });
    await world.expireLeases();
    await runner().sweep();
    expect([await result(), ...has()], wanted).toEqual(['both', 'Confirmed', 'Confirmed', true, true]);
  }
});
