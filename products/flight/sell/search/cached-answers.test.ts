/** What a flight search gives the response cache: its key, and the events a repeat gets. */
import { isCacheable } from '@sojourn/server/cacheable-stream.ts';
import { NO_MARKET } from '@sojourn/server/modules/companies/policy/market/testing/no-market.ts';
import { unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { TEST_TENANTS } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenFlightMarket, openFlightMarket, slicesFrom } from '#flight/testing/flight-market.ts';
import { NOW } from '#hotel/testing/hotel-market.ts';
import type { FlightSupplier } from '../supplier.ts';
import { searchFlights } from './search-flights.ts';

let open: OpenFlightMarket;
beforeAll(async () => {
  open = await openFlightMarket();
});
afterAll(() => open.close());

const INPUT = {
  slices: slicesFrom('BOS LIS 2027-04-14'),
  passengers: { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 },
};

/** A search read to its end. */
async function searchedFor(
  over: object = {},
  scenario: string | null = null,
  suppliers = open.market.suppliers,
) {
  const deps = {
    clock: { now: () => NOW },
    tenants: TEST_TENANTS,
    suppliers,
    limits: { supplierMs: 2_000 },
    airportsOf: open.market.airportsOf,
    borderAreaOf: open.market.borderAreaOf,
    cityCodeOf: open.market.cityCodeOf,
    marketFreezer: NO_MARKET,
    plansOf: async () => [],
    log: { warn: () => undefined },
  };
  const context = { tenantId: 'consumer', scenario, requestId: 'r', signal: new AbortController().signal };
  const search = searchFlights(deps, { ...INPUT, ...over } as never, context as never);
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
    { sort: 'price' },
    { locale: 'fr' },
    { nearby: true },
    { filters: { stops: 'none' } },
    { passengers: { ...INPUT.passengers, adults: 2 } },
    { slices: slicesFrom('BOS LIS 2027-04-15') },
  ];
  const keys = await Promise.all(others.map(async (over) => (await searchedFor(over))!.cacheKey));
  expect(new Set(keys).size).toBe(others.length);
  expect((await searchedFor())!.cacheKey).toBe(keys[0]);
});

it('not under a scenario, and no events when a supplier did not answer', async () => {
  expect(await searchedFor({}, 'flight-supplier-slow')).toBeNull();
  const silent: FlightSupplier = { ...open.market.suppliers[1]!, search: async () => unavailable };
  expect((await searchedFor({}, null, [open.market.suppliers[0]!, silent]))!.events).toBeNull();
});
