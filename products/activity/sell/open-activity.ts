import type { ProductOpener, RouteDeps } from '@sojourn/server/products/open-product.ts';
import type { ActivityMarket } from './activity-market.ts';
import { activityCheckoutRoutes } from './checkout/routes.ts';
import { reportGuideMissing } from './guide/report-guide-missing.ts';
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
    reportGuideMissing: ({ params, input, actor }) =>
      reportGuideMissing(deps, params.bookingId, input, actor),
  }),
  jobs: [{ name: 'end-activity-holds', everySeconds: 60, run: sweep }],
})) satisfies ProductOpener<ActivityMarket>;
