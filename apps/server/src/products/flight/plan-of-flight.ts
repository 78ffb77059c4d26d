import type { TransportPlan } from '@sojourn/domain/booking/trip-plan.ts';
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
      const [first, last] = [segments[0]!, segments.at(-1)!];
      const numberOf = ({ marketingAirline: { code, flightNumber } }: typeof first) =>
        `${code} ${flightNumber}`;
      return {
        departs: first.scheduledDepartureTime,
        origin: first.origin.locationCode,
        departsWith: numberOf(first),
        arrives: last.scheduledArrivalTime,
        destination: last.destination.locationCode,
        arrivesWith: numberOf(last),
      };
    }),
  };
}
