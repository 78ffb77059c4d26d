/** What a frozen price is used for once its trip is sold out, in the real markets: within the terms only. */
import type { CheckoutInput } from '@sojourn/contract/checkouts.ts';
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { PriceFreezeId, StayId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { coverIdOf } from '@sojourn/domain/protections/freeze-sources.ts';
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { flightDraftOf } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import {
  bestTrip,
  flightQuestion,
  type OpenFlightMarket,
  openFlightMarket,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import {
  CHECK_IN,
  CHECK_OUT,
  LUZ,
  LUZ_RATE,
  type OpenStayMarket,
  openStayMarket,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readTenders } from '#modules/selling/booking/tenders/store.ts';
import { draftOf, IN_ORDER, type Process, pay } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { saveDraft } from '#modules/selling/checkouts/drafts/save-draft.ts';
import { rejected } from '#suppliers/outcome.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { buyFreeze } from '../buying/buy-freeze.ts';
import { quoteFreeze } from '../buying/quote-freeze.ts';
import { refundFreeze } from '../refund-freeze.ts';
import { frozen, paidByCard } from '../testing/freeze-stage.ts';
import { exerciseFreeze } from './exercise-freeze.ts';
import { listSimilarTrips } from './similar-trips.ts';

const LONG_MS = 120_000;
const CAP = 50_000;
let { world, server, maya } = {} as Stage;
let stays = {} as OpenStayMarket;
let flights = {} as OpenFlightMarket;
let trip: CheckoutInput[] = [];
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
  stays = await openStayMarket();
  flights = await openFlightMarket();
  const slices = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
  const best = await bestTrip(assertPresent(flights.market.suppliers[0], 'a desk'), flightQuestion(slices));
  const chosen = [...assertPresent(best, 'a trip').slices];
  const rooms = [{ adults: 2, childAges: [] }];
  trip = [
    {
      product: 'Hotel',
      stayId: LUZ as StayId,
      rateId: LUZ_RATE,
      checkIn: CHECK_IN,
      checkOut: CHECK_OUT,
      rooms,
    },
    { product: 'Flight', slices: chosen, passengers: ONE_ADULT },
  ];
}, LONG_MS);
beforeEach(async () => {
  resetFaults(world);
  world.clock.set(TEST_NOW);
  maya = await world.newTraveler();
});
afterEach(async () => {
  await world.resume(server);
  // The markets aren't the world's own, so only money is compared
  expect((await world.problems()).ledger).toEqual(IN_ORDER.ledger);
});
afterAll(async () => {
  await Promise.all([world.close(), stays.close(), flights.close()]);
});

const inputOf = (kind: 'Hotel' | 'Flight'): CheckoutInput =>
  assertPresent(
    trip.find(({ product }) => product === kind),
    'what is frozen',
  );

/** A server that sells what the markets have; with `gone`, no longer what was frozen. */
function selling({ gone = false } = {}): Process {
  const { market: ofStays } = stays;
  const { market: ofFlights } = flights;
  const frozenFlight = inputOf('Flight');
  const firstSlice = frozenFlight.product === 'Flight' ? frozenFlight.slices[0]?.sliceId : '';
  type Stays = typeof ofStays.supplierOf;
  type Flights = typeof ofFlights.supplierOf;
  const supplierOf: Stays = (stayId) => {
    const supplier = ofStays.supplierOf(stayId);
    const full = { price: async () => rejected({ reason: 'LackOfInventory' as const }) };
    return gone && supplier && stayId === LUZ ? { ...supplier, ...full } : supplier;
  };
  const flightSupplierOf: Flights = (sliceId) => {
    const supplier = ofFlights.supplierOf(sliceId);
    if (!gone || !supplier) return supplier;
    return {
      ...supplier,
      price: async (request, context) =>
        request.slices[0]?.sliceId === firstSlice
          ? rejected({ reason: 'NoAvailability' as const })
          : supplier.price(request, context),
    };
  };
  return world.startProcess(
    gone ? 'gone' : 'selling',
    {},
    {
      supplierOf,
      hotelSuppliers: ofStays.suppliers,
      flightSupplierOf,
      flightSuppliers: ofFlights.suppliers,
    },
  );
}

async function freeze(process: Process, kind: 'Hotel' | 'Flight'): Promise<PriceFreezeId> {
  const { actor } = maya;
  const { freezeId, options } = await quoteFreeze(process, inputOf(kind), actor, requestContext());
  const { days, fee } = assertPresent(options.at(-1), 'the longest');
  await buyFreeze(process, freezeId, paidByCard(maya, days, fee.amountMinor), actor, requestContext());
  return freezeId;
}
const similarOf = async (process: Process, freezeId: PriceFreezeId, actor = maya.actor) =>
  (await listSimilarTrips(process, freezeId, actor, requestContext())).similar;
const codeOf = async (work: Promise<unknown>): Promise<ErrorCode | 'none'> =>
  work.then(
    () => 'none' as const,
    (error: { readonly code: ErrorCode }) => error.code,
  );

test('nothing is offered while the trip is sold, and to nobody else', async () => {
  const process = selling();
  const freezeId = await freeze(process, 'Hotel');
  expect(await codeOf(similarOf(process, freezeId))).toBe('PriceFreezeStillForSale');
  const { actor } = await world.newTraveler();
  expect(await codeOf(similarOf(selling({ gone: true }), freezeId, actor))).toBe('NotFound');
});

