/** For tests of the market: a small world made once, a market on a test database, and ready questions. */
import { date, type Instant } from '@sojourn/domain/dates.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import type { HotelWorld } from '@sojourn/world/hotel/inventory/world.ts';
import {
  createHotelMarket,
  type HotelMarket,
  type HotelMarketOptions,
  loadStayWorld,
} from '@sojourn/world/hotel/supplier/create-hotel-market.ts';
import pino from 'pino';
import type { HotelSupplier, ReserveRequest, StayQuestion, StayRequest } from '../sell/supplier.ts';

/** The day of the pictures. */
export const NOW = '2027-02-08T17:00:00.000Z' as Instant;
export const LUZ = 'sty_lisbon-pt-1';
export const LUZ_RATE = 'rat_lisbon-pt-1-1-standard';
export const CHECK_IN = date('2027-04-15');
export const CHECK_OUT = date('2027-04-19');

const worlds = new Map<number, HotelWorld>();
/** Made once of each size: a world takes longer than most tests that look at it, and nothing changes it. */
export function testWorld(stayCount = 24_000): HotelWorld {
  const world = worlds.get(stayCount) ?? loadStayWorld({ stayCount });
  worlds.set(stayCount, world);
  return world;
}

export const calm: CallContext = { timeoutMs: 500, scenario: null, requestId: 'test' };
export const playing = (scenario: string): CallContext => ({ ...calm, scenario });

export const testMarket = (
  database: Pick<TestDatabase, 'db' | 'pool'>,
  options: Partial<HotelMarketOptions> = {},
): Promise<HotelMarket> =>
  createHotelMarket({
    db: database.db,
    pool: database.pool,
    clock: { now: () => NOW },
    log: pino({ level: 'silent' }),
    world: testWorld(),
    scenarioWaitMs: 20,
    ...options,
  });

export type OpenStayMarket = Awaited<ReturnType<typeof openStayMarket>>;

/** A market on a database of its own; `close` ends both. */
export async function openStayMarket(options: Partial<HotelMarketOptions> = {}) {
  const database = await createTestDatabase();
  const market = await testMarket(database, options);
  const close = async () => {
    await market.close();
    await database.drop();
  };
  return { database, market, close };
}

export const stayRequest = (over: Partial<StayRequest> = {}): StayRequest => ({
  stayId: LUZ,
  rateId: LUZ_RATE,
  checkIn: CHECK_IN,
  checkOut: CHECK_OUT,
  rooms: [{ adults: 2, childAges: [] }],
  locale: 'en',
  now: NOW,
  ...over,
});

export const reserveRequest = (reference: string, over: Partial<ReserveRequest> = {}): ReserveRequest => ({
  ...stayRequest(over),
  reference,
  totalMinor: 138_432,
  leadGuestAge: 34,
  ...over,
});

export const confirmRequest = (reference: string, now: Instant = NOW) => ({
  reference,
  holdId: `hold_${reference}`,
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
  loyaltyNumber: '',
  requests: '',
  now,
});

export const lisbonQuestion = (over: Partial<StayQuestion> = {}): StayQuestion => ({
  box: { west: -9.26, south: 38.66, east: -9.04, north: 38.81 },
  centre: { lat: 38.7139, lon: -9.1394 },
  checkIn: CHECK_IN,
  checkOut: CHECK_OUT,
  rooms: [{ adults: 2, childAges: [] }],
  filters: {},
  sort: 'MostRecommended',
  top: 25,
  locale: 'en',
  now: NOW,
  ...over,
});

/** What an answer that must be there holds. */
export function answered<V>(outcome: { readonly outcome: string; readonly value?: V }): V {
  if (outcome.outcome !== 'ok') throw new Error(`expected ok, got ${JSON.stringify(outcome)}`);
  return outcome.value as V;
}

export const supplierOf = (market: HotelMarket, stayId: string = LUZ): HotelSupplier => {
  const supplier = market.supplierOf(stayId);
  if (!supplier) throw new Error(`nobody sells ${stayId}`);
  return supplier;
};
