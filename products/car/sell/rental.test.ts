/** The whole way of a rental over HTTP: found, quoted, paid now or at the desk, shown, canceled. */
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskFeesMinor } from '../rules/car-price.ts';
import { COMPACT_SUV, DESK_ONLY } from '../testing/car-market.ts';
import type { CarCheckout } from '../wire/car-checkout.ts';
import type { CarTripDetail } from '../wire/car-trip.ts';

let product: TestProduct;
let maya: Browser;
let paymentId: string;
beforeAll(async () => {
  product = await createTestProduct();
  paymentId = await product.giveCard('car-maya');
  maya = await product.signIn({ subject: 'car-maya' });
}, 60_000);
afterAll(() => product?.close());

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const rental = { pickUp: '2027-04-15T08:30', dropOff: '2027-04-19T08:30', driverAge: 34 };
const request = { product: 'Car', carId: COMPACT_SUV, dropOffDesk: null, ...rental, payWay: 'now' } as const;

async function start(over: object = {}): Promise<CarCheckout> {
  const answer = await product.call('startCheckout', maya, { input: { ...request, ...over } as never });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error ?? answer.body));
  return answer.body as CarCheckout;
}
async function type({ checkoutId }: CarCheckout, over: object = {}): Promise<CarCheckout> {
  const typed = {
    drivers: [{ personId: null, firstName: 'Maya', lastName: 'Okafor' }],
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    licenseCountry: 'US',
    termsAccepted: true,
    ...over,
  };
  return (await product.call('saveDraft', maya, { params: { checkoutId }, input: typed as never }))
    .body as CarCheckout;
}
const pay = ({ checkoutId, quote }: CarCheckout, totalMinor = quote.total.amountMinor) =>
  product.call('bookCheckout', maya, {
    params: { checkoutId: checkoutId as never },
    input: {
      totalMinor,
      cardMinor: totalMinor,
      quoteId: quote.quoteId,
      tenders: totalMinor === 0 ? [] : [{ sourceId: paymentId, amountMinor: totalMinor }],
    } as never,
  });
async function booked(over: object = {}, typed: object = {}): Promise<CarTripDetail> {
  const checkout = await start(over);
  const isNow = checkout.quote.total.amountMinor > 0;
  const ready = await type(checkout, { ...(isNow ? { paymentId } : {}), duplicateAccepted: true, ...typed });
  const answer = await pay(ready);
  if (answer.status !== 200 || answer.body.result !== 'Success')
    throw new Error(JSON.stringify(answer.error ?? answer.body));
  return trip(answer.body.bookingId);
}
const trip = async (bookingId: string): Promise<CarTripDetail> =>
  (await product.call('getTrip', maya, { params: { bookingId: bookingId as never } })).body as CarTripDetail;

