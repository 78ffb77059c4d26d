import { createPlaces } from '@sojourn/server/modules/selling/locations/places.ts';
import type { ProductOpener, RouteDeps } from '@sojourn/server/products/open-product.ts';
import { reportDriverMissing } from './driver/report-driver-missing.ts';
import type { GroundMarket } from './ground-market.ts';
import { groundRoutes } from './search/routes.ts';
import { type FindStop, stopFinder } from './stops.ts';

/** Cities, airports and sights are known at once; hotels once all products are open. */
export const openGround = (({ suppliers, supplierOf, sweep }, { geography }) => {
  let find = stopFinder(geography, createPlaces(geography, { names: () => [], facts: () => null }));
  const groundStopOf: FindStop = (placeId, locale) => find(placeId, locale);
  return {
    sold: { groundSupplierOf: supplierOf, groundSuppliers: suppliers, groundStopOf },
    routes: (deps: RouteDeps) => {
      find = stopFinder(geography, deps.places);
      return {
        ...groundRoutes({ ...deps, suppliers, groundStopOf }),
        reportDriverMissing: ({ params, input, actor }) =>
          reportDriverMissing(deps, params.bookingId, input, actor),
      };
    },
    jobs: [{ name: 'end-ground-holds', everySeconds: 60, run: sweep }],
  };
}) satisfies ProductOpener<GroundMarket>;
