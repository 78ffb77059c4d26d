/** For tests of the home market: the world made once, a market on a test database, and ready questions. */
import { date, type Instant } from '@sojourn/domain/dates.ts';
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { createHomeWorld } from '@sojourn/world/home/inventory/generate.ts';
import type { HomeWorld } from '@sojourn/world/home/inventory/world.ts';
import {
  createHomeMarket,
  type HomeMarketHandle,
  type HomeMarketOptions,
} from '@sojourn/world/home/supplier/create-home-market.ts';
import pino from 'pino';
import type { HomePriceAsk } from '../sell/price-port.ts';
import type { HomeConfirmRequest, HomeQuestion, HomeReserveRequest, HomeSupplier } from '../sell/supplier.ts';

/** The day of the pictures. */
export const HOME_NOW = '2027-02-08T17:00:00.000Z' as Instant;
/** Booked at once, $728.48 for the four nights of the pictures. */
export const ROOFTOP = 'hom_lisbon-pt-1';
/** Takes a dog, booked at once. */
export const PATIO = 'hom_lisbon-pt-2';
/** Its host is asked first; five nights in April, with a deposit. */
export const LIMOEIRO = 'hom_lisbon-pt-6';
export const HOME_CHECK_IN = date('2027-04-15');
export const HOME_CHECK_OUT = date('2027-04-19');
export const ROOFTOP_MINOR = 728_48;
export const TWO_ADULTS = { adults: 2, children: 0, infants: 0, dogs: 0, cats: 0 };

let world: HomeWorld | undefined;
export function testHomeWorld(): HomeWorld {
  world ??= createHomeWorld(truePlaces());
  return world;
}

export const calm: CallContext = { timeoutMs: 500, scenario: null, requestId: 'test' };
export const playing = (scenario: string): CallContext => ({ ...calm, scenario });

export const testHomeMarket = (
  database: Pick<TestDatabase, 'db' | 'pool'>,
  options: Partial<HomeMarketOptions> = {},
): Promise<HomeMarketHandle> => {
  const made = options.world ?? testHomeWorld();
  return createHomeMarket({
    db: database.db,
    pool: database.pool,
    clock: { now: () => HOME_NOW },
    log: pino({ level: 'silent' }),
    geography: made.geography,
    land: made.land,
    scenarioWaitMs: 20,
    ...options,
    world: made,
  });
};

/** A market on a database of its own; `close` ends both. */
export async function openHomeMarket(options: Partial<HomeMarketOptions> = {}) {
  const database = await createTestDatabase();
  const market = await testHomeMarket(database, options);
  const close = async () => {
    await market.close();
    await database.drop();
  };
  return { database, market, close };
}
export type OpenHomeMarket = Awaited<ReturnType<typeof openHomeMarket>>;

export const homeStay = (homeId = ROOFTOP, checkIn = HOME_CHECK_IN, checkOut = HOME_CHECK_OUT) => ({
  homeId,
  checkIn,
  checkOut,
});

export const homeAsk = (over: Partial<HomePriceAsk> = {}): HomePriceAsk => ({
  stays: [homeStay()],
  party: TWO_ADULTS,
  chosenFees: [],
  locale: 'en',
  now: HOME_NOW,
  ...over,
});

export const reserveHomeRequest = (
  reference: string,
  over: Partial<HomeReserveRequest> = {},
): HomeReserveRequest => ({ ...homeAsk(over), reference, totalMinor: ROOFTOP_MINOR, ...over });

export const confirmHomeRequest = (
  reference: string,
  over: Partial<HomeConfirmRequest> = {},
): HomeConfirmRequest => ({
  reference,
  holdId: `hold_${reference}`,
  guest: { firstName: 'Maya', lastName: 'Okafor' },
  message: 'We land at noon.',
  now: HOME_NOW,
  ...over,
});

export const homeQuestion = (over: Partial<HomeQuestion> = {}): HomeQuestion => ({
  box: { west: -9.26, south: 38.66, east: -9.04, north: 38.81 },
  centre: { lat: 38.7139, lon: -9.1394 },
  checkIn: HOME_CHECK_IN,
  checkOut: HOME_CHECK_OUT,
  party: TWO_ADULTS,
  flexibleDays: 0,
  filters: {},
  sort: 'MostRecommended',
  top: 25,
  wanted: [],
  locale: 'en',
  now: HOME_NOW,
  ...over,
});

/** What an answer that must be there holds. */
export function answered<V>(outcome: { readonly outcome: string; readonly value?: V }): V {
  if (outcome.outcome !== 'ok') throw new Error(`expected ok, got ${JSON.stringify(outcome)}`);
  return outcome.value as V;
}

export const homeSupplierOf = (market: HomeMarketHandle, homeId: string = ROOFTOP): HomeSupplier => {
  const supplier = market.supplierOf(homeId);
  if (!supplier) throw new Error(`nobody sells ${homeId}`);
  return supplier;
};
