import { flightWatchPart } from '#products/flight/watch/watch-part.ts';
import type { TripsPart } from '#shared/product/trip-parts.ts';
import { FlightListCard } from './flight-list-card.tsx';
import { FlightNextTrip } from './flight-next-trip.tsx';
import { glanceOfFlight } from './glance-of-flight.ts';

export const tripsPart: TripsPart<'flight'> = {
  ListCard: FlightListCard,
  Next: FlightNextTrip,
  glance: glanceOfFlight,
  watch: flightWatchPart,
};
