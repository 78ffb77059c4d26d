import { createMarketFreezer } from '@sojourn/server/modules/companies/policy/market/freeze-prices.ts';
import type { ProductOpener, RouteDeps } from '@sojourn/server/products/open-product.ts';
import type { CarMarket } from './car-market.ts';
import { carCheckoutRoutes } from './checkout/routes.ts';
import { carRoutes } from './search/routes.ts';

export const openCar = (({ suppliers, supplierOf, companies, sweep }) => ({
  sold: { carSupplierOf: supplierOf, carSuppliers: suppliers, carCompanies: companies },
  routes: (deps: RouteDeps) => ({
    ...carRoutes({
      ...deps,
      suppliers,
      marketFreezer: createMarketFreezer(deps),
      carMultiplier: async (actor) => (await deps.earnRates(actor))?.carsMultiplier ?? null,
    }),
    ...carCheckoutRoutes(deps),
  }),
  jobs: [{ name: 'end-car-holds', everySeconds: 60, run: sweep }],
})) satisfies ProductOpener<CarMarket>;
