import { cityArt } from '@sojourn/market/hotel/pictures.ts';
import { findTier } from '#modules/policy/judge-sale.ts';
import { createMarketFreezer } from '#modules/policy/market/freeze-prices.ts';
import type { MarketGround, ProductOpener, RouteDeps } from '../open-product.ts';
import { createHotelMarket } from './market/create-hotel-market.ts';
import { MARKET_SCENARIOS } from './market/scenarios.ts';
import { hotelRoutes } from './search/routes.ts';

export const hotelOpener = {
  scenarios: MARKET_SCENARIOS,
  open: async (ground: MarketGround) => {
    const { world } = ground;
    const { suppliers, supplierOf, sweep, close } = await createHotelMarket(ground);
    return {
      sold: {
        supplierOf,
        hotelSuppliers: suppliers,
        cityArt: (placeId: string) => {
          const city = world.cityIndex.get(placeId.replace(/^city:/, ''));
          return city === undefined ? undefined : cityArt(world, city);
        },
      },
      routes: (deps: RouteDeps) =>
        hotelRoutes({
          ...deps,
          world,
          suppliers,
          tierOf: (actor) => findTier(deps, actor),
          marketFreezer: createMarketFreezer(deps),
          earnMultiplier: async (actor) => (await deps.earnRates(actor))?.hotelsMultiplier ?? null,
        }),
      jobs: [{ name: 'end-hotel-holds', everySeconds: 60, run: sweep }],
      close,
    };
  },
} satisfies ProductOpener;
