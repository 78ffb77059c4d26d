import { createMarketFreezer } from '#modules/policy/market/freeze-prices.ts';
import type { MarketGround, ProductOpener, RouteDeps } from '../open-product.ts';
import { carCheckoutRoutes } from './checkout/routes.ts';
import { type CarMarketOptions, createCarMarket } from './market/create-car-market.ts';
import { CAR_SCENARIOS } from './market/scenarios.ts';
import { carRoutes } from './search/routes.ts';

/** A world made before, for tests that start many markets. */
type CarMarketSize = Pick<CarMarketOptions, 'world'>;

export const carOpener = {
  scenarios: CAR_SCENARIOS,
  open: async ({ world: { geography }, ...ground }: MarketGround, size: CarMarketSize = {}) => {
    const { suppliers, supplierOf, companies, sweep, close } = await createCarMarket({
      ...ground,
      geography,
      ...size,
    });
    return {
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
      close,
    };
  },
} satisfies ProductOpener;