describe('finding one', () => {
  const place = { place: 'airport:LIS' };
  test('the cars of the pictures at Lisbon, with counts, desks and a map', async () => {
    const input = { pickUpPlace: place, ...rental } as never;
    const { body } = await product.call('searchCars', maya, { input });
    expect(body.at(-1)).toMatchObject({ type: 'done', complete: true });
    const page = body.findLast((event) => event.type === 'page');
    if (page?.type !== 'page') throw new Error('no page');
    expect(page.suppliers).toHaveLength(3);
    expect(page.total).toBeGreaterThan(40);
    expect(page.offers).toHaveLength(25);
    const all = await product.call('searchCars', maya, {
      input: { ...(input as object), limit: 50 } as never,
    });
    const whole = all.body.findLast((event) => event.type === 'page');
    if (whole?.type !== 'page') throw new Error('no page');
    const suv = whole.offers.find(({ carId }) => carId === COMPACT_SUV);
    expect(suv).toMatchObject({
      total: usd(25_584),
      desk: usd(27_224),
      perDayBefore: usd(5_800),
      miles: 25_584,
    });
    expect(page.desks.map(({ deskId }) => deskId)).toContain('LIS-AD');
    expect(page.facets.companies.find(({ value }) => value === 'AD')).toMatchObject({
      count: 9,
      name: 'Atlantic Drive',
    });
    expect(page.box.west).toBeLessThan(page.desks[0]!.position.lon);
  });
  test.each([
    [{ pickUp: '2027-02-08T05:00' }, 'PickUpInPast'],
    [{ dropOff: '2027-04-15T08:00' }, 'DropOffBeforePickUp'],
    [{ dropOff: '2027-07-19T08:30' }, 'RentalTooLong'],
    [{ pickUp: '2028-04-15T08:30', dropOff: '2028-04-16T08:30' }, 'PickUpTooFarAhead'],
    [{ driverAge: 17 }, 'InvalidAge'],
    [{ pickUpPlace: { place: 'airport:ZZZ' } }, 'UnknownPlace'],
  ])('%j: %s', async (over, code) => {
    const input = { pickUpPlace: place, ...rental, ...over } as never;
    expect((await product.call('searchCars', maya, { input })).error?.code).toBe(code);
  });
  test('a list names the fees of the driver and the way back, and splits what is due', async () => {
    const input = {
      pickUpPlace: place,
      dropOffPlace: { place: 'airport:OPO' },
      ...rental,
      driverAge: 22,
      limit: 50,
    } as never;
    const { body } = await product.call('searchCars', maya, { input });
    const page = body.findLast((event) => event.type === 'page');
    if (page?.type !== 'page') throw new Error('no page');
    expect(page.notForDriver).toBeGreaterThan(0);
    const young = page.offers.find(
      ({ now, fees }) => now && fees.some(({ kind }) => kind === 'youngDriver'),
    )!;
    const whole = await product.call('getCar', maya, {
      input: { carId: young.carId, ...rental, driverAge: 22, dropOffDesk: young.dropOffDesk } as never,
    });
    const price = whole.body.now!;
    expect(young.total).toEqual(price.total);
    expect(young.miles).toBe(price.dueToday.amountMinor);
    expect(deskFeesMinor(young.fees)).toBe(price.atDesk.amountMinor);
    const named = [...price.rateFees.filter(({ kind }) => kind === 'oneWay'), ...price.deskFees];
    expect(young.fees).toEqual(named.map(({ kind, amount }) => ({ kind, amount })));
    expect(named).toHaveLength(2);
  });
  test('an address and a city have the desks around them', async () => {
    const near = { position: { lat: 38.7139, lon: -9.1394 }, label: 'Rua Augusta 1' };
    for (const pickUpPlace of [near, { place: 'city:lisbon-pt' }]) {
      const input = { pickUpPlace, ...rental } as never;
      const { body } = await product.call('searchCars', maya, { input });
      const page = body.findLast((event) => event.type === 'page');
      if (page?.type !== 'page') throw new Error('no page');
      expect(page.desks.map(({ kind }) => kind)).toContain('city');
    }
  });
  test('one car whole, and why it can’t be had', async () => {
    const input = { carId: COMPACT_SUV, dropOffDesk: null, ...rental } as never;
    const { body } = await product.call('getCar', maya, { input });
    expect(body).toMatchObject({
      now: { dueToday: usd(25_584) },
      desk: { dueToday: usd(0), atDesk: usd(27_224) },
      deposit: usd(130_000),
      pickUp: {
        location: { phone: expect.stringMatching(/^\+351 /), address: 'Terminal 1, Lisbon Humberto Delgado' },
      },
      loyaltyProgram: { name: 'Atlantic Drive Club', digits: 8 },
      landing: null,
    });
    const young = await product.call('getCar', maya, {
      input: { ...(input as object), driverAge: 21 } as never,
    });
    expect(young.body).toMatchObject({ unavailable: 'driverTooYoung', now: null, drivers: { minAge: 23 } });
  });
  test.each([
    ['AD 4471 0921', null],
    ['AD 4471 092', 'InvalidLoyaltyNumber'],
    ['AD 9471 0921', 'LoyaltyNameMismatch'],
  ])('the number %s: %s', async (number, code) => {
    const input = { program: 'AD', number, lastName: 'Okafor' };
    const { error, body } = await product.call('checkCarLoyalty', maya, { input });
    expect(error?.code ?? null).toBe(code);
    if (code === null) expect(body).toEqual({ number: 'AD44710921' });
  });
  test.each([
    ['PX', 'PX 1234 5600', 'DollarExpressNotFound'],
    ['BB', 'BC 12345 00', 'BlueChipNumberNotFound'],
  ])('%s has an error of its own', async (program, number, code) => {
    const input = { program, number, lastName: 'Okafor' };
    expect((await product.call('checkCarLoyalty', maya, { input })).error?.code).toBe(code);
  });
});

