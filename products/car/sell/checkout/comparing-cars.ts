/** What a quoted car is compared with. */
import type { MarketProduct } from '@sojourn/server/modules/companies/policy/market/add-market.ts';
import type { CarDeps, CarSale } from '../sale.ts';
import { carTrip, findCarMarkets, itemOfCar, placeOfDesk } from '../search/car-markets.ts';

export const comparingCars = (deps: CarDeps): MarketProduct<CarSale>['comparing'] => ({
  keyOf: ({ request, offer: { rental } }) => {
    const item = itemOfCar(rental);
    return item === null ? null : { trip: carTrip(request), items: [item] };
  },
  find: async ({ request, offer: { rental } }, context) => {
    const place = placeOfDesk(rental.pickUp.location);
    const asking = { suppliers: deps.carSuppliers, limits: { supplierMs: context.timeoutMs }, log: deps.log };
    return place && findCarMarkets(asking, place, { ...request, now: deps.clock.now() }, context);
  },
});
