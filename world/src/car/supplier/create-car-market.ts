/** Composes the embedded car market: world, record, and the suppliers that sell its companies. */

import { dateOfDay, dayNumber } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import type { CarMarket as ServedCarMarket } from '@sojourn/products/car/sell/car-market.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { sweepHolds } from '../../orders/desk/holds.ts';
import { createSalesFeed, type SalesFeed } from '../../orders/sales-feed.ts';
import type { MarketDb } from '../../orders/store.ts';
import { COMPANIES } from '../inventory/companies.ts';
import { createCarWorld } from '../inventory/generate.ts';
import { createCarSales } from '../inventory/price/sales.ts';
import { type CarWorld, rowOfCar } from '../inventory/world.ts';
import { createCarSupplier } from './car-supplier.ts';
import { CAR_DESK } from './desk.ts';
import { CAR_SELLERS, type CarMarket } from './market.ts';
import { CARS } from './store.ts';

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

export type CarMarketHandle = ServedCarMarket & {
  readonly world: CarWorld;
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
  const { sales } = market;
  const yesterday = () => dateOfDay(Math.floor(Date.parse(clock.now()) / 86_400_000) - 1);
  await feed.follow(
    CARS.topic(db, yesterday, {
      clear: () => sales.clear(),
      set: ([carId], day, sold) => {
        const row = rowOfCar(world, String(carId));
        if (row !== undefined) sales.set(row, dayNumber(day), sold);
      },
    }),
  );
  const sweep = () => sweepHolds(CAR_DESK, market.db, clock.now());
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
