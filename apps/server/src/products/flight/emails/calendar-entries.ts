/** The calendar file of mail about flights: an entry for each, by the clocks of its airports. */
import type { FlightTripDetail } from '@sojourn/contract/products/flight/flight-trip.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { flightCalendar } from '@sojourn/domain/products/flight/calendar-entry.ts';
import type { Language } from '#modules/notify/letter.ts';
import type { Mail } from '#suppliers/mail/port.ts';
import { FLIGHT_TEXTS } from './texts.ts';

/** Canceled flights take back the entries that the first mail made. */
export function flightEntries(
  trip: FlightTripDetail,
  status: 'CONFIRMED' | 'CANCELLED',
  now: Instant,
  { locale, texts }: Language,
): Mail['calendar'] {
  const { flight, locators, confirmationCode, travelers } = trip;
  const { labels, entry, terminal, seats: seatsText } = FLIGHT_TEXTS[locale];
  const flights = flight.slices.flatMap(({ segments, ticketNos }, slice) =>
    segments.map((segment, place) => {
      const { origin, destination, marketingAirline } = segment;
      const locator = locators.airlines.find(({ ticketNo }) => ticketNo === ticketNos[place]);
      const seats = travelers
        .flatMap((traveler) => traveler.seats)
        .filter((seat) => seat.slice === slice && seat.segment === place)
        .map(({ seat }) => seat);
      const number = `${marketingAirline.code} ${marketingAirline.flightNumber}`;
      return {
        origin,
        destination,
        departs: segment.scheduledDepartureTime,
        arrives: segment.scheduledArrivalTime,
        summary: entry(number, origin.city, destination.city),
        location: origin.terminal ? terminal(origin.name, origin.terminal) : origin.name,
        description: [
          ...(confirmationCode ? [texts.calendar.code(confirmationCode)] : []),
          ...(locator ? [`${labels.locator(locator.airline.name)}: ${locator.locator}`] : []),
          ...(seats.length > 0 ? [seatsText(seats.join(', '))] : []),
        ],
      };
    }),
  );
  return {
    filename: `flights-${flight.departureDate}.ics`,
    content: flightCalendar({ bookingId: trip.bookingId, flights, status }, now),
  };
}
