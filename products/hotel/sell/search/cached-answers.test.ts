/** What a hotel search gives the response cache: its key, and the events a repeat gets. */
import { isCacheable } from '@sojourn/server/cacheable-stream.ts';
import { NO_MARKET } from '@sojourn/server/modules/companies/policy/market/testing/no-market.ts';
import { NO_LISTINGS } from '@sojourn/server/modules/selling/locations/listings.ts';
import { createPlaces } from '@sojourn/server/modules/selling/locations/places.ts';
import { unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CHECK_IN,
  CHECK_OUT,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  testWorld,
} from '#hotel/testing/hotel-market.ts';
import type { HotelSupplier } from '../supplier.ts';
import { searchStays } from './search-stays.ts';

let open: OpenStayMarket;
beforeAll(async () => {
  open = await openStayMarket();
});
afterAll(() => open.close());

const places = createPlaces(testWorld().geography, NO_LISTINGS);
const INPUT = {
  area: { place: 'city:lisbon-pt' },
  checkIn: CHECK_IN,
  checkOut: CHECK_OUT,
  rooms: [{ adults: 2, childAges: [] }],
};

/** A search read to its end. */
async function searchedFor(
  over: object = {},
  scenario: string | null = null,
  suppliers = open.market.suppliers,
) {
  const deps = {
    clock: { now: () => NOW },
    suppliers,
    places,
    limits: { supplierMs: 2_000 },
    tierOf: async () => null,
    marketFreezer: NO_MARKET,
    earnMultiplier: async () => null,
    log: { warn: () => undefined },
  };
  const context = { tenantId: 'consumer', scenario, requestId: 'r', signal: new AbortController().signal };
  const search = searchStays(deps, { ...INPUT, ...over } as never, context as never);
  for await (const _ of search);
  return isCacheable(search) ? { cacheKey: search.cacheKey, events: search.finalEvents() } : null;
}

it('the last page and the end', async () => {
  const { events } = (await searchedFor())!;
  expect(events!.map((event) => (event as { type: string }).type)).toEqual(['page', 'done']);
});

it('the key names everything asked for, and nothing else', async () => {
  const others = [
    {},
    { limit: 5 },
    { limit: 5, offset: 20 },
    { offset: 1, limit: 24 },
    { sort: 'Price' },
    { locale: 'fr' },
    { area: { place: 'city:paris-fr' } },
    { checkOut: '2027-04-20' },
    { filters: { stars: [5] } },
    { rooms: [{ adults: 1, childAges: [] }] },
    { rooms: [{ adults: 2, childAges: [4] }] },
  ];
  const keys = await Promise.all(others.map(async (over) => (await searchedFor(over))!.cacheKey));
  expect(new Set(keys).size).toBe(others.length);
  expect((await searchedFor())!.cacheKey).toBe(keys[0]);
});

it('not under a scenario, and no events when a supplier did not answer', async () => {
  expect(await searchedFor({}, 'slow-search')).toBeNull();
  const silent: HotelSupplier = { ...open.market.suppliers[1]!, search: async () => unavailable };
  expect((await searchedFor({}, null, [open.market.suppliers[0]!, silent]))!.events).toBeNull();
});
