/** The calls that find cars. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { carSearchCalls } from '#car/wire/car-search.ts';
import { checkCarLoyalty } from './check-car-loyalty.ts';
import type { CarSearchDeps } from './deps.ts';
import { findCarFlights } from './find-car-flights.ts';
import { getCar } from './get-car.ts';
import { searchCars } from './search-cars.ts';

export const carRoutes = (deps: CarSearchDeps): Pick<Handlers, keyof typeof carSearchCalls> => ({
  searchCars: ({ input, context }) => searchCars(deps, input, context),
  findCarFlights: ({ input, actor, context }) => findCarFlights(deps, input, actor, context),
  getCar: ({ input, actor, context }) => getCar(deps, input, actor, context),
  checkCarLoyalty: ({ input, actor, context }) => checkCarLoyalty(deps, input, actor, context),
});
