/**
 * Composes the embedded hotel market: world, prices, record, and the three suppliers that sell its
 * hotels.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Clock } from '@sojourn/domain/effects.ts';
import { createGeography, type GeographyOptions } from '@sojourn/market/geography/geography.ts';
import { createLand } from '@sojourn/market/geography/land.ts';
import { createHotelWorld } from '@sojourn/market/hotel/generate.ts';
import { createSales } from '@sojourn/market/hotel/sales.ts';
import { createRateCalendar } from '@sojourn/market/hotel/search/rate-calendar.ts';
import { type HotelWorld, rowOfStay, SELLERS } from '@sojourn/market/hotel/world.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createSalesFeed, type SalesFeed } from '#suppliers/market/sales-feed.ts';
import type { MarketDb } from '#suppliers/market/store.ts';
import type { HotelSupplier } from '../supplier.ts';
import { staySalesTopic } from './follow-sales.ts';
import { sweepHolds } from './holds.ts';
import { createStaySupplier } from './hotel-supplier.ts';
import { createToday, type Market, utcDay } from './market.ts';

export type HotelMarketOptions = {
  /** Any connection to the portal's database; the market's tables are in the schema `market`. */
  readonly db: MarketDb;
  /** For the one connection that listens for sales of other processes, unless a feed is given. */
  readonly pool: Pool;
  readonly feed?: SalesFeed;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly seed?: number;
  readonly stayCount?: number;
  readonly geography?: GeographyOptions;
  /** Played when a request names no scenario; leave out in production. */
  readonly scenario?: string | null;
  readonly scenarioWaitMs?: number;
  /** A world made before, for tests that start many markets. */
  readonly world?: HotelWorld;
};

export type HotelMarket = {
  readonly world: HotelWorld;
  readonly suppliers: readonly HotelSupplier[];
  readonly supplierOf: (stayId: string) => HotelSupplier | undefined;
  /** Ends holds that have run out; also done whenever a hotel is asked for its price. Returns how many. */
  readonly sweep: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const SCENARIO_WAIT_MS = 1_500;

/** The hotels of the world; about a second. */
export function loadStayWorld(
  options: Pick<HotelMarketOptions, 'seed' | 'stayCount' | 'geography'> = {},
): HotelWorld {
  const require = createRequire(import.meta.url);
  const topology = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'));
  return createHotelWorld({
    geography: createGeography(options.geography),
    land: createLand(topology),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    ...(options.stayCount === undefined ? {} : { count: options.stayCount }),
  });
}

/** Ready to sell when it resolves: the migrations must have run. */
export async function createHotelMarket(options: HotelMarketOptions): Promise<HotelMarket> {
  const { db, pool, clock, log } = options;
  const world = options.world ?? loadStayWorld(options);
  const market: Market = {
    world,
    db,
    sales: createSales(world),
    calendar: createRateCalendar(world),
    today: createToday(world),
    scenarioWaitMs: options.scenarioWaitMs ?? SCENARIO_WAIT_MS,
    defaultScenario: options.scenario ?? null,
  };
  market.calendar(utcDay(clock.now()));
  const warn = (err: Error) => log.warn({ err }, 'sales of other processes are not heard for a moment');
  const feed = options.feed ?? createSalesFeed(pool, warn);
  await feed.follow(staySalesTopic(market, clock.now));
  const sweep = () => sweepHolds(market, clock.now());
  const suppliers = SELLERS.map((id) => createStaySupplier(market, id));
  return {
    world,
    suppliers,
    supplierOf: (stayId) => {
      const row = rowOfStay(world, stayId);
      return row === undefined ? undefined : suppliers[world.seller[row]!];
    },
    sweep,
    close: async () => {
      if (!options.feed) await feed.stop();
    },
  };
}
