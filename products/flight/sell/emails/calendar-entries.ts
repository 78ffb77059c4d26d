/** Flights in a calendar, of their mail and of the customer's feed: each by the clocks of its airports. */
import { type CalendarStatus, calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import { type CalendarPart, zoneBlocks } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDate, formatTime } from '@sojourn/domain/formats.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import type { Mail } from '@sojourn/server/suppliers/mail/port.ts';
import { flightEntries } from '#flight/rules/calendar-entry.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { FLIGHT_TEXTS } from './texts.ts';

/** Canceled flights take back the entries that the first mail made. */
export function flightPart(
  trip: FlightTripDetail,
  status: CalendarStatus,
  { locale, texts }: Language,
): CalendarPart {
  const { flight, locators, confirmationCode, travelers } = trip;
  const { labels, entry, terminal, seats: seatsText, ...own } = FLIGHT_TEXTS[locale];
  const isReplaced = (slice: number) =>
    trip.disruption?.state === 'rebooked' && trip.disruption.slice === slice;
  const when = (local: LocalDateTime) => `${formatDate(local, locale)}, ${formatTime(local, locale)}`;
  const flights = flight.slices.flatMap(({ segments, ticketNos }, slice) =>
    segments.map((segment, place) => {
      const { origin, destination, marketingAirline } = segment;
      const locator = locators.airlines.find(({ ticketNo }) => ticketNo === ticketNos[place]);
      const seats = travelers
        .flatMap((traveler) => traveler.seats)
        .filter((seat) => seat.slice === slice && seat.segment === place)
        .map(({ seat }) => seat);
      const number = `${marketingAirline.code} ${marketingAirline.flightNumber}`;
      const isCanceled = trip.airlineCanceled.includes(slice);
      const named = entry(number, origin.city, destination.city);
      const isMoved = segment.updatedDepartureTime !== null || segment.updatedArrivalTime !== null;
      const booked = [when(segment.zonedDepartureTime), when(segment.zonedArrivalTime)] as const;
      return {
        origin,
        destination,
        departs: segment.updatedDepartureTime ?? segment.scheduledDepartureTime,
        arrives: segment.updatedArrivalTime ?? segment.scheduledArrivalTime,
        isOff: isCanceled || isReplaced(slice),
        summary: isCanceled ? own.canceledEntry(named) : named,
        location: origin.terminal ? terminal(origin.name, origin.terminal) : origin.name,
        description: [
          ...(isCanceled ? [own.canceledByAirline] : isMoved ? [own.newTimes(...booked)] : []),
          ...(confirmationCode ? [texts.calendar.code(confirmationCode)] : []),
          ...(locator ? [`${labels.locator(locator.airline.name)}: ${locator.locator}`] : []),
          ...(seats.length > 0 ? [seatsText(seats.join(', '))] : []),
        ],
      };
    }),
  );
  return flightEntries({ bookingId: trip.bookingId, flights, status, revision: trip.history.length });
}

export function flightFile(
  trip: FlightTripDetail,
  status: CalendarStatus,
  now: Instant,
  language: Language,
): Mail['calendar'] {
  const { entries, times } = flightPart(trip, status, language);
  return {
    filename: `flights-${trip.flight.departureDate}.ics`,
    content: calendarFile(entries, now, zoneBlocks(times)),
  };
}