test('a room: hotels nearby with as many stars, booked at the frozen price, once', async () => {
  const freezeId = await freeze(selling(), 'Hotel');
  const gone = selling({ gone: true });
  const { actor } = maya;
  expect(await codeOf(exerciseFreeze(gone, freezeId, {}, actor, requestContext()))).toBe(
    'HotelPriceFreezeRefund',
  );
  const shown = await frozen(gone, freezeId, maya);
  const similar = await similarOf(gone, freezeId);
  expect(similar.length).toBeGreaterThan(0);
  for (const { stars, price, cover, leftToPay, startsOn, title } of similar) {
    expect([stars, startsOn, title === shown.title]).toEqual([5, CHECK_IN, false]);
    expect(cover.amountMinor).toBe(Math.max(0, price.amountMinor - shown.frozen.amountMinor));
    expect(cover.amountMinor).toBeLessThanOrEqual(CAP);
    const fee = price.amountMinor - cover.amountMinor - leftToPay.amountMinor;
    expect(fee).toBe(shown.fee.amountMinor);
  }
  const chosen = assertPresent(similar[0], 'one like it');
  const exercise = (similarKey: string) =>
    exerciseFreeze(gone, freezeId, { similarKey }, actor, requestContext());
  expect(await codeOf(exercise('["sty_other"]'))).toBe('HotelPriceFreezeRefund');
  const tabs = [await exercise(chosen.similarKey), await exercise(chosen.similarKey)];
  const ready = await Promise.all(
    tabs.map(({ checkoutId }) => saveDraft(gone, checkoutId, draftOf(maya), actor)),
  );
  expect(ready[0]?.payment.plan.cardMinor).toBe(chosen.leftToPay.amountMinor);
  const ends = await Promise.allSettled([
    ...ready.map((checkout) => pay(gone, checkout, maya)),
    refundFreeze(gone, freezeId, actor, requestContext()),
  ]);
  await world.resume(gone);
  const booked = ends.filter((end) => end.status === 'fulfilled');
  expect(booked).toHaveLength(1);
  const after = await frozen(gone, freezeId, maya);
  if (after.state === 'Refunded') return;
  expect(after.state).toBe('Exchanged');
  const bookingId = assertPresent(after.bookingId, 'the booking');
  const tenders = await readTenders(gone.db, { ...actor, bookingId });
  const taken = (id: string) => tenders.find(({ sourceId }) => sourceId === id)?.capturedMinor ?? 0;
  expect([taken(freezeId), taken(coverIdOf(freezeId))]).toEqual([
    shown.fee.amountMinor,
    chosen.cover.amountMinor,
  ]);
});

test('flights: the same way the same day or the next, at the frozen price or less', async () => {
  const freezeId = await freeze(selling(), 'Flight');
  const gone = selling({ gone: true });
  const { actor } = maya;
  expect(await codeOf(exerciseFreeze(gone, freezeId, {}, actor, requestContext()))).toBe(
    'PriceFreezeSimilarFlightsAndRefund',
  );
  const { frozen: at } = await frozen(gone, freezeId, maya);
  const similar = await similarOf(gone, freezeId);
  expect(similar.length).toBeGreaterThan(0);
  const [out, back] = ['2027-04-14', '2027-04-19'] as [CalendarDate, CalendarDate];
  for (const { slices, price, cover } of similar) {
    const ways = slices.map(({ origin, destination }) => `${origin} ${destination}`);
    expect(ways).toEqual(['BOS LIS', 'LIS BOS']);
    expect([out, addDays(out, 1)]).toContain(slices[0]?.departs.slice(0, 10));
    expect([back, addDays(back, 1)]).toContain(slices[1]?.departs.slice(0, 10));
    expect(cover.amountMinor).toBe(Math.max(0, price.amountMinor - at.amountMinor));
    expect(cover.amountMinor).toBeLessThanOrEqual(CAP);
  }
  const { similarKey, leftToPay } = assertPresent(similar[0], 'flights like it');
  const { checkoutId } = await exerciseFreeze(gone, freezeId, { similarKey }, actor, requestContext());
  const checkout = await saveDraft(gone, checkoutId, flightDraftOf(maya), actor);
  expect(checkout.payment.plan.cardMinor).toBe(leftToPay.amountMinor);
  expect(await pay(gone, checkout, maya)).toMatchObject({ result: 'Success' });
  await world.resume(gone);
  expect(await frozen(gone, freezeId, maya)).toMatchObject({ state: 'Exchanged' });
});

test('terms from before there was this only give the fee back', async () => {
  const freezeId = await freeze(selling(), 'Hotel');
  await sql`update price_freezes set terms_id = 'freeze-hotel-2026-11'
    where freeze_id = ${freezeId}`.execute(server.db);
  const gone = selling({ gone: true });
  expect(await similarOf(gone, freezeId)).toEqual([]);
  await refundFreeze(gone, freezeId, maya.actor, requestContext());
  expect(await frozen(gone, freezeId, maya)).toMatchObject({ state: 'Refunded' });
});
