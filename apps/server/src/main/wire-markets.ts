/** Opens every product over one world of places, with one connection that follows the sales of all. */
import { type Joined, joined } from '@sojourn/contract/joined.ts';
import { createGeography, type GeographyOptions } from '@sojourn/geography/geography.ts';
import { loadLand } from '@sojourn/geography/load-land.ts';
import { OPENERS } from '@sojourn/products/lists/openers.ts';
import { packageRoutes } from '@sojourn/products/package/sell/search/routes.ts';
import { PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import { openWorld, WORLD_SCENARIOS, type WorldSizes } from '@sojourn/world/open-world.ts';
import type { Pool } from 'pg';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import type { Effects } from '../context.ts';
import { cityNames } from '../modules/selling/locations/city-name.ts';
import type { Listings } from '../modules/selling/locations/listings.ts';
import { createPlaces, type Places } from '../modules/selling/locations/places.ts';
import type { World } from '../modules/selling/locations/world.ts';
import type { BesideWorld, ProductOpener, RouteDeps } from '../products/open-product.ts';
import { connectSupplier } from '../suppliers/registry/connect-supplier.ts';
import { type Registry, WORLD_ONLY } from '../suppliers/registry/registry.ts';
import type { SupplierFigures } from '../suppliers/registry/supplier-line.ts';
import type { SoldTo } from '../suppliers/sold-to.ts';

type Openers = typeof OPENERS;
type Opened = { readonly [P in keyof Openers]: ReturnType<Openers[P]> };
type Routes = Joined<ReturnType<Opened[keyof Opened]['routes']>>;

export type MarketWiring = {
  readonly pool: Pool;
  /** Who sells what; without one, all that's simulated. */
  readonly registry?: Registry;
  readonly market?: {
    /** Imported airports. */
    readonly geography?: GeographyOptions;
    /** Made before, for tests that start many servers. */
    readonly world?: World;
    /** Played when a request names none. */
    readonly scenario?: string | null;
  };
  /** How much the simulated suppliers have of a product. */
  readonly marketSizes?: WorldSizes;
};

export type Markets = {
  readonly world: World;
  readonly places: Places;
  readonly listings: Listings;
  /** What the ports of the products need of their markets. */
  readonly sold: Joined<Opened[keyof Opened]['sold']> & Pick<RouteDeps, 'placeOfAirport' | 'cityName'>;
  readonly productRoutes: (deps: RouteDeps) => Routes & ReturnType<typeof packageRoutes>;
  readonly marketJobs: readonly Job[];
  readonly figures: {
    /** Of connected suppliers, as this process sees them. */
    readonly supplierFigures: () => readonly SupplierFigures[];
    /** Changes with every sale, for the response cache; null while a scenario plays for everybody. */
    readonly salesVersion: () => number | null;
  };
  readonly warmMarkets: () => Promise<void>;
  readonly stopMarkets: () => Promise<void>;
};

/** Failures that a test or a demo can switch on. */
export const PRODUCT_SCENARIOS = WORLD_SCENARIOS;

export async function wireMarkets(effects: Effects, wiring: MarketWiring): Promise<Markets> {
  const { pool, market: options = {}, marketSizes = {}, registry = WORLD_ONLY } = wiring;
  const places = options.world ?? { geography: createGeography(options.geography), land: loadLand() };
  const scenario = options.scenario ?? null;
  const ground = { ...effects, pool, places, scenario, geographyOptions: options.geography };
  const suppliers = await openWorld(ground, marketSizes);
  const lines = registry.connected.map((supplier) => connectSupplier(supplier, () => performance.now()));
  const opened = openAll(soldMarkets(suppliers.markets, registry), places, (product) => ({
    ...effects,
    geography: places.geography,
    lines: lines.filter(({ supplier }) => supplier.products.includes(product)),
  }));
  const markets: readonly Opened[keyof Opened][] = Object.values(opened);
  const listings = listingsIn(markets.map((market) => ('listings' in market ? market : {})));
  const { geography } = places;
  return {
    world: places,
    listings,
    places: createPlaces(geography, listings),
    sold: {
      ...joined(markets.map(({ sold }) => sold)),
      placeOfAirport: (code) => geography.airportByCode(code),
      cityName: cityNames(geography),
    },
    productRoutes: (deps) => {
      const routes: Routes = joined(markets.map((market) => market.routes(deps)));
      return { ...routes, ...packageRoutes(routes) };
    },
    marketJobs: [...markets.flatMap(({ jobs }): Job[] => jobs), forgetNotices(suppliers)],
    figures: {
      supplierFigures: () => lines.map(({ figures }) => figures()),
      salesVersion: () => (options.scenario ? null : suppliers.salesVersion()),
    },
    warmMarkets: async () => {
      for (const market of markets) if ('warm' in market) await market.warm();
    },
    stopMarkets: suppliers.stop,
  };
}

/** Of all products that have any. */
const listingsIn = (products: readonly { readonly listings?: Listings }[]): Listings => {
  const each = products.flatMap(({ listings }) => listings ?? []);
  return {
    names: function* () {
      for (const { names } of each) yield* names();
    },
    facts: (id, locale) => {
      for (const { facts } of each) {
        const known = facts(id, locale);
        if (known) return known;
      }
      return null;
    },
  };
};

/** Longer than any server follows them late. */
const NOTICES_STORED_SECONDS = 3_600;
const NOTICE_BATCH = 2_000;

const forgetNotices = ({
  deleteNotices,
}: Pick<Awaited<ReturnType<typeof openWorld>>, 'deleteNotices'>): Job => ({
  name: 'forget-sale-notices',
  everySeconds: 600,
  run: (turn) => inBatches(turn, NOTICE_BATCH, () => deleteNotices(NOTICES_STORED_SECONDS, NOTICE_BATCH)),
});

/** Where the world doesn't sell a product, its suppliers answer only for what was booked with them. */
const soldMarkets = <M extends Readonly<Record<Product, SellsTo>>>(markets: M, { worldSells }: Registry): M =>
  Object.fromEntries(
    PRODUCTS.map((product) => [
      product,
      worldSells.includes(product) ? markets[product] : toNobody(markets[product]),
    ]),
  ) as M;

type SellsTo = {
  readonly suppliers: readonly SoldTo[];
  readonly supplierOf: (id: string) => SoldTo | undefined;
};
function toNobody(market: SellsTo): SellsTo {
  const closed = new Map(market.suppliers.map((each) => [each, { ...each, soldTo: [] }]));
  const supplierOf = (id: string) => {
    const owner = market.supplierOf(id);
    return owner && closed.get(owner);
  };
  return { ...market, suppliers: [...closed.values()], supplierOf };
}

type Market<P extends Product> = Parameters<Openers[P]>[0];
const openAll = (
  markets: { readonly [P in Product]: Market<P> },
  places: World,
  besidesOf: (product: Product) => BesideWorld,
): Opened =>
  Object.fromEntries(
    PRODUCTS.map((product) => [
      product,
      (OPENERS[product] as ProductOpener<unknown>)(markets[product], places, besidesOf(product)),
    ]),
  ) as unknown as Opened;
