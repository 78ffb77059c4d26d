/** Composes the embedded car market: world, record, and the suppliers that sell its companies. */
import type { Clock } from '@sojourn/domain/effects.ts';
import { COMPANIES } from '@sojourn/market/car/companies.ts';
import { createCarWorld } from '@sojourn/market/car/generate.ts';
import { createCarSales } from '@sojourn/market/car/price/sales.ts';
import type { CarWorld } from '@sojourn/market/car/world.ts';
import type { Geography } from '@sojourn/market/geography/geography.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createSalesFeed, type SalesFeed } from '#suppliers/market/sales-feed.ts';
import type { MarketDb } from '#suppliers/market/store.ts';
import type { CarSupplier } from '../supplier.ts';
import { createCarSupplier } from './car-supplier.ts';
import { carSalesTopic } from './follow-sales.ts';
import { sweepHolds } from './holds.ts';
import { CAR_SELLERS, type CarMarket } from './market.ts';

export type CarMarketOptions = {
  /** Any connection to the portal's database; the market's tables are in the schema `market`. */
  readonly db: MarketDb;
  /** For the one connection that listens for sales of other processes, unless a feed is given. */
  readonly pool: Pool;
  readonly feed?: SalesFeed;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly geography: Geography;
  readonly seed?: number;
  /** A world made before, for tests that start many markets. */
  readonly world?: CarWorld;
  /** Played when a request names no scenario; leave out in production. */
  readonly scenario?: string | null;
  readonly scenarioWaitMs?: number;
};

export type CarMarketHandle = {
  readonly world: CarWorld;
  readonly suppliers: readonly CarSupplier[];
  /** Every company that rents out. */
  readonly companies: readonly { readonly code: string; readonly name: string }[];
  readonly supplierOf: (carId: string) => CarSupplier | undefined;
  /** Ends holds that have run out; also done whenever a car is asked for its price. Returns how many. */
  readonly sweep: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const SCENARIO_WAIT_MS = 1_500;

/** Ready to rent out when it resolves: the migrations must have run. */
export async function createCarMarket(options: CarMarketOptions): Promise<CarMarketHandle> {
  const { db, pool, clock, log, geography, seed } = options;
  const world = options.world ?? createCarWorld({ geography, ...(seed === undefined ? {} : { seed }) });
  const market: CarMarket = {
    world,
    db,
    sales: createCarSales(world),
    scenarioWaitMs: options.scenarioWaitMs ?? SCENARIO_WAIT_MS,
    defaultScenario: options.scenario ?? null,
  };
  const warn = (err: Error) => log.warn({ err }, 'rentals of other processes arrive late');
  const feed = options.feed ?? createSalesFeed(pool, warn);
  await feed.follow(carSalesTopic(market, clock.now));
  const sweep = () => sweepHolds(market, clock.now());
  const suppliers = CAR_SELLERS.map((seller) => createCarSupplier(market, seller));
  return {
    world,
    suppliers,
    companies: COMPANIES.map(({ code, name }) => ({ code, name })),
    supplierOf: (carId) => suppliers.find(({ sells }) => sells(carId)),
    sweep,
    close: async () => {
      if (!options.feed) await feed.stop();
    },
  };
}
