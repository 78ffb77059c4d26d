/** Composes the embedded home market: world, record, and the two suppliers that sell its homes. */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Land } from '@sojourn/geography/land.ts';
import type { HomeMarket as ServedHomeMarket } from '@sojourn/products/home/sell/home-market.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createSalesFeed, type SalesFeed } from '#orders/sales-feed.ts';
import type { MarketDb } from '#orders/store.ts';
import { createHomeWorld } from '../inventory/generate.ts';
import { homeNames } from '../inventory/home-names.ts';
import type { HomeWorld } from '../inventory/world.ts';
import { importCalendar } from './feeds/import-calendar.ts';
import { createHomeSupplier } from './home-supplier.ts';
import { HOME_SELLERS, type HomeMarket } from './market.ts';
import { createSoldPicture } from './nights/sold-picture.ts';
import { sweepHomes } from './sweep.ts';

export type HomeMarketOptions = {
  /** Any connection to the portal's database; the market's tables are in the schema `market`. */
  readonly db: MarketDb;
  /** For the one connection that listens for sales of other processes, unless a feed is given. */
  readonly pool: Pool;
  readonly feed?: SalesFeed;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly geography: Geography;
  readonly land: Land;
  readonly seed?: number;
  readonly homeCount?: number;
  /** A world made before, for tests that start many markets. */
  readonly world?: HomeWorld;
  /** Played when a request names no scenario; leave out in production. */
  readonly scenario?: string | null;
  readonly scenarioWaitMs?: number;
};

export type HomeMarketHandle = ServedHomeMarket & {
  readonly world: HomeWorld;
  /** What a host's calendar on another site closes. */
  readonly importCalendar: (homeId: string, text: string, feed?: string) => ReturnType<typeof importCalendar>;
  readonly close: () => Promise<void>;
};

const SCENARIO_WAIT_MS = 1_500;

/** Ready to sell when it resolves: the migrations must have run. */
export async function createHomeMarket(options: HomeMarketOptions): Promise<HomeMarketHandle> {
  const { db, pool, clock, log, geography, land, seed, homeCount: count } = options;
  const sizes = { ...(seed === undefined ? {} : { seed }), ...(count === undefined ? {} : { count }) };
  const world = options.world ?? createHomeWorld({ geography, land, ...sizes });
  const picture = createSoldPicture(world);
  const market: HomeMarket = {
    world,
    db,
    sold: picture.sold,
    scenarioWaitMs: options.scenarioWaitMs ?? SCENARIO_WAIT_MS,
    defaultScenario: options.scenario ?? null,
  };
  const warn = (err: Error) => log.warn({ err }, 'sales of homes by other processes arrive late');
  const feed = options.feed ?? createSalesFeed(pool, warn);
  const yesterday = () => dateOfDay(Math.floor(Date.parse(clock.now()) / 86_400_000) - 1);
  await feed.follow(picture.topic(db, yesterday));
  const suppliers = HOME_SELLERS.map((seller) => createHomeSupplier(market, seller));
  return {
    world,
    suppliers,
    supplierOf: (homeId) => suppliers.find(({ sells }) => sells(homeId)),
    names: homeNames(world),
    sweep: () => sweepHomes(market, clock.now()),
    importCalendar: (homeId, text, name = 'site') =>
      importCalendar(market, { homeId, feed: name, text, now: clock.now() }),
    close: async () => {
      if (!options.feed) await feed.stop();
    },
  };
}
