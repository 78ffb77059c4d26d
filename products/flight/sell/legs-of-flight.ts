import type { Leg } from '@sojourn/domain/companies/whereabouts.ts';
import type { PlacedBooking } from '@sojourn/server/modules/companies/admin/travel/product.ts';
import type { BookedFlight, FlightDeps } from './sale.ts';

/** Every flight, at the place where it lands. */
export const legsOfFlight = (
  { placeOfAirport }: Pick<FlightDeps, 'placeOfAirport'>,
  { offer }: PlacedBooking<BookedFlight>,
): Leg[] => {
  const positionOf = (code: Parameters<typeof placeOfAirport>[0]) => {
    const airport = placeOfAirport(code);
    return airport ? { lat: airport.lat, lon: airport.lon } : null;
  };
  return offer.flight.slices
    .flatMap(({ segments }) => segments)
    .map(({ origin, destination, marketingAirline, scheduledDepartureTime, scheduledArrivalTime }) => ({
      state: 'flying',
      title: `${marketingAirline.code} ${marketingAirline.flightNumber}`,
      place: destination.city,
      country: destination.countryCode,
      zone: destination.zone,
      position: positionOf(destination.locationCode),
      startsAt: scheduledDepartureTime,
      endsAt: scheduledArrivalTime,
      leaves: { place: origin.city, position: positionOf(origin.locationCode) },
    }));
};
