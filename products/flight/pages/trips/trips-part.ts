import type { TripsPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { flightWatchPart } from '../watch/watch-part.ts';
import { FlightListCard } from './flight-list-card.tsx';
import { FlightNextTrip } from './flight-next-trip.tsx';
import { glanceOfFlight } from './glance-of-flight.ts';

export const tripsPart: TripsPart<'flight'> = {
  ListCard: FlightListCard,
  Next: FlightNextTrip,
  glance: glanceOfFlight,
  watch: flightWatchPart,
};
