/** A rental that ends in another time zone, over HTTP from search to booking: real time counts. */
import { instantAt } from '@sojourn/domain/dates.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CarCheckout } from '../wire/car-checkout.ts';
import type { CarTripDetail } from '../wire/car-trip.ts';
import type { RentalEnd } from '../wire/cars.ts';

let product: TestProduct;
let maya: Browser;
let paymentId: string;
beforeAll(async () => {
  product = await createTestProduct();
  paymentId = await product.giveCard('zone-maya');
  maya = await product.signIn({ subject: 'zone-maya' });
}, 60_000);
afterAll(() => product?.close());

type Times = {
  readonly from: string;
  readonly to: string;
  readonly pickUp: string;
  readonly dropOff: string;
};
async function search({ from, to, pickUp, dropOff }: Times) {
  const [pickUpPlace, dropOffPlace] = [{ place: `airport:${from}` }, { place: `airport:${to}` }];
  const input = { pickUpPlace, dropOffPlace, pickUp, dropOff, driverAge: 34, limit: 50 } as never;
  const { body, error } = await product.call('searchCars', maya, { input });
  if (error) return { code: error.code, offers: [] };
  const page = body.findLast((event) => event.type === 'page');
  if (page?.type !== 'page') throw new Error('no page');
  return { code: null, offers: page.offers };
}
const LISBON_TO_MADRID = { from: 'LIS', to: 'MAD' } as const;
const MADRID_TO_LISBON = { from: 'MAD', to: 'LIS' } as const;
async function start(times: Times, carId: string, dropOffDesk: string | null) {
  const { pickUp, dropOff } = times;
  const input = { product: 'Car', carId, dropOffDesk, pickUp, dropOff, driverAge: 34, payWay: 'now' };
  return product.call('startCheckout', maya, { input: input as never });
}
async function book(times: Times): Promise<CarTripDetail> {
  const { offers } = await search(times);
  const offer = offers.find(({ now }) => now !== null);
  if (!offer) throw new Error('none can be paid now');
  const { body, error } = await start(times, offer.carId, offer.dropOffDesk);
  if (error) throw new Error(JSON.stringify(error));
  const { checkoutId, quote } = body as CarCheckout;
  const typed = {
    drivers: [{ personId: null, firstName: 'Maya', lastName: 'Okafor' }],
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    licenseCountry: 'US',
    termsAccepted: true,
    duplicateAccepted: true,
    paymentId,
  };
  await product.call('saveDraft', maya, { params: { checkoutId }, input: typed as never });
  const totalMinor = quote.total.amountMinor;
  expect(totalMinor).toBe(offer.now!.amountMinor);
  const { body: booked, error: refused } = await product.call('bookCheckout', maya, {
    params: { checkoutId },
    input: {
      totalMinor,
      cardMinor: totalMinor,
      quoteId: quote.quoteId,
      tenders: [{ sourceId: paymentId, amountMinor: totalMinor }],
    } as never,
  });
  if (refused || booked.result !== 'Success') throw new Error(JSON.stringify(refused ?? booked));
  const { bookingId } = booked;
  return (await product.call('getTrip', maya, { params: { bookingId } })).body as CarTripDetail;
}

test.each([
  ['an hour by the clocks, none by real time', LISBON_TO_MADRID, '2027-04-15T11:00', 'DropOffBeforePickUp'],
  ['90 minutes by the clocks, 30 by real time', LISBON_TO_MADRID, '2027-04-15T11:30', 'RentalTooShort'],
  ['before pick-up by the clock, not by real time', MADRID_TO_LISBON, '2027-04-15T09:30', 'RentalTooShort'],
])('%s: refused in the search, on the car’s page and at checkout', async (_, way, dropOff, code) => {
  const times = { ...way, pickUp: '2027-04-15T10:00', dropOff };
  expect((await search(times)).code).toBe(code);
  const { offers } = await search({ ...times, dropOff: '2027-04-17T10:00' });
  const { carId, dropOffDesk } = offers[0]!;
  const input = { carId, dropOffDesk, pickUp: times.pickUp, dropOff, driverAge: 34 } as never;
  expect((await product.call('getCar', maya, { input })).error?.code).toBe(code);
  expect((await start(times, carId, dropOffDesk)).error?.code).toBe(code);
});

const momentOf = ({ at, location }: RentalEnd): number => Date.parse(instantAt(at, location.zone));

test.each([
  ['30 minutes by the clocks are 90', MADRID_TO_LISBON, '2027-04-15T10:30', 90, 1],
  ['a day and 119 minutes by the clocks are a day and 59', LISBON_TO_MADRID, '2027-04-16T11:59', 1499, 1],
  ['a day and two hours by the clocks are more than that', LISBON_TO_MADRID, '2027-04-16T12:00', 1500, 2],
])('%s by real time: found, booked and charged as that', async (_, way, dropOff, minutes, days) => {
  const trip = await book({ ...way, pickUp: '2027-04-15T10:00', dropOff });
  const { pickUp, dropOff: end } = trip.rental;
  expect((momentOf(end) - momentOf(pickUp)) / 60_000).toBe(minutes);
  expect(trip.price.days).toBe(days);
});

test('changed to a time that is later by the clock alone, a rental stays as it was', async () => {
  const trip = await book({ ...LISBON_TO_MADRID, pickUp: '2027-05-15T10:00', dropOff: '2027-05-17T11:00' });
  const { bookingId } = trip;
  const drivers = trip.drivers.map(({ firstName, lastName }) => ({ firstName, lastName }));
  const quoteOf = async (dropOff: string) => {
    const ask = { kind: 'Car', pickUp: '2027-05-15T10:00', dropOff, drivers };
    const requested = await product.call('requestChange', maya, {
      params: { bookingId },
      input: { ask } as never,
    });
    return requested.body;
  };
  expect(await quoteOf('2027-05-15T11:30')).toMatchObject({ priceQuote: 'Failed', failure: 'InvalidDates' });
  expect(await quoteOf('2027-05-15T12:00')).toMatchObject({ priceQuote: 'Success', failure: null });
});
