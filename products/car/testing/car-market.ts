/** For tests of the car market: the world made once, a market on a test database, and ready questions. */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { createCarWorld } from '@sojourn/world/car/inventory/generate.ts';
import type { CarWorld } from '@sojourn/world/car/inventory/world.ts';
import {
  type CarMarketHandle,
  type CarMarketOptions,
  createCarMarket,
} from '@sojourn/world/car/supplier/create-car-market.ts';
import pino from 'pino';
import type { CarPriceAsk, CarQuestion, CarReserveRequest, CarSupplier } from '../sell/supplier.ts';

/** The day of the pictures, and the car in them. */
export const CAR_NOW = '2027-02-08T17:00:00.000Z' as Instant;
export const COMPACT_SUV = 'car_LIS-AD-CFAR';
/** One can pay it at the desk only. */
export const DESK_ONLY = 'car_LIS-NW-IWMR';
export const PICK_UP = '2027-04-15T08:30' as LocalDateTime;
export const DROP_OFF = '2027-04-19T08:30' as LocalDateTime;

let world: CarWorld | undefined;
export function testCarWorld(): CarWorld {
  world ??= createCarWorld({ geography: createGeography() });
  return world;
}

export const calm: CallContext = { timeoutMs: 500, scenario: null, requestId: 'test' };
export const playing = (scenario: string): CallContext => ({ ...calm, scenario });

export const testCarMarket = (
  database: Pick<TestDatabase, 'db' | 'pool'>,
  options: Partial<CarMarketOptions> = {},
): Promise<CarMarketHandle> => {
  const made = options.world ?? testCarWorld();
  return createCarMarket({
    db: database.db,
    pool: database.pool,
    clock: { now: () => CAR_NOW },
    log: pino({ level: 'silent' }),
    geography: made.geography,
    scenarioWaitMs: 20,
    ...options,
    world: made,
  });
};

/** A market on a database of its own; `close` ends both. */
export async function openCarMarket(options: Partial<CarMarketOptions> = {}) {
  const database = await createTestDatabase();
  const market = await testCarMarket(database, options);
  const close = async () => {
    await market.close();
    await database.drop();
  };
  return { database, market, close };
}
export type OpenCarMarket = Awaited<ReturnType<typeof openCarMarket>>;

export const carAsk = (over: Partial<CarPriceAsk> = {}): CarPriceAsk => ({
  carId: COMPACT_SUV,
  dropOffDesk: null,
  pickUp: PICK_UP,
  dropOff: DROP_OFF,
  driverAge: 34,
  payWay: 'now',
  extras: [],
  crossBorder: false,
  now: CAR_NOW,
  ...over,
});

/** $255.84 is the compact SUV's price in the pictures. */
export const reserveCarRequest = (
  reference: string,
  over: Partial<CarReserveRequest> = {},
): CarReserveRequest => ({ ...carAsk(over), reference, totalMinor: 25_584, ...over });

export const confirmCarRequest = (reference: string, over: object = {}) => ({
  reference,
  holdId: `hold_${reference}`,
  drivers: [{ firstName: 'Maya', lastName: 'Okafor' }],
  licenseCountry: 'US',
  loyaltyNumber: '',
  flightNumber: 'TP 216',
  now: CAR_NOW,
  ...over,
});

export const carQuestion = (over: Partial<CarQuestion> = {}): CarQuestion => ({
  pickUpPlace: { kind: 'airport', code: 'LIS' },
  dropOffPlace: null,
  pickUp: PICK_UP,
  dropOff: DROP_OFF,
  driverAge: 34,
  landsAt: null,
  filters: {},
  sort: 'MostRecommended',
  top: 25,
  now: CAR_NOW,
  ...over,
});

/** What an answer that must be there holds. */
export function answered<V>(outcome: { readonly outcome: string; readonly value?: V }): V {
  if (outcome.outcome !== 'ok') throw new Error(`expected ok, got ${JSON.stringify(outcome)}`);
  return outcome.value as V;
}

export const carSupplierOf = (market: CarMarketHandle, carId: string = COMPACT_SUV): CarSupplier => {
  const supplier = market.supplierOf(carId);
  if (!supplier) throw new Error(`nobody rents ${carId} out`);
  return supplier;
};
