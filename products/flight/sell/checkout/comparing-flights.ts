/** What quoted flights are compared with: seats and bags aside, as the price that policies judge. */
import type { MarketProduct } from '@sojourn/server/modules/companies/policy/market/add-market.ts';
import { comparedTripKey, itemsOfTrip } from '#flight/rules/comparable-flights.ts';
import type { FlightDeps, FlightSale } from '../sale.ts';
import { comparedTripOf, findFlightMarkets } from '../search/flight-markets.ts';

export const comparingFlights = (deps: FlightDeps): MarketProduct<FlightSale>['comparing'] => {
  const tripOf = ({ request: { slices, passengers } }: FlightSale) =>
    comparedTripOf({ ...deps, suppliers: deps.flightSuppliers }, slices, passengers);
  return {
    keyOf: (sale) => {
      const trip = tripOf(sale);
      const classes = sale.request.slices.map(({ fareClass }) => fareClass);
      return trip && { trip: comparedTripKey(trip), items: itemsOfTrip(classes) };
    },
    find: async (sale, context) => {
      const trip = tripOf(sale);
      const asking = {
        suppliers: deps.flightSuppliers,
        limits: { supplierMs: context.timeoutMs },
        log: deps.log,
      };
      return trip && findFlightMarkets(asking, { ...trip, now: deps.clock.now() }, context);
    },
  };
};
