import { createMarketFreezer } from '#modules/policy/market/freeze-prices.ts';
import type { MarketGround, ProductOpener, RouteDeps } from '../open-product.ts';
import { flightCheckoutRoutes } from './checkout/routes.ts';
import { flightExchangeRoutes } from './exchange/routes.ts';
import { flightExtrasRoutes } from './extras/routes.ts';
import { createFlightMarket, type FlightMarketOptions } from './market/create-flight-market.ts';
import { FLIGHT_SCENARIOS } from './market/scenarios.ts';
import { flightRoutes } from './search/routes.ts';

/** A schedule made before, or how large to make it. */
type Size = Pick<FlightMarketOptions, 'seed' | 'share' | 'world'>;

export const flightOpener = {
  scenarios: FLIGHT_SCENARIOS,
  /** The schedule takes seconds, so it's made when it's first needed, or by `warm`. */
  open: async ({ world, geographyOptions, ...ground }: MarketGround, size: Size = {}) => {
    const { geography } = world;
    const places = geographyOptions ? { geography, geographyOptions } : { geography };
    const market = await createFlightMarket({ ...ground, ...places, lazy: true, ...size });
    const { suppliers, supplierOf, airportsOf, isPartner, borderAreaOf, countryOfAirline, kmBetween } =
      market;
    const { airlines, cityCodeOf, sweep, warm, close } = market;
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
      close,
    };
  },
} satisfies ProductOpener;
