/** What a search for stays says of being told again: by which words, and while what is so. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlaces } from '#modules/locations/places.ts';
import type { HotelSupplier } from '#products/hotel/supplier.ts';
import {
  answered,
  CHECK_IN,
  CHECK_OUT,
  calm,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  reserveRequest,
  supplierOf,
  testMarket,
  testWorld,
} from '#products/hotel/testing/hotel-market.ts';
import { unavailable } from '#suppliers/outcome.ts';
import { isToldAgain } from '../../../told-again.ts';
import { searchStays } from './search-stays.ts';

let open: OpenStayMarket;
beforeAll(async () => {
  open = await openStayMarket();
});
afterAll(() => open.close());

const places = createPlaces(testWorld());
const INPUT = {
  area: { place: 'city:lisbon-pt' },
  checkIn: CHECK_IN,
  checkOut: CHECK_OUT,
  rooms: [{ adults: 2, childAges: [] }],
};
let now = NOW;

/** A search that has been told to its end. */
async function told(over: object = {}, scenario: string | null = null, suppliers = open.market.suppliers) {
  const deps = {
    ...{ clock: { now: () => now }, suppliers, places, world: testWorld(), limits: { supplierMs: 2_000 } },
    ...{ earnMultiplier: async () => null, log: { warn: () => undefined } },
  };
  const context = { tenantId: 'consumer', scenario, requestId: 'r', signal: new AbortController().signal };
  const search = searchStays(deps, { ...INPUT, ...over } as never, context as never);
  for await (const _ of search);
  return isToldAgain(search) ? { question: search.question, again: search.again() } : null;
}

it('the last page and the end, until a room in its box is sold, and given back', async () => {
  const [lisbon, paris] = [
    (await told())!.again!,
    (await told({ area: { place: 'city:paris-fr' } }))!.again!,
  ];
  expect(lisbon.events.map(({ type }) => type)).toEqual(['page', 'done']);
  expect([lisbon.holds(), paris.holds()]).toEqual([true, true]);
  answered(await supplierOf(open.market).reserve(reserveRequest('told_again'), calm));
  await expect.poll(() => lisbon.holds()).toBe(false);
  expect(paris.holds()).toBe(true);
  const sold = (await told())!.again!;
  expect(sold.holds()).toBe(true);
  answered(await supplierOf(open.market).release({ reference: 'told_again' }, calm));
  await expect.poll(() => sold.holds()).toBe(false);
});

it('within a quarter of an hour, as the date of a city may change on the next', async () => {
  const { again } = (await told())!;
  now = plusSeconds(NOW, 14 * 60);
  expect(again!.holds()).toBe(true);
  now = plusSeconds(NOW, 15 * 60);
  expect(again!.holds()).toBe(false);
  now = NOW;
});

it('by everything that is asked for, and by nothing else', async () => {
  const others = [
    {},
    ...[
      { limit: 5 },
      { limit: 5, offset: 20 },
      { offset: 1, limit: 24 },
      { sort: 'Price' },
      { locale: 'fr' },
    ],
    ...[{ area: { place: 'city:paris-fr' } }, { checkOut: '2027-04-20' }, { filters: { stars: [5] } }],
    ...[{ rooms: [{ adults: 1, childAges: [] }] }, { rooms: [{ adults: 2, childAges: [4] }] }],
  ];
  const questions = await Promise.all(others.map(async (over) => (await told(over))!.question));
  expect(new Set(questions).size).toBe(others.length);
  expect((await told())!.question).toBe(questions[0]);
});

it('never under a scenario, asked for or by itself, nor when somebody did not answer', async () => {
  expect(await told({}, 'slow-search')).toBeNull();
  const silent: HotelSupplier = { ...open.market.suppliers[1]!, search: async () => unavailable };
  expect((await told({}, null, [open.market.suppliers[0]!, silent]))!.again).toBeNull();
  const playing = await testMarket(open.database, { scenario: 'price-rise' });
  expect((await told({}, null, playing.suppliers))!.again).toBeNull();
  await playing.close();
});
