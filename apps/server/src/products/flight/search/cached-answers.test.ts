/** What a search says of being told again: by which words, and while what is so. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlightSupplier } from '#products/flight/supplier.ts';
import {
  asked,
  flightQuestion,
  flightReserve,
  type OpenFlightMarket,
  openFlightMarket,
  searched,
} from '#products/flight/testing/flight-market.ts';
import { answered, calm, NOW } from '#products/hotel/testing/hotel-market.ts';
import { unavailable } from '#suppliers/outcome.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { isToldAgain } from '../../../told-again.ts';
import { searchFlights } from './search-flights.ts';

let open: OpenFlightMarket;
beforeAll(async () => {
  open = await openFlightMarket();
});
afterAll(() => open.close());

const INPUT = {
  slices: asked('BOS LIS 2027-04-14'),
  passengers: { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 },
};

/** A search that has been told to its end. */
async function told(over: object = {}, scenario: string | null = null, suppliers = open.market.suppliers) {
  const deps = {
    ...{ clock: { now: () => NOW }, tenants: TEST_TENANTS, suppliers, limits: { supplierMs: 2_000 } },
    ...{
      airportsOf: open.market.airportsOf,
      borderAreaOf: open.market.borderAreaOf,
      plansOf: async () => [],
    },
    log: { warn: () => undefined },
  };
  const context = { tenantId: 'consumer', scenario, requestId: 'r', signal: new AbortController().signal };
  const search = searchFlights(deps, { ...INPUT, ...over } as never, context as never);
  for await (const _ of search);
  return isToldAgain(search) ? { question: search.question, again: search.again() } : null;
}

it('the last page and the end, until a seat of either supplier is sold', async () => {
  const { again } = (await told())!;
  expect(again!.events.map(({ type }) => type)).toEqual(['page', 'done']);
  expect(again!.holds()).toBe(true);
  const desk = open.market.suppliers[1]!;
  const { slice, shown } = (await searched(desk, flightQuestion(INPUT.slices))).options[0]!.option;
  const chosen = [{ sliceId: slice.sliceId, fareClass: shown }];
  answered(await desk.reserve(flightReserve('told_again', chosen), calm));
  await expect.poll(() => again!.holds()).toBe(false);
  expect((await told())!.again!.holds()).toBe(true);
});

it('by everything that is asked for, and by nothing else', async () => {
  const others = [
    {},
    ...[{ limit: 5 }, { sort: 'price' }, { locale: 'fr' }, { nearby: true }, { filters: { stops: 'none' } }],
    ...[{ passengers: { ...INPUT.passengers, adults: 2 } }, { slices: asked('BOS LIS 2027-04-15') }],
  ];
  const questions = await Promise.all(others.map(async (over) => (await told(over))!.question));
  expect(new Set(questions).size).toBe(others.length);
  expect((await told())!.question).toBe(questions[0]);
});

it('never under a scenario, nor when somebody did not answer', async () => {
  expect(await told({}, 'flight-supplier-slow')).toBeNull();
  const silent: FlightSupplier = { ...open.market.suppliers[1]!, search: async () => unavailable };
  expect((await told({}, null, [open.market.suppliers[0]!, silent]))!.again).toBeNull();
});
