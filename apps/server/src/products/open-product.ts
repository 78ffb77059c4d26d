/** What the composition root opens of a product besides its port: its suppliers, and its calls. */
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Airport } from '@sojourn/geography/types.ts';
import type { EarnMultipliers } from '@sojourn/products/product-list.ts';
import type { PayDeps } from '#modules/selling/booking/deps.ts';
import type { CityName } from '#modules/selling/locations/city-name.ts';
import type { Listings } from '#modules/selling/locations/listings.ts';
import type { Places } from '#modules/selling/locations/places.ts';
import type { World } from '#modules/selling/locations/world.ts';
import type { SupplierLine } from '#suppliers/registry/supplier-line.ts';
import type { Job } from '#workflow/jobs/job.ts';
import type { Actor, Effects, Handlers } from '../context.ts';
import type { Signer } from '../signer.ts';

/** What the calls of products are given. */
export type RouteDeps = Effects &
  PayDeps & {
    readonly tenants: readonly Tenant[];
    readonly places: Places;
    readonly placeOfAirport: (code: string) => Airport | undefined;
    readonly cityName: CityName;
    /** Of the customer's first rewards account; null without one. */
    readonly earnRates: (actor: Actor) => Promise<EarnMultipliers | null>;
    /** Of links in mail that somebody without an account opens. */
    readonly linkSigner: Signer;
    /** A supplier that hasn't answered a search by then is named as late. */
    readonly limits: { readonly supplierMs: number };
  };

type OpenProduct = {
  /** What its port needs of its suppliers. */
  readonly sold: object;
  routes(deps: RouteDeps): Partial<Handlers>;
  /** What it sells that can be found by name. */
  readonly listings?: Listings;
  readonly jobs: readonly Job[];
  /** Makes now what would otherwise be made when it's first needed. */
  readonly warm?: () => Promise<void>;
};

/** What sells a product beside the simulated market, or in its place. */
export type BesideWorld = Effects & {
  readonly geography: Geography;
  /** Of suppliers that are connected, in the order of their priority. */
  readonly lines: readonly SupplierLine[];
};

/** Opens a product over its suppliers. */
export type ProductOpener<Market> = (market: Market, places: World, beside: BesideWorld) => OpenProduct;
