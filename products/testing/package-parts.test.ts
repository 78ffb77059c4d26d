/** A flight and a stay booked as one package: both, or nothing, wherever a process dies. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { orderSteps } from '@sojourn/server/modules/selling/booking/single-order/single-order.ts';
import { type Paid, readPaid } from '@sojourn/server/modules/selling/booking/store.ts';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { requireTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import { type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { Abandoned, type CrashHook, crashName } from '@sojourn/server/workflow/crash-point.ts';
import type { Saga, SagaKind } from '@sojourn/server/workflow/saga.ts';
import { createSagaRunner } from '@sojourn/server/workflow/saga-runner.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { confirmTicketStep, reserveFlightStep } from '#flight/sell/booking/flight-steps.ts';
import { supplierOfFlight } from '#flight/sell/checkout/price-flight.ts';
import { type FlightBooking, isFlightBooking } from '#flight/sell/sale.ts';
import { readyFlight } from '#flight/testing/flight-checkouts.ts';
import { flightUnderTest } from '#flight/testing/flight-under-test.ts';
import { stayOrder } from '#hotel/sell/booking/stay-order.ts';
import { type HotelBooking, isHotelBooking } from '#hotel/sell/sale.ts';
import { hotelUnderTest } from '#hotel/testing/hotel-under-test.ts';
import { bookParts, type PackageEnd, type PartOrder } from '#package/sell/booking/book-parts.ts';

const LEAD = { loyaltyNumber: '', requests: '', leadGuestAge: 34 };
const HOUR = 3600;

let world: BookingWorld;
let server: Process;
let stay: HotelBooking;
let flight: FlightBooking;
let travelers: readonly CompleteTraveler[];
/** Booked alone first: what a package of both is made of. */
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
  const traveler = await world.newTraveler();
  const paidFor = async (checkout: Parameters<typeof mustBook>[1]): Promise<Paid | undefined> =>
    readPaid(server.db, { ...traveler.actor, bookingId: await mustBook(server, checkout, traveler) });
  const hotel = await paidFor(await hotelUnderTest.ready(server, traveler));
  const air = await paidFor(await readyFlight(server, traveler));
  if (!hotel || !isHotelBooking(hotel.booking) || !air || !isFlightBooking(air.booking))
    throw new Error('not booked');
  [stay, flight] = [hotel.booking, air.booking];
  travelers = requireTravelers<CompleteTraveler>(server.sealer, air);
});
afterEach(() => {
  world.inn.letBe();
  world.carrier.letBe();
});
afterAll(() => world.close());

/** Seconds for which each part can be given back for nothing, and is held; null: not at all. */
type Terms = { readonly undo: number | null; readonly held: number | null };
type Case = {
  readonly flight: Terms;
  readonly hotel: Terms;
  /** How much less than the parts cost was shown. */
  readonly riseMinor: number;
};
const FREE_HOTEL: Case = {
  flight: { undo: null, held: HOUR },
  hotel: { undo: 24 * HOUR, held: HOUR },
  riseMinor: 0,
};
const VOIDABLE: Case = {
  flight: { undo: 20 * HOUR, held: HOUR },
  hotel: { undo: null, held: HOUR },
  riseMinor: 0,
};
const totalMinor = (): number => stay.acceptedMinor + flight.acceptedMinor;
const begunAt = () => stay.createdAt;
const until = (seconds: number | null) => (seconds === null ? null : plusSeconds(begunAt(), seconds));
const termsOf = ({ undo, held }: Terms) => ({ undoUntil: until(undo), heldUntil: until(held) });

/** What's set aside of the card, by saga. */
const authorized = new Map<string, number>();

function flightPart(sagaId: string, terms: Terms): PartOrder {
  const supplier = supplierOfFlight(server, flight.request);
  if (!supplier) throw new Error('nobody sells it');
  const booking = { ...flight, bookingId: `${sagaId}:flight` as FlightBooking['bookingId'] };
  return {
    hold: async (saga) => {
      const held = await saga.step('flight:reserve', reserveFlightStep(server, supplier, booking));
      if (held.outcome !== 'ok') return { refused: held };
      const { holdId, price } = held.value;
      const confirm: Extract<Awaited<ReturnType<PartOrder['hold']>>, { held: unknown }>['held']['confirm'] =
        async (steps) => {
          for (const { ticketNo, airline } of booking.offer.flight.tickets) {
            const ticket = { ticketNo, airline: airline.code, holdId, travelers };
            const made = await steps.step(
              `flight:confirm:${ticketNo}`,
              confirmTicketStep(server, supplier, booking, ticket),
            );
            if (made.outcome !== 'ok') return made;
          }
          return null;
        };
      return { held: { ...termsOf(terms), totalMinor: price.total.amountMinor, confirm } };
    },
  };
}

