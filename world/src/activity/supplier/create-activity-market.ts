/** Composes the embedded activity market: world, record, and the two suppliers that sell its activities. */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Land } from '@sojourn/geography/land.ts';
import type { ActivityMarket as ServedActivityMarket } from '@sojourn/products/activity/sell/activity-market.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createSalesFeed, type SalesFeed } from '#orders/sales-feed.ts';
import type { MarketDb } from '#orders/store.ts';
import { activityNames } from '../inventory/content/activity-names.ts';
import { createActivityWorld } from '../inventory/generate.ts';
import type { ActivityWorld } from '../inventory/world.ts';
import { createActivitySupplier } from './activity-supplier.ts';
import { callOff } from './events/call-off.ts';
import { ACTIVITY_SELLERS, type ActivityMarket } from './market.ts';
import { createSoldPicture } from './slots/sold-picture.ts';
import { sweepActivities } from './sweep.ts';
import { scanCode } from './tickets/tickets.ts';

export type ActivityMarketOptions = {
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
  readonly activityCount?: number;
  /** A world made before, for tests that start many markets. */
  readonly world?: ActivityWorld;
  /** Played when a request names no scenario; leave out in production. */
  readonly scenario?: string | null;
  readonly scenarioWaitMs?: number;
};

type CalledOff = Parameters<typeof callOff>;
export type ActivityMarketHandle = ServedActivityMarket & {
  readonly world: ActivityWorld;
  /** An operator doesn't hold a start after all. */
  readonly callOff: (slot: CalledOff[1], cause: CalledOff[2]) => Promise<void>;
  readonly close: () => Promise<void>;
};

const SCENARIO_WAIT_MS = 1_500;

/** Ready to sell when it resolves: the migrations must have run. */
export async function createActivityMarket(options: ActivityMarketOptions): Promise<ActivityMarketHandle> {
  const { db, pool, clock, log, geography, land, seed, activityCount: count } = options;
  const sizes = { ...(seed === undefined ? {} : { seed }), ...(count === undefined ? {} : { count }) };
  const world = options.world ?? createActivityWorld({ geography, land, ...sizes });
  const picture = createSoldPicture(world);
  const market: ActivityMarket = {
    world,
    db,
    sold: picture.sold,
    closed: picture.closed,
    scenarioWaitMs: options.scenarioWaitMs ?? SCENARIO_WAIT_MS,
    defaultScenario: options.scenario ?? null,
  };
  const warn = (err: Error) => log.warn({ err }, 'sales of activities by other processes arrive late');
  const feed = options.feed ?? createSalesFeed(pool, warn);
  const yesterday = () => dateOfDay(Math.floor(Date.parse(clock.now()) / 86_400_000) - 1);
  for (const topic of picture.topics(db, yesterday)) await feed.follow(topic);
  const suppliers = ACTIVITY_SELLERS.map((seller) => createActivitySupplier(market, seller));
  return {
    world,
    suppliers,
    supplierOf: (activityId) => suppliers.find(({ sells }) => sells(activityId)),
    names: activityNames(world),
    sweep: () => sweepActivities(market, clock.now()),
    scan: (code, now) => scanCode(db, code, now),
    callOff: (slot, cause) => callOff(market, slot, cause, clock.now()),
    close: async () => {
      if (!options.feed) await feed.stop();
    },
  };
}
