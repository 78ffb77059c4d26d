import type { TransportPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { tripTitle } from '@sojourn/domain/products/flight/trip-title.ts';
import type { FlightBooking } from './sale.ts';

/** What other products see of booked flights: a leg for each way. */
export function planOfFlight({
  bookingId: tripId,
  startsAt,
  endsAt,
  request,
  offer: { flight },
}: FlightBooking): TransportPlan {
  return {
    kind: 'transport',
    tripId,
    startsAt,
    endsAt,
    title: tripTitle(flight, request.locale).title,
    legs: flight.slices.map(({ segments }) => {
      const [departure, arrival] = [first(segments), last(segments)];
      const numberOf = ({ marketingAirline: { code, flightNumber } }: typeof departure) =>
        `${code} ${flightNumber}`;
      return {
        departs: departure.scheduledDepartureTime,
        origin: departure.origin.locationCode,
        departsWith: numberOf(departure),
        arrives: arrival.scheduledArrivalTime,
        destination: arrival.destination.locationCode,
        arrivesWith: numberOf(arrival),
      };
    }),
  };
}
