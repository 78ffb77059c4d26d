/** The calls that each product has of its own: what finds it, and what only its checkout has. */
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Effects } from '../context.ts';
import type { CheckoutDeps } from '../modules/checkouts/deps.ts';
import { createPlaces } from '../modules/locations/places.ts';
import { carCheckoutRoutes } from '../products/car/checkout/routes.ts';
import { carRoutes } from '../products/car/search/routes.ts';
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

export function productRoutes(
  deps: Deps,
  { market, flights, cars }: Pick<Markets, 'market' | 'flights' | 'cars'>,
) {
  const { world, suppliers } = market;
  const places = createPlaces(world);
  return {
    ...searchRoutes({ ...deps, ...market, world, suppliers, places, limits: LIMITS }),
    ...flightRoutes({ ...deps, ...flights, limits: LIMITS }),
    ...flightCheckoutRoutes(deps),
    ...carRoutes({
      ...deps,
      suppliers: cars.suppliers,
      places,
      limits: LIMITS,
      placeOfAirport: (code) => world.geography.airportByCode(code),
      carMultiplier: async (actor) => (await deps.accountsOf(actor, false))?.[0]?.earn.carsMultiplier ?? null,
    }),
    ...carCheckoutRoutes(deps),
  };
}