function hotelPart(sagaId: string, terms: Terms): PartOrder {
  const supplier = server.supplierOf('');
  if (!supplier) throw new Error('nobody sells it');
  const reference = `${sagaId}:hotel`;
  const steps = orderSteps(server, stayOrder(server), { supplier, reference, booking: stay, traveler: LEAD });
  const undo = {
    do: async ({ context }: { context: Saga['context'] }): Promise<Outcome<unknown, unknown>> => {
      const now = server.clock.now();
      const answer = await supplier.cancel({ reference, now, penaltyMinor: 0 }, context);
      const isGone = answer.outcome === 'rejected' && answer.rejection.reason !== 'PenaltyChanged';
      return isGone ? ok(null) : answer;
    },
  };
  return {
    hold: async (saga) => {
      const held = await saga.step('hotel:reserve', steps.hold);
      if (held.outcome !== 'ok') return { refused: held };
      const { holdId, price } = held.value;
      return {
        held: {
          ...termsOf(terms),
          totalMinor: price.total.amountMinor,
          confirm: async (then) => {
            const made = await then.step('hotel:confirm', { ...steps.confirm(holdId), undo });
            return made.outcome === 'ok' ? null : made;
          },
        },
      };
    },
  };
}

const sales = new Map<string, Case>();
const KIND: SagaKind = {
  kind: 'package',
  run: async (saga) => {
    const { sagaId } = saga.row;
    const of = sales.get(sagaId) ?? FREE_HOTEL;
    const end = await bookParts(saga, {
      flight: flightPart(sagaId, of.flight),
      hotel: hotelPart(sagaId, of.hotel),
      shownMinor: totalMinor() - of.riseMinor,
      absorbBps: 200,
      begunAt: begunAt(),
      authorize: async (steps, amountMinor) => {
        const set = await steps.step('authorize', {
          do: async () => ok(Number(authorized.set(sagaId, amountMinor).get(sagaId))),
          lookUp: async () => ok(authorized.get(sagaId) ?? null),
          undo: { do: async () => ok(authorized.delete(sagaId)) },
        });
        return set.outcome === 'ok' ? null : set;
      },
    });
    await saga.finish(end, async () => undefined);
  },
  needsPerson: async () => undefined,
};
const runner = (crash?: CrashHook) =>
  createSagaRunner({
    db: server.db,
    clock: server.clock,
    log: pino({ level: 'silent' }),
    kinds: [KIND],
    holder: 'package',
    settings: { retryMs: [1, 1], backoffSeconds: () => 0, ...(crash ? { crash } : {}) },
  });

const isLive = (state: string | undefined): boolean => state === 'Confirmed';
let count = 0;
async function book(of: Case, crash?: CrashHook) {
  const { tenantId, customerId } = stay;
  const sagaId = `pkg_${count++}`;
  sales.set(sagaId, of);
  const start = { tenantId, customerId, sagaId, kind: KIND.kind, input: {}, scenario: null, requestId: '' };
  const sagas = runner(crash);
  const started = await withTransaction(server.db, (tx) => sagas.start(tx, start));
  await sagas.drive(started).catch((error: unknown) => {
    if (!(error instanceof Abandoned)) throw error;
  });
  /** What's there of it: orders that stand, holds that do, and the card's amount. */
  const has = () => {
    const air = world.carrier.kept.get(`${sagaId}:flight`);
    return {
      seatsHeld: air?.orders.size === 0 && air.hold !== null,
      tickets: [...(air?.orders.values() ?? [])].filter(({ state }) => isLive(state)).length,
      room: isLive(world.inn.records.get(`${sagaId}:hotel`)?.order?.state),
      roomTaken: world.inn.taken.has(`${sagaId}:hotel`),
      cardMinor: authorized.get(sagaId) ?? 0,
    };
  };
  const result = async (): Promise<PackageEnd | undefined> => {
    const { rows } = await sql<{ result: PackageEnd }>`select result from sagas
      where saga_id = ${sagaId}`.execute(server.db);
    return rows[0]?.result;
  };
  return { has, result };
}
const both = (cardMinor = totalMinor()) => ({
  seatsHeld: false,
  tickets: 2,
  room: true,
  roomTaken: true,
  cardMinor,
});
const NOTHING = { seatsHeld: false, tickets: 0, room: false, roomTaken: false, cardMinor: 0 };

