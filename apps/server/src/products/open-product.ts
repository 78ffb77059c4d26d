/** What the composition root opens of a product besides its port: its part of the market, and its calls. */
import type { EarnMultipliers } from '@sojourn/domain/products/product.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { GeographyOptions } from '@sojourn/market/geography/geography.ts';
import type { Airport } from '@sojourn/market/geography/types.ts';
import type { Pool } from 'pg';
import type { CheckoutDeps } from '#modules/checkouts/deps.ts';
import type { CityName } from '#modules/locations/city-name.ts';
import type { Places } from '#modules/locations/places.ts';
import type { World } from '#modules/locations/world.ts';
import type { SalesFeed } from '#suppliers/market/sales-feed.ts';
import type { Job } from '#workflow/jobs/job.ts';
import type { Actor, Effects, Handlers } from '../context.ts';

/** What the embedded markets of all products share. */
export type MarketGround = Effects & {
  /** The portal's pool; the markets listen on one connection of it. */
  readonly pool: Pool;
  readonly feed: SalesFeed;
  readonly world: World;
  /** What the world's places were made from, where it wasn't the default. */
  readonly geographyOptions: GeographyOptions | undefined;
  /** Played when a request names none; null in production. */
  readonly scenario: string | null;
};

/** What the calls of products are given. */
export type RouteDeps = Effects &
  CheckoutDeps & {
    readonly tenants: readonly Tenant[];
    readonly places: Places;
    readonly placeOfAirport: (code: string) => Airport | undefined;
    readonly cityName: CityName;
    /** Of the customer's first rewards account; null without one. */
    readonly earnRates: (actor: Actor) => Promise<EarnMultipliers | null>;
    /** A supplier that hasn't answered a search by then is named as late. */
    readonly limits: { readonly supplierMs: number };
  };

type OpenProduct = {
  /** What its port needs of its market. */
  readonly sold: object;
  routes(deps: RouteDeps): Partial<Handlers>;
  /** Of its market. */
  readonly jobs: readonly Job[];
  /** Makes now what would otherwise be made when it's first needed. */
  readonly warm?: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Its `options` size its market, for tests and small machines. */
export type ProductOpener = {
  /** Failures that a test or a demo can switch on. */
  readonly scenarios: readonly { readonly name: string; readonly effect: string }[];
  open(ground: MarketGround, options?: object): Promise<OpenProduct>;
};
