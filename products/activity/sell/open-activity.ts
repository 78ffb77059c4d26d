import type { ProductOpener, RouteDeps } from '@sojourn/server/products/open-product.ts';
import type { ActivityMarket } from './activity-market.ts';
import { activityCheckoutRoutes } from './checkout/routes.ts';
import { activityRoutes } from './search/routes.ts';

export const openActivity = (({ suppliers, supplierOf, sweep }) => ({
  sold: { activitySupplierOf: supplierOf, activitySuppliers: suppliers },
  routes: (deps: RouteDeps) => ({
    ...activityRoutes({
      ...deps,
      suppliers,
      activityMultiplier: async (actor) => (await deps.earnRates(actor))?.hotelsMultiplier ?? null,
    }),
    ...activityCheckoutRoutes(deps),
  }),
  jobs: [{ name: 'end-activity-holds', everySeconds: 60, run: sweep }],
})) satisfies ProductOpener<ActivityMarket>;
