/** The calls that each product has of its own: what finds it, and what only its checkout has. */
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Effects } from '../context.ts';
import type { CheckoutDeps } from '../modules/checkouts/deps.ts';
import { createPlaces } from '../modules/locations/places.ts';
import { flightCheckoutRoutes } from '../products/flight/checkout/routes.ts';
import { flightRoutes } from '../products/flight/search/routes.ts';
import type { SearchDeps } from '../products/hotel/search/deps.ts';
import { searchRoutes } from '../products/hotel/search/routes.ts';
import type { Markets } from './wire-markets.ts';

/** A supplier that has not answered a search by then is named as late. */
const LIMITS = { supplierMs: 3_000 };

type Deps = Effects &
  CheckoutDeps &
  Pick<SearchDeps, 'earnMultiplier'> & { readonly tenants: readonly Tenant[] };

export function productRoutes(deps: Deps, { market, flights }: Pick<Markets, 'market' | 'flights'>) {
  const { world, suppliers } = market;
  return {
    ...searchRoutes({ ...deps, ...market, world, suppliers, places: createPlaces(world), limits: LIMITS }),
    ...flightRoutes({ ...deps, ...flights, limits: LIMITS }),
    ...flightCheckoutRoutes(deps),
  };
}