/** The names of what was done, in turn. */
async function pointsOf(of: Case): Promise<string[]> {
  const points: string[] = [];
  await book(of, (point) => void points.push(crashName(point)));
  return points;
}

test('the part that can be given back is confirmed first', async () => {
  const first = async (of: Case) => (await pointsOf(of)).find((name) => name.includes(':confirm'));
  expect(await first(FREE_HOTEL)).toContain('hotel:confirm');
  expect(await first(VOIDABLE)).toContain('flight:confirm');
});

describe('the last part is refused', () => {
  test('a free hotel is given back when the flight fails', async () => {
    flightUnderTest.supplierOf(world).refuse('confirm', 'NoAvailability');
    const { has, result } = await book(FREE_HOTEL);
    expect(await result()).toMatchObject({ end: 'refused', by: 'flight' });
    expect(has()).toEqual(NOTHING);
  });

  test('tickets are voided when a fixed hotel fails', async () => {
    hotelUnderTest.supplierOf(world).refuse('confirm', 'LackOfInventory');
    const { has, result } = await book(VOIDABLE);
    expect(await result()).toMatchObject({ end: 'refused', by: 'hotel' });
    expect(has()).toEqual(NOTHING);
  });
});

describe('a rise between search and hold', () => {
  const rise = (bps: number): number => Math.ceil((totalMinor() * bps) / (10_000 + bps));

  test('of 1.5 % is the tenant’s who absorbs 2 %', async () => {
    const riseMinor = rise(150);
    const { has, result } = await book({ ...FREE_HOTEL, riseMinor });
    const shown = totalMinor() - riseMinor;
    expect(await result()).toEqual({ end: 'booked', totalMinor: shown, absorbedMinor: riseMinor });
    expect(has()).toEqual(both(shown));
  });

  test('of 3 % is the traveler’s to answer, and nothing is held', async () => {
    const { has, result } = await book({ ...FREE_HOTEL, riseMinor: rise(300) });
    expect(await result()).toEqual({ end: 'priceRose', totalMinor: totalMinor() });
    expect(has()).toEqual(NOTHING);
  });
});

test('with no part that can be undone, both have to be truly held', async () => {
  const fixed = { undo: null, held: HOUR };
  const loose = await book({ flight: fixed, hotel: { undo: null, held: null }, riseMinor: 0 });
  expect(await loose.result()).toEqual({ end: 'notHeld' });
  expect(loose.has()).toEqual(NOTHING);
  const held = await book({ flight: fixed, hotel: fixed, riseMinor: 0 });
  expect(held.has()).toEqual(both());
});

describe('a process dies', () => {
  const CASES = [
    ['hotel first', FREE_HOTEL],
    ['flight first', VOIDABLE],
  ] as const;
  const refuseLast = (of: Case): void =>
    of === FREE_HOTEL
      ? flightUnderTest.supplierOf(world).refuse('confirm', 'NoAvailability')
      : hotelUnderTest.supplierOf(world).refuse('confirm', 'LackOfInventory');

  test.each(CASES)(
    '%s: both are booked wherever that is',
    async (_, of) => {
      const points = await pointsOf(of);
      expect(points.length).toBeGreaterThan(10);
      for (const wanted of points) {
        const { has } = await book(of, (point) => {
          if (crashName(point) === wanted) throw new Abandoned(wanted);
        });
        await world.expireLeases();
        await runner().sweep();
        expect(has(), wanted).toEqual(both());
      }
    },
    60_000,
  );

  test.each(CASES)(
    '%s: nothing stays when the last part is refused',
    async (_, of) => {
      refuseLast(of);
      const points = await pointsOf(of);
      expect(points.some((name) => name.includes('undo'))).toBe(true);
      for (const wanted of points) {
        const { has, result } = await book(of, (point) => {
          if (crashName(point) === wanted) throw new Abandoned(wanted);
        });
        await world.expireLeases();
        await runner().sweep();
        expect([(await result())?.end, has()], wanted).toEqual(['refused', NOTHING]);
      }
    },
    60_000,
  );
});
