/** Opens every product over one world of places, with one connection that follows the sales of all. */
import { type Joined, joined } from '@sojourn/contract/products/joined.ts';
import { PRODUCTS, type Product } from '@sojourn/domain/products/product.ts';
import type { Pool } from 'pg';
import { type HotelMarketOptions, loadStayWorld } from '#products/hotel/market/create-hotel-market.ts';
import { createSalesFeed } from '#suppliers/market/sales-feed.ts';
import { deleteNotices } from '#suppliers/market/store.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import type { Effects } from '../context.ts';
import { cityNames } from '../modules/locations/city-name.ts';
import { createPlaces, type Places } from '../modules/locations/places.ts';
import type { World } from '../modules/locations/world.ts';
import type { MarketGround, ProductOpener, RouteDeps } from '../products/open-product.ts';
import { OPENERS } from '../products/openers.ts';

type Openers = typeof OPENERS;
type Opened = { readonly [P in keyof Openers]: Awaited<ReturnType<Openers[P]['open']>> };

export type MarketWiring = {
  readonly pool: Pool;
  /** Of the embedded market: its size, imported airports, the scenario played when a request names none. */
  readonly market?: Pick<HotelMarketOptions, 'seed' | 'stayCount' | 'geography' | 'scenario' | 'world'>;
  /** How large the market of a product is made. */
  readonly marketSizes?: { readonly [P in keyof Openers]?: Parameters<Openers[P]['open']>[1] };
};

export type Markets = {
  readonly world: World;
  readonly places: Places;
  /** What the ports of the products need of their markets. */
  readonly sold: Joined<Opened[keyof Opened]['sold']> & Pick<RouteDeps, 'placeOfAirport' | 'cityName'>;
  readonly productRoutes: (deps: RouteDeps) => Joined<ReturnType<Opened[keyof Opened]['routes']>>;
  readonly marketJobs: readonly Job[];
  /** For the response cache; null while a scenario plays for everybody. */
  readonly salesVersion: () => number | null;
  readonly warmMarkets: () => Promise<void>;
  readonly stopMarkets: () => Promise<void>;
};

export const PRODUCT_SCENARIOS = Object.values(OPENERS).flatMap(
  ({ scenarios }): ProductOpener['scenarios'] => scenarios,
);

export async function wireMarkets(effects: Effects, wiring: MarketWiring): Promise<Markets> {
  const { pool, market: options = {}, marketSizes = {} } = wiring;
  const feed = createSalesFeed(pool, (err) =>
    effects.log.warn({ err }, 'sales of other processes are not heard for a moment'),
  );
  const world = options.world ?? loadStayWorld(options);
  const scenario = options.scenario ?? null;
  const ground = { ...effects, pool, feed, world, scenario, geographyOptions: options.geography };
  const opened = await openAll(ground, marketSizes);
  const markets: readonly Opened[keyof Opened][] = Object.values(opened);
  return {
    world,
    places: createPlaces(world),
    sold: {
      ...joined(markets.map(({ sold }) => sold)),
      placeOfAirport: (code) => world.geography.airportByCode(code),
      cityName: cityNames(world.geography),
    },
    productRoutes: (deps) => joined(markets.map((market) => market.routes(deps))),
    marketJobs: [...markets.flatMap(({ jobs }): Job[] => jobs), forgetNotices(pool)],
    salesVersion: () => (options.scenario ? null : feed.version()),
    warmMarkets: async () => {
      for (const market of markets) if ('warm' in market) await market.warm();
    },
    stopMarkets: async () => {
      for (const { close } of markets.toReversed()) await close();
      await feed.stop();
    },
  };
}

/** Longer than any server follows them late. */
const NOTICES_STORED_SECONDS = 3_600;
const NOTICE_BATCH = 2_000;

const forgetNotices = (pool: Pool): Job => ({
  name: 'forget-sale-notices',
  everySeconds: 600,
  run: (turn) =>
    inBatches(turn, NOTICE_BATCH, () => deleteNotices(pool, NOTICES_STORED_SECONDS, NOTICE_BATCH)),
});

async function openAll(
  ground: MarketGround,
  sizes: NonNullable<MarketWiring['marketSizes']>,
): Promise<Opened> {
  const opened: [Product, object][] = [];
  for (const product of PRODUCTS) {
    const opener: ProductOpener = OPENERS[product];
    opened.push([product, await opener.open(ground, sizes[product])]);
  }
  return Object.fromEntries(opened) as Opened;
}
