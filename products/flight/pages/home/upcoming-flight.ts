import type { UpcomingTrip } from '@sojourn/portal/shared/product/home-part.ts';
import { travelerCount } from '#flight/rules/travelers/travelers.ts';
import type { FlightTripCard } from '#flight/wire/flight-trip.ts';

/** Flights that are ahead: from where to where, their days, who flies, how far the tickets are. */
export const upcomingFlight = (trip: FlightTripCard): UpcomingTrip => {
  const { bookingId, confirmationCode: code, title, ticketing, flight } = trip;
  return {
    bookingId,
    code,
    title,
    art: flight.destination.art,
    starts: flight.departureDate,
    ends: flight.lastDate,
    people: travelerCount(flight.passengers),
    state: code === null ? 'pending' : ticketing === 'ticketed' ? 'ticketed' : 'confirmed',
  };
};
