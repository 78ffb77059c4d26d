import type { ProductMarket } from '../../product-market.ts';
import {
  createFlightMarket,
  type FlightMarketHandle,
  type FlightMarketOptions,
} from './create-flight-market.ts';
import { FLIGHT_SCENARIOS } from './scenarios.ts';

type Sizes = Pick<FlightMarketOptions, 'seed' | 'share' | 'world'>;

/** The schedule of flights takes seconds, so it's made when it's first needed, or by `warm`. */
export const flightMarket = {
  open: async ({ places: { geography }, geographyOptions, ...ground }, sizes) =>
    createFlightMarket({
      ...ground,
      geography,
      ...(geographyOptions && { geographyOptions }),
      lazy: true,
      ...sizes,
    }),
  scenarios: FLIGHT_SCENARIOS,
} as const satisfies ProductMarket<Sizes, FlightMarketHandle>;
