import type { FlightTripCard } from '@sojourn/contract/products/flight/flight-trip.ts';
import { travelerCount } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import type { UpcomingTrip } from '#shared/product/home-part.ts';

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
