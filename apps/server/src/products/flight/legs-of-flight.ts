import type { Leg } from '@sojourn/domain/companies/whereabouts.ts';
import type { PlacedBooking } from '#modules/admin/travel/product.ts';
import type { BookedFlight, FlightDeps } from './sale.ts';

/** Every flight, at the place where it lands. */
export const legsOfFlight = (
  { placeOfAirport }: Pick<FlightDeps, 'placeOfAirport'>,
  { offer }: PlacedBooking<BookedFlight>,
): Leg[] =>
  offer.flight.slices
    .flatMap(({ segments }) => segments)
    .map(({ origin, destination, marketingAirline, scheduledDepartureTime, scheduledArrivalTime }) => {
      const airport = placeOfAirport(destination.locationCode);
      return {
        state: 'flying',
        title: `${marketingAirline.code} ${marketingAirline.flightNumber}`,
        place: destination.city,
        country: destination.countryCode,
        zone: destination.zone,
        position: airport ? { lat: airport.lat, lon: airport.lon } : null,
        startsAt: scheduledDepartureTime,
        endsAt: scheduledArrivalTime,
        leaves: origin.city,
      };
    });
