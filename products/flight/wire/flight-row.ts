/** One line of a flight search's results: what it shows. `getFlightOption` has what it opens into. */
import { z } from 'zod';
import { FLIGHT_BADGES, ITINERARY_KINDS } from '../rules/flight-search.ts';
import {
  fareOffer,
  fareRestrictions,
  flightAirport,
  flightSegment,
  flightSlice,
  layover,
} from './flights.ts';

const rowSegment = flightSegment
  .pick({
    marketingAirline: true,
    operatingAirline: true,
    scheduledDepartureTime: true,
    zonedDepartureTime: true,
    zonedArrivalTime: true,
  })
  .extend({
    origin: flightAirport.pick({ locationCode: true }),
    destination: flightAirport.pick({ locationCode: true, countryCode: true, cityPlaceId: true }),
  });

const rowLayover = layover
  .pick({ stopoverDurationMinutes: true, isSelfTransferLayover: true })
  .extend({ airport: flightAirport.pick({ locationCode: true, city: true }) });

export const flightRow = z.object({
  slice: flightSlice.extend({
    segments: z.array(rowSegment).min(1),
    layovers: z.array(rowLayover),
  }),
  /** The cheapest that fits the filters: what the list is sorted by and shows. */
  fare: fareOffer
    .pick({ fareClass: true, total: true, perAdult: true, market: true })
    .extend({ restrictions: fareRestrictions.pick({ refund: true }) }),
  /** The kind of the trip so far with this slice. */
  multiTicketType: z.enum(ITINERARY_KINDS),
  /** At most one of each in an answer. */
  badges: z.array(z.enum(FLIGHT_BADGES)),
});
export type FlightRow = z.output<typeof flightRow>;
