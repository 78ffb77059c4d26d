/** What is watched of flights: the cheapest of a search, or the flights that were chosen. */
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { FLIGHT_LIMITS } from '../rules/flight-search.ts';
import { flightFilters, requestedSlice } from './flight-search.ts';
import { chosenSlice, passengerCounts } from './flights.ts';

export const flightWatch = z.object({
  product: z.literal(WIRE_PRODUCTS.flight),
  slices: z.array(requestedSlice).min(1).max(FLIGHT_LIMITS.slicesMax),
  passengers: passengerCounts,
  /** Airports near each end count too. */
  nearby: z.boolean().optional(),
  /** Of the list; a company's policy isn't among them. */
  filters: flightFilters.omit({ policy: true, inPolicyOnly: true }).optional(),
  /** A flight for each slice: their price is watched, whatever else is cheaper. */
  chosen: z.array(chosenSlice).max(FLIGHT_LIMITS.slicesMax).optional(),
});
export type FlightWatch = z.output<typeof flightWatch>;
