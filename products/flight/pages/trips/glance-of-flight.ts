import { first, last } from '@sojourn/domain/present.ts';
import type { TripGlance } from '@sojourn/portal/shared/product/trip-parts.ts';
import { formatDuration, type Locale } from '@sojourn/ui/formats.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { Plane, PlaneLanding, PlaneTakeoff } from 'lucide-react';
import type { FlightTripCard } from '#flight/wire/flight-trip.ts';
import { clockText, flightNames, landingTitle, timeNow } from './flight-days-view.ts';
import { airlineCanceledTag, flightStatusOf } from './flight-trip-view.ts';

function markOf(trip: FlightTripCard): TripGlance['mark'] {
  const off = airlineCanceledTag(trip);
  if (off) return { kind: 'canceled', text: off.text };
  return flightStatusOf(trip) === 'ticketed'
    ? { kind: 'ticketed', text: textRef('trips.status.ticketed') }
    : null;
}

/** Each slice leaves and lands by the clocks of its airports, as the airline has the times now. */
export function glanceOfFlight(trip: FlightTripCard, locale: Locale): TripGlance {
  const { flight, title, subtitle, airlineCanceled } = trip;
  return {
    mark: markOf(trip),
    art: flight.destination.art,
    icon: Plane,
    title: textRef('trips.glance.name', { name: title }),
    text: textRef(`trips.flight.type.${subtitle}`),
    moments: flight.slices.flatMap((slice, place) => {
      const isOff = airlineCanceled.includes(place);
      const [departure, arrival] = [first(slice.segments), last(slice.segments)];
      const { scheduledDepartureTime, updatedDepartureTime, origin } = departure;
      const { scheduledArrivalTime, updatedArrivalTime, destination } = arrival;
      return [
        {
          at: updatedDepartureTime ?? scheduledDepartureTime,
          ...timeNow(departure.zonedDepartureTime, updatedDepartureTime, origin.zone),
          isOff,
          icon: PlaneTakeoff,
          title: textRef('trip.flight.leave', {
            from: origin.city,
            to: destination.city,
            flights: flightNames(slice),
          }),
          text: textRef('trip.flight.length', {
            duration: formatDuration(slice.durationMinutes, locale),
            stops: slice.segments.length - 1,
          }),
        },
        {
          at: updatedArrivalTime ?? scheduledArrivalTime,
          ...timeNow(arrival.zonedArrivalTime, updatedArrivalTime, destination.zone),
          isOff,
          icon: PlaneLanding,
          title: landingTitle(destination),
          text: clockText(slice),
        },
      ];
    }),
  };
}