describe('paid now', () => {
  test('extras are the desk’s: what is due today stays, and the trip says both', async () => {
    const checkout = await start();
    const chosen = [
      { kind: 'additionalDriver', count: 1 },
      { kind: 'tollTag', count: 1 },
    ];
    const input = { payWay: 'now', driverAge: 34, extras: chosen, crossBorder: false } as never;
    const params = { checkoutId: checkout.checkoutId };
    const quoted = (await product.call('chooseCarOptions', maya, { params, input })).body as CarCheckout;
    expect(quoted.quote).toMatchObject({
      total: usd(25_584),
      price: { atDesk: usd(4_100), total: usd(29_684) },
    });
    expect(quoted.priceChange).toBeNull();
    const alone = await type(quoted, { paymentId });
    const refused = await pay(alone);
    expect(refused.error).toMatchObject({
      code: 'CheckoutIncomplete',
      details: { fields: [{ path: 'drivers.1.firstName' }, { path: 'drivers.1.lastName' }] },
    });
    const drivers = ['Maya', 'Jonah'].map((firstName) => ({ personId: null, firstName, lastName: 'Okafor' }));
    const answer = await pay(
      await type(quoted, { drivers, flightNumber: 'TP 216', loyaltyNumber: 'AD 4471 0921' }),
    );
    expect(answer.body).toMatchObject({ result: 'Success' });
    const { bookingId } = answer.body as { bookingId: string };
    expect(await trip(bookingId)).toMatchObject({
      status: 'Confirmed',
      total: usd(25_584),
      atDesk: usd(4_100),
      drivers: [{ firstName: 'Maya' }, { firstName: 'Jonah' }],
      loyaltyNumber: 'AD44710921',
      tenders: [{ kind: 'UserCard', amount: usd(25_584), state: 'captured' }],
      actions: { cancel: { available: true }, change: { available: true } },
    });
    const receipt = await product.call('getReceipt', maya, { params: { bookingId: bookingId as never } });
    expect(receipt.status).toBe(200);
    const again = await start();
    expect((await pay(await type(again, { paymentId }))).body).toMatchObject({
      result: 'Failed',
      failure: { reason: 'DuplicateBooking' },
    });
  });
  test('canceled in time, all of it comes back', async () => {
    const { bookingId } = await booked();
    const params = { bookingId };
    const quote = (await product.call('quoteCancel', maya, { params, input: {} })).body;
    expect(quote).toMatchObject({ paid: usd(25_584), penalty: usd(0), refund: usd(25_584) });
    const answer = await product.call('cancelTrip', maya, { params, input: { quoteId: quote.quoteId } });
    expect(answer.body).toMatchObject({ result: 'Canceled', trip: { refunds: [{ amount: usd(25_584) }] } });
  });
  test.each([
    ['AD 4471 092', 'CheckoutIncomplete', null],
    ['AD 9471 0921', null, 'LoyaltyNameMismatch'],
  ])('with the number %s nothing is booked', async (loyaltyNumber, code, reason) => {
    const ready = await type(await start(), { paymentId, loyaltyNumber, duplicateAccepted: true });
    const { error, body } = await pay(ready);
    expect(error?.code ?? null).toBe(code);
    if (reason) expect(body).toMatchObject({ result: 'Failed', failure: { reason } });
  });
  test('a price that rises must be accepted first', async () => {
    const ready = await type(await start(), { paymentId, duplicateAccepted: true });
    const params = { checkoutId: ready.checkoutId };
    const input = {
      totalMinor: 25_584,
      cardMinor: 25_584,
      quoteId: ready.quote.quoteId,
      tenders: [{ sourceId: paymentId, amountMinor: 25_584 }],
    } as never;
    const headers = { 'x-scenario': 'price-rise' };
    const { error } = await product.call('bookCheckout', maya, { params, input, headers });
    expect(error).toMatchObject({
      code: 'PriceIncreased',
      details: { oldTotalMinor: 25_584, newTotalMinor: 27_552 },
    });
  });
});

describe('paid at the desk', () => {
  test('nothing is charged, no tender is there, and it is a booking all the same', async () => {
    const checkout = await start({ carId: DESK_ONLY, payWay: 'desk' });
    expect(checkout).toMatchObject({
      quote: { total: usd(0), miles: 0, price: { atDesk: usd(24_108) } },
      payment: { plan: { lines: [], cardMinor: 0 } },
      earnMiles: 0,
    });
    const made = await booked({ carId: DESK_ONLY, payWay: 'desk' });
    expect(made).toMatchObject({ status: 'Confirmed', total: usd(0), atDesk: usd(24_108), tenders: [] });
    expect((await product.call('getReceipt', maya, { params: { bookingId: made.bookingId } })).status).toBe(
      200,
    );
    const listed = (await product.call('listTrips', maya, { query: {} })).body.trips;
    expect(listed.find(({ bookingId }) => bookingId === made.bookingId)).toMatchObject({ kind: 'Car' });
    const params = { bookingId: made.bookingId };
    const quote = (await product.call('quoteCancel', maya, { params, input: {} })).body;
    expect(quote).toMatchObject({ paid: usd(0), penalty: usd(0), refund: usd(0), lines: [] });
    const answer = await product.call('cancelTrip', maya, { params, input: { quoteId: quote.quoteId } });
    expect(answer.body).toMatchObject({ result: 'Canceled', trip: { refunds: [] } });
  });
  test('from now to the desk and back: no rise, each with its own total', async () => {
    const checkout = await start();
    const params = { checkoutId: checkout.checkoutId };
    const to = async (payWay: 'now' | 'desk') => {
      const input = { payWay, driverAge: 34, extras: [], crossBorder: false };
      return (await product.call('chooseCarOptions', maya, { params, input })).body as CarCheckout;
    };
    expect(await to('desk')).toMatchObject({ quote: { total: usd(0) }, priceChange: null });
    expect(await to('now')).toMatchObject({ quote: { total: usd(25_584) }, priceChange: null });
  });
});

test('the business portal rents them out as well', async () => {
  const priya = await product.signIn({ tenantId: 'business' });
  const input = { carId: COMPACT_SUV, dropOffDesk: null, ...rental } as never;
  expect((await product.call('getCar', priya, { input })).status).toBe(200);
});
