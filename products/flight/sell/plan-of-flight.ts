import type { PlanPlace, TransportPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import { dayOf } from '../rules/findings/trip-finding.ts';
import { tripTitle } from '../rules/trip-title.ts';
import type { FlightTripCard } from '../wire/flight-trip.ts';
import type { FlightSegment } from '../wire/flights.ts';
import type { FlightBooking } from './sale.ts';

const placeOf = ({ city, countryCode, zone, cityPlaceId }: FlightSegment['origin']): PlanPlace => ({
  city,
  countryCode,
  zone,
  placeId: cityPlaceId ?? null,
});

type PlannedFlight = Pick<FlightBooking, 'startsAt' | 'endsAt' | 'request' | 'offer'> & {
  readonly bookingId: string;
};

/** What other products see of booked flights: a leg for each way. */
export function planOfFlight({
  bookingId: tripId,
  startsAt,
  endsAt,
  request,
  offer: { flight },
}: PlannedFlight): TransportPlan {
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
        from: placeOf(departure.origin),
        departsWith: numberOf(departure),
        arrives: arrival.scheduledArrivalTime,
        destination: arrival.destination.locationCode,
        to: placeOf(arrival.destination),
        arrivesWith: numberOf(arrival),
      };
    }),
  };
}

/** At the times that the airline has now, without what it doesn't fly. */
export function planAsFlown(plan: TransportPlan, { flight, airlineCanceled }: FlightTripCard): TransportPlan {
  const legs = plan.legs.flatMap((leg, slice) => {
    const { segments } = itemAt(flight.slices, slice);
    if (airlineCanceled.includes(slice)) return [];
    const departs = first(segments).updatedDepartureTime ?? leg.departs;
    return [{ ...leg, departs, arrives: last(segments).updatedArrivalTime ?? leg.arrives }];
  });
  return { ...plan, legs };
}
