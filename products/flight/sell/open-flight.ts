import { createMarketFreezer } from '@sojourn/server/modules/companies/policy/market/freeze-prices.ts';
import type { ProductOpener, RouteDeps } from '@sojourn/server/products/open-product.ts';
import { flightCheckoutRoutes } from './checkout/routes.ts';
import { flightExchangeRoutes } from './exchange/routes.ts';
import { flightExtrasRoutes } from './extras/routes.ts';
import type { FlightMarket } from './flight-market.ts';
import { flightRoutes } from './search/routes.ts';

export const openFlight = ((market) => {
  const { suppliers, supplierOf, airportsOf, isPartner, borderAreaOf, countryOfAirline, kmBetween } = market;
  const { airlines, cityCodeOf, sweep, warm } = market;
  const sold = { flightSupplierOf: supplierOf, flightSuppliers: suppliers, isPartner, borderAreaOf };
  return {
    sold: { ...sold, airlines, airportsOf, cityCodeOf, countryOfAirline, kmBetween },
    routes: (deps: RouteDeps) => ({
      ...flightRoutes({ ...deps, ...market, marketFreezer: createMarketFreezer(deps) }),
      ...flightCheckoutRoutes(deps),
      ...flightExtrasRoutes({ ...deps, ...market, flightSupplierOf: supplierOf }),
      ...flightExchangeRoutes({ ...deps, ...market, flightSupplierOf: supplierOf }),
    }),
    jobs: [{ name: 'end-flight-holds', everySeconds: 60, run: sweep }],
    warm,
  };
}) satisfies ProductOpener<FlightMarket>;
