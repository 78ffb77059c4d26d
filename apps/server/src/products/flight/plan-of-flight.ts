import type { TransportPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { dayOf } from '@sojourn/domain/products/flight/findings/trip-finding.ts';
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
  const departs = first(first(flight.slices).segments).zonedDepartureTime;
  const arrives = last(last(flight.slices).segments).zonedArrivalTime;
  return {
    kind: 'transport',
    tripId,
    startsAt,
    endsAt,
    firstDay: dayOf(departs),
    lastDay: dayOf(arrives),
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
