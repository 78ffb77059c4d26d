/** The calls that find flights. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { flightSearchCalls } from '#flight/wire/flight-search.ts';
import type { FlightDeps } from './deps.ts';
import { getFareCalendar } from './get-fare-calendar.ts';
import { getFareDates } from './get-fare-dates.ts';
import { getFareHistory } from './get-fare-history.ts';
import { getFlightOption } from './get-flight-option.ts';
import { getSeatMap } from './get-seat-map.ts';
import { createGoodFares } from './list-good-fares.ts';
import { reviewFlights } from './review-flights.ts';
import { searchFlights } from './search-flights.ts';

export function flightRoutes(deps: FlightDeps): Pick<Handlers, keyof typeof flightSearchCalls> {
  const listGoodFares = createGoodFares(deps);
  return {
    listGoodFares: ({ input, context }) => listGoodFares(input, context),
    searchFlights: ({ input, context }) => searchFlights(deps, input, context),
    getFlightOption: ({ input, context }) => getFlightOption(deps, input, context),
    getFareCalendar: ({ input, context }) => getFareCalendar(deps, input, context),
    getFareDates: ({ input, context }) => getFareDates(deps, input, context),
    getFareHistory: ({ input, context }) => getFareHistory(deps, input, context),
    reviewFlights: ({ input, actor, context }) => reviewFlights(deps, input, actor, context),
    getSeatMap: ({ input, context }) => getSeatMap(deps, input, context),
  };
}
