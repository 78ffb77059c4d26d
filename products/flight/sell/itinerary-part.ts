/** Flights as moments of an itinerary: each where and when it leaves, by the newest times. */
import { localAt } from '@sojourn/domain/dates.ts';
import { formatDuration, formatTime } from '@sojourn/domain/formats.ts';
import type { ItineraryPart, Moment } from '@sojourn/server/modules/trips/itineraries/product.ts';
import type { FlightTripDetail, TripFlight } from '../wire/flight-trip.ts';

const EN = {
  title: (number: string, from: string, to: string) => `${number}, ${from} to ${to}`,
  terminal: (airport: string, terminal: string) => `${airport}, terminal ${terminal}`,
  lands: (time: string, airport: string, days: string) => `Arrives ${time}${days} at ${airport}`,
  operated: (airline: string, duration: string) => `Operated by ${airline}, ${duration}`,
  canceled: 'Canceled by the airline',
  code: 'Confirmation code',
  locator: (airline: string) => `${airline} code`,
  seats: 'Seats',
  tickets: 'Tickets',
};
const FR: typeof EN = {
  title: (number, from, to) => `${number}, ${from} à ${to}`,
  terminal: (airport, terminal) => `${airport}, terminal ${terminal}`,
  lands: (time, airport, days) => `Arrivée à ${time}${days}, ${airport}`,
  operated: (airline, duration) => `Exploité par ${airline}, ${duration}`,
  canceled: 'Annulé par la compagnie aérienne',
  code: 'Code de confirmation',
  locator: (airline) => `Code ${airline}`,
  seats: 'Sièges',
  tickets: 'Billets',
};
const TEXTS = { en: EN, fr: FR };

type Segment = TripFlight['slices'][number]['segments'][number];
type Place = { readonly slice: number; readonly segment: number; readonly ticketNo: number | undefined };

export const flightItinerary = (trip: FlightTripDetail, locale: 'en' | 'fr'): ItineraryPart => ({
  moments: trip.flight.slices.flatMap(({ segments, ticketNos }, slice) =>
    isReplaced(trip, slice)
      ? []
      : segments.map((segment, at) =>
          momentOf(trip, segment, { slice, segment: at, ticketNo: ticketNos[at] }, locale),
        ),
  ),
  people: trip.travelers,
  contacts: [],
  art: trip.flight.destination.art,
});

/** The flights that are flown instead are a booking of their own. */
const isReplaced = ({ disruption }: FlightTripDetail, slice: number): boolean =>
  disruption?.state === 'rebooked' && disruption.slice === slice;

function momentOf(
  trip: FlightTripDetail,
  segment: Segment,
  { slice, segment: at, ticketNo }: Place,
  locale: 'en' | 'fr',
): Moment {
  const texts = TEXTS[locale];
  const { origin, destination, marketingAirline, operatingAirline, durationMinutes } = segment;
  const starts = segment.updatedDepartureTime ?? segment.scheduledDepartureTime;
  const departs = localAt(starts, origin.zone);
  const arrives = localAt(segment.updatedArrivalTime ?? segment.scheduledArrivalTime, destination.zone);
  const days = Math.round((Date.parse(arrives.slice(0, 10)) - Date.parse(departs.slice(0, 10))) / 86_400_000);
  const daysText = days === 0 ? '' : ` (${days > 0 ? '+' : '−'}${Math.abs(days)})`;
  const airport = ({ name, terminal }: Segment['origin']): string =>
    terminal ? texts.terminal(name, terminal) : name;
  const locator = trip.locators.airlines.find((each) => each.ticketNo === ticketNo);
  const seats = trip.travelers.flatMap((traveler) =>
    traveler.seats.filter((seat) => seat.slice === slice && seat.segment === at).map(({ seat }) => seat),
  );
  const tickets = trip.travelers.flatMap(({ documents }) =>
    documents.filter((each) => each.ticketNo === ticketNo).map(({ number }) => number),
  );
  const number = `${marketingAirline.code} ${marketingAirline.flightNumber}`;
  return {
    starts,
    at: departs,
    place: origin.city,
    symbol: 'plane',
    title: texts.title(number, origin.city, destination.city),
    lines: [
      ...(trip.airlineCanceled.includes(slice) ? [texts.canceled] : []),
      airport(origin),
      texts.lands(formatTime(arrives, locale), airport(destination), daysText),
      texts.operated(operatingAirline.name, formatDuration(durationMinutes, locale)),
    ],
    facts: [
      ...(trip.confirmationCode ? [[texts.code, trip.confirmationCode] as const] : []),
      ...(locator ? [[texts.locator(locator.airline.name), locator.locator] as const] : []),
      ...(seats.length > 0 ? [[texts.seats, seats.join(', ')] as const] : []),
      ...(tickets.length > 0 ? [[texts.tickets, [...new Set(tickets)].join(', ')] as const] : []),
    ],
  };
}
