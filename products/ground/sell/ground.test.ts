/** The whole way of a ride over HTTP: found for a flight, quoted, paid, shown, moved and canceled. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GroundCheckout } from '../wire/ground-checkout.ts';
import type { GroundTripDetail } from '../wire/ground-trip.ts';

let product: TestProduct;
let maya: Browser;
let card: string;
beforeAll(async () => {
  product = await createTestProduct();
  card = await product.giveCard('ride-maya');
  maya = await product.signIn({ subject: 'ride-maya' });
}, 120_000);
afterAll(() => product?.close());

const FLIGHT = { airline: 'TP', number: '216', bookingId: null };
const ride = (over: object = {}) => ({
  from: 'airport:LIS',
  to: 'city:lisbon-pt',
  time: { means: 'landing', landsAt: '2027-04-15T23:40', flight: FLIGHT },
  party: { ages: [34, 36], bags: { cases: 2, handBags: 2, oversize: 0 }, wheelchairs: 0 },
  ...over,
});
const search = (over: object = {}) => product.call('searchTransfers', maya, { input: ride(over) as never });

async function start(): Promise<GroundCheckout> {
  const { body } = await search();
  const car = body.transfers.find(({ kind }) => kind === 'private');
  const input = { product: 'Ground', ...ride(), transferId: car?.transferId };
  const started = await product.call('startCheckout', maya, { input: input as never });
  expect(started.error).toBeNull();
  return started.body as GroundCheckout;
}
async function book(): Promise<BookingId> {
  const { checkoutId, quote } = await start();
  const typed = {
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    termsAccepted: true,
    paymentId: card,
  };
  const more = { rideAddress: 'Rua Augusta 3', duplicateAccepted: true };
  await product.call('saveDraft', maya, { params: { checkoutId }, input: { ...typed, ...more } as never });
  const totalMinor = quote.total.amountMinor;
  const tenders = [{ sourceId: card, amountMinor: totalMinor }];
  const input = { totalMinor, cardMinor: totalMinor, quoteId: quote.quoteId, tenders };
  const paid = await product.call('bookCheckout', maya, { params: { checkoutId }, input: input as never });
  if (paid.body?.result !== 'Success') throw new Error(JSON.stringify(paid.error ?? paid.body));
  return paid.body.bookingId;
}
const trip = async (bookingId: BookingId): Promise<GroundTripDetail> =>
  (await product.call('getTrip', maya, { params: { bookingId } })).body as GroundTripDetail;

test('rides say their pickup, waiting and price before anybody pays, what’s there first first', async () => {
  const { body } = await search();
  expect(body.missing).toEqual([]);
  const arrivals = body.transfers.map(({ arrives }) => arrives.at);
  expect(arrivals).toEqual(arrivals.toSorted());
  const car = body.transfers.find(({ operator }) => operator.name === 'Lisboa Direta');
  expect(car).toMatchObject({ pickUp: { local: '2027-04-16T00:10' }, day: '2027-04-16' });
  expect(car?.late.map(({ minutes }) => minutes)).toEqual([60, 180]);
  expect(car?.waiting.minutes).toBeGreaterThanOrEqual(45);
});

test.each([
  [{ to: 'airport:LIS' }, 'SamePlace'],
  [{ to: 'city:nowhere-xx' }, 'UnknownPlace'],
  [{ time: { means: 'pickUp', pickUpAt: '2027-04-15T23:40' } }, 'WrongTime'],
  [{ time: { means: 'landing', landsAt: '2026-04-15T23:40', flight: null } }, 'PastRide'],
  [{ time: { means: 'landing', landsAt: '2028-04-15T23:40', flight: null } }, 'TooFarAhead'],
])('%j is refused as %s', async (over, code) => {
  expect((await search(over)).error?.code).toBe(code);
});

test('without a street in a city, or a flight, nothing is paid', async () => {
  const { checkoutId, quote, needs, draft } = await start();
  expect(needs).toEqual({ flight: true, address: 'to' });
  expect(draft.rideFlight).toBe('TP 216');
  const totalMinor = quote.total.amountMinor;
  const input = { totalMinor, cardMinor: totalMinor, quoteId: quote.quoteId, tenders: [] };
  const paid = await product.call('bookCheckout', maya, { params: { checkoutId }, input: input as never });
  expect(paid.error?.code).toBe('CheckoutIncomplete');
  expect(JSON.stringify(paid.error?.details)).toContain('rideAddress');
});

test('booked, moved as the same booking at no cost, and canceled with everything back', async () => {
  const bookingId = await book();
  const booked = await trip(bookingId);
  expect(booked).toMatchObject({ status: 'Confirmed', driver: null, following: null });
  expect(booked.waits.from.local).toBe('2027-04-15T23:40');
  expect(booked.ride.freeUntil?.local).toBe('2027-04-15T00:10');
  const time = { means: 'landing', landsAt: '2027-04-16T22:10', flight: FLIGHT };
  const quoted = await product.call('requestChange', maya, {
    params: { bookingId },
    input: { ask: { kind: 'Ground', time } } as never,
  });
  const { changeId, cost } = quoted.body;
  expect(cost?.due.amountMinor).toBe(0);
  await product.call('confirmChange', maya, {
    params: { bookingId, changeId },
    input: { dueMinor: 0, paymentId: null } as never,
  });
  const moved = await trip(bookingId);
  expect(moved).toMatchObject({ bookingId, status: 'Modified', confirmationCode: booked.confirmationCode });
  expect(moved.ride.pickUp.local).toBe('2027-04-16T22:40');
  const { body } = await product.call('quoteCancel', maya, { params: { bookingId }, input: {} as never });
  expect(body).toMatchObject({ outcome: 'FullyRefundable' });
  const input = { quoteId: body.quoteId } as never;
  expect((await product.call('cancelTrip', maya, { params: { bookingId }, input })).status).toBe(200);
});
