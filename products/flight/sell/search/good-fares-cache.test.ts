/** What is kept of good fares: never a supplier's silence, and no work for people who have left. */
import { NO_MARKET } from '@sojourn/server/modules/companies/policy/market/testing/no-market.ts';
import { unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { TEST_TENANTS } from '@sojourn/server/testing/server.ts';
import { LOW_COST_SELLER } from '@sojourn/world/flight/supplier/scenarios.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenFlightMarket, openFlightMarket } from '#flight/testing/flight-market.ts';
import { NOW } from '#hotel/testing/hotel-market.ts';
import type { FlightSupplier } from '../supplier.ts';
import { createGoodFares } from './list-good-fares.ts';

let open: OpenFlightMarket;
beforeAll(async () => {
  open = await openFlightMarket();
});
afterAll(() => open.close());

type Question = 'flownTo' | 'calendar' | 'search';
/** Called before each question; whether it is answered. */
type Answers = (supplier: string, question: Question, to: string | undefined) => boolean;

/** The market's own suppliers, on a line that can go dead. */
const onALine =
  (answers: Answers) =>
  (supplier: FlightSupplier): FlightSupplier => ({
    ...supplier,
    nonstopDestinations: async (request, call) =>
      answers(supplier.id, 'flownTo', undefined) ? supplier.nonstopDestinations(request, call) : unavailable,
    calendar: async (request, call) =>
      answers(supplier.id, 'calendar', request.slices[0]?.destination)
        ? supplier.calendar(request, call)
        : unavailable,
    search: async (request, call) =>
      answers(supplier.id, 'search', request.slices[0]?.destination)
        ? supplier.search(request, call)
        : unavailable,
  });

function goodFares(answers: Answers) {
  const { suppliers, airportsOf, borderAreaOf, cityCodeOf } = open.market;
  const list = createGoodFares({
    clock: { now: () => NOW },
    tenants: TEST_TENANTS,
    limits: { supplierMs: 20_000 },
    suppliers: suppliers.map(onALine(answers)),
    airportsOf,
    borderAreaOf,
    cityCodeOf,
    marketFreezer: NO_MARKET,
    plansOf: async () => [],
    log: { warn: () => undefined },
  });
  return (signal = new AbortController().signal) =>
    list({ origin: 'JFK' }, { tenantId: 'consumer', scenario: null, requestId: 'r', signal } as never);
}

const DEAD: readonly (readonly [string, Answers])[] = [
  ['says where it flies', (supplier, question) => !(supplier === LOW_COST_SELLER && question === 'flownTo')],
  ['says its days', (supplier, question) => !(supplier === LOW_COST_SELLER && question === 'calendar')],
  ['finds the flights', (supplier, question) => !(supplier === LOW_COST_SELLER && question === 'search')],
];
it.each(DEAD)('is told as partial, and not told again, when one no longer %s', async (_, dead) => {
  let isDead = true;
  let request = 0;
  const list = goodFares((...about) => {
    request++;
    return !isDead || dead(...about);
  });
  const first = await list();
  expect(first.isPartial).toBe(true);
  expect(first.fares.length).toBeGreaterThan(0);
  isDead = false;
  const second = await list();
  expect(second.isPartial).toBe(false);
  const questions = request;
  expect(await list()).toBe(second);
  expect(request).toBe(questions);
});

it('a city of which nobody finds flights is missing for now, and there when they speak again', async () => {
  const whole = await goodFares(() => true)();
  const city = whole.fares[0]!.destination.locationCode;
  let isDead = true;
  const list = goodFares((_, question, to) => !(isDead && question === 'search' && to === city));
  const without = await list();
  expect([without.isPartial, without.fares.length]).toEqual([true, whole.fares.length - 1]);
  isDead = false;
  expect((await list()).fares).toEqual(whole.fares);
});

it('nothing found while somebody was silent is not "nothing"', async () => {
  let isDead = true;
  const list = goodFares((_, question) => !(isDead && question === 'search'));
  await expect(list()).rejects.toMatchObject({ code: 'SuppliersUnavailable' });
  isDead = false;
  expect((await list()).fares.length).toBeGreaterThan(0);
});

/** Lists while the clients leave one after another, the first at the second city. */
async function leaving(clients: number) {
  const gone = Array.from({ length: clients }, () => new AbortController());
  let isLeaving = true;
  let calendars = 0;
  const list = goodFares((_, question) => {
    if (question !== 'calendar') return true;
    calendars++;
    if (isLeaving && calendars === 5) gone[0]!.abort();
    return true;
  });
  const [first, ...others] = await Promise.allSettled(gone.map(({ signal }) => list(signal)));
  isLeaving = false;
  return { first: first!, others, calendars, again: () => list() };
}

it('ends its work when the one who asked has gone, and begins anew for the next', async () => {
  const { first, calendars, again } = await leaving(1);
  expect(first.status).toBe('rejected');
  // Of each city both suppliers, both ways
  expect(calendars).toBe(8);
  expect((await again()).fares.length).toBeGreaterThan(0);
});

it('goes on for another who waits for the same', async () => {
  const { others, calendars } = await leaving(2);
  expect(others.map(({ status }) => status)).toEqual(['fulfilled']);
  expect(calendars).toBeGreaterThan(8);
});
