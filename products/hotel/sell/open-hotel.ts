import { cityArt } from '@sojourn/geography/city-art.ts';
import { findTier } from '@sojourn/server/modules/companies/policy/judge-sale.ts';
import { createMarketFreezer } from '@sojourn/server/modules/companies/policy/market/freeze-prices.ts';
import type { ProductOpener, RouteDeps } from '@sojourn/server/products/open-product.ts';
import type { HotelMarket } from './hotel-market.ts';
import { listingsOf } from './listings.ts';
import { hotelRoutes } from './search/routes.ts';

export const openHotel = (({ suppliers, supplierOf, sweep }, { geography }) => ({
  sold: {
    supplierOf,
    hotelSuppliers: suppliers,
    cityArt: (placeId: string) => {
      const city = geography.cityById(placeId.replace(/^city:/, ''));
      return city && cityArt(city);
    },
  },
  routes: (deps: RouteDeps) =>
    hotelRoutes({
      ...deps,
      suppliers,
      tierOf: (actor) => findTier(deps, actor),
      marketFreezer: createMarketFreezer(deps),
      earnMultiplier: async (actor) => (await deps.earnRates(actor))?.hotelsMultiplier ?? null,
    }),
  listings: listingsOf(suppliers),
  jobs: [{ name: 'end-hotel-holds', everySeconds: 60, run: sweep }],
})) satisfies ProductOpener<HotelMarket>;
