/** Bytes of a page of results before compression, of a world and a day that are always the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestProduct,
  TEST_DATES,
  TEST_ROOMS,
  type TestProduct,
} from '../apps/server/src/testing/product.ts';
import type { Browser } from '../apps/server/src/testing/server.ts';
import { date } from '../packages/domain/src/dates.ts';
import { assertWithinLimit } from './limits.ts';

let product: TestProduct;
let maya: Browser;
beforeAll(async () => {
  product = await createTestProduct();
  maya = await product.signIn({ tenantId: 'consumer', subject: 'maya-who-searches' });
}, 120_000);
afterAll(() => product?.close());

/** Of the last page, with as many results on average as a full one has. */
function bytesOf(events: readonly { readonly type: string }[], results: 'stays' | 'options' | 'offers') {
  const page = events.findLast(({ type }) => type === 'page') as object;
  const found = (page as Record<typeof results, readonly unknown[]>)[results];
  expect(found.length).toBeGreaterThan(9);
  return Buffer.byteLength(JSON.stringify(page));
}

test('a page of stays', async () => {
  const input = { area: { place: 'city:lisbon-pt' }, ...TEST_DATES, rooms: TEST_ROOMS };
  const { body } = await product.call('searchStays', maya, { input });
  assertWithinLimit('page of stays: bytes', bytesOf(body, 'stays'));
});

test('a page of flights', async () => {
  const input = {
    slices: [{ origin: 'JFK', destination: 'LHR', date: date('2027-04-14') }],
    passengers: { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 },
  };
  const { body } = await product.call('searchFlights', maya, { input });
  assertWithinLimit('page of flights: bytes', bytesOf(body, 'options'));
});

test('a page of cars', async () => {
  const times = { pickUp: '2027-04-15T10:00', dropOff: '2027-04-18T10:00', driverAge: 40 };
  const input = { pickUpPlace: { place: 'airport:CDG' }, ...times };
  const { body } = await product.call('searchCars', maya, { input: input as never });
  assertWithinLimit('page of cars: bytes', bytesOf(body, 'offers'));
});
