import { createMarketFreezer } from '@sojourn/server/modules/companies/policy/market/freeze-prices.ts';
import type { ProductOpener, RouteDeps } from '@sojourn/server/products/open-product.ts';
import { homeCheckoutRoutes } from './checkout/routes.ts';
import type { HomeMarket } from './home-market.ts';
import { homeRequestRoutes } from './requests/routes.ts';
import { homeRoutes } from './search/routes.ts';

export const openHome = (({ suppliers, supplierOf, sweep }) => ({
  sold: { homeSupplierOf: supplierOf, homeSuppliers: suppliers },
  routes: (deps: RouteDeps) => ({
    ...homeRoutes({
      ...deps,
      suppliers,
      marketFreezer: createMarketFreezer(deps),
      homeMultiplier: async (actor) => (await deps.earnRates(actor))?.hotelsMultiplier ?? null,
    }),
    ...homeCheckoutRoutes(deps),
    ...homeRequestRoutes({ ...deps, homeSupplierOf: supplierOf }),
  }),
  jobs: [{ name: 'end-home-holds', everySeconds: 60, run: sweep }],
})) satisfies ProductOpener<HomeMarket>;
