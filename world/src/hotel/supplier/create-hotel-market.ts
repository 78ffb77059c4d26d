/**
 * Composes the embedded hotel market: world, prices, record, and the three suppliers that sell its
 * hotels.
 */

import { dateOfDay, dayNumber } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { createGeography, type Geography } from '@sojourn/geography/geography.ts';
import type { Land } from '@sojourn/geography/land.ts';
import { loadLand } from '@sojourn/geography/load-land.ts';
import type { HotelMarket as ServedHotelMarket } from '@sojourn/products/hotel/sell/hotel-market.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { sweepHolds } from '../../orders/desk/holds.ts';
import { createSalesFeed, type SalesFeed } from '../../orders/sales-feed.ts';
import type { MarketDb } from '../../orders/store.ts';
import { createHotelWorld } from '../inventory/generate.ts';
import { createSales } from '../inventory/sales.ts';
import { createRateCalendar } from '../inventory/search/rate-calendar.ts';
import { type HotelWorld, rowOfStay, SELLERS } from '../inventory/world.ts';
import { HOTEL_DESK } from './desk.ts';
import { createStaySupplier } from './hotel-supplier.ts';
import { createToday, type Market, utcDay } from './market.ts';
import { ROOMS } from './store.ts';

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
  /** True places to put the hotels in; read when left out. */
  readonly places?: { readonly geography: Geography; readonly land: Land };
  /** Played when a request names no scenario; leave out in production. */
  readonly scenario?: string | null;
  readonly scenarioWaitMs?: number;
  /** A world made before, for tests that start many markets. */
  readonly world?: HotelWorld;
};

export type HotelMarket = ServedHotelMarket & {
  readonly world: HotelWorld;
  readonly close: () => Promise<void>;
};

const SCENARIO_WAIT_MS = 1_500;

/** The hotels of the world; about a second. */
export function loadStayWorld(
  options: Pick<HotelMarketOptions, 'seed' | 'stayCount' | 'places'> = {},
): HotelWorld {
  return createHotelWorld({
    ...(options.places ?? { geography: createGeography(), land: loadLand() }),
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
  const { sales } = market;
  const yesterday = () => dateOfDay(utcDay(clock.now()) - 1);
  await feed.follow(
    ROOMS.topic(db, yesterday, {
      clear: () => sales.clear(),
      set: ([stayId, room], night, sold) => {
        const row = rowOfStay(world, String(stayId));
        if (row !== undefined) sales.set(row, Number(room), dayNumber(night), sold);
      },
    }),
  );
  const sweep = () => sweepHolds(HOTEL_DESK, market.db, clock.now());
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
