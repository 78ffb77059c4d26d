/**
 * Flights as an iCalendar file (RFC 5545), for the browser and for mail: an entry for each flight, from the
 * clock of the airport it leaves to that of the one it lands at.
 */
import {
  type CalendarEntry,
  type CalendarStatus,
  calendarFile,
} from '@sojourn/domain/booking/calendar/calendar-text.ts';
import {
  type CalendarPart,
  joinTimes,
  type ZonedTimes,
  zoneBlocks,
  zonedTime,
} from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';

type End = { readonly name: string; readonly zone: string; readonly terminal: string | null };
export type CalendarFlight = {
  readonly origin: End;
  readonly destination: End;
  readonly departs: Instant;
  readonly arrives: Instant;
  /** "TP 216, Boston to Lisbon". */
  readonly summary: string;
  /** Where it leaves: the airport with its terminal, in the reader's language. */
  readonly location: string;
  /** Lines, such as the confirmation code, the airline's locator, seats. */
  readonly description: readonly string[];
  /** It isn't flown, though the rest of its booking may be. */
  readonly isOff: boolean;
};
type FlightCalendar = {
  readonly bookingId: string;
  readonly flights: readonly CalendarFlight[];
  readonly status: CalendarStatus;
  /** How often the booking has changed. */
  readonly revision: number;
};

function entry({ bookingId, flights, status, revision }: FlightCalendar, place: number): CalendarEntry {
  const { origin, destination, departs, arrives, summary, location, description, isOff } = itemAt(
    flights,
    place,
  );
  return {
    uid: `${bookingId}-${place + 1}`,
    starts: zonedTime(departs, origin.zone),
    ends: zonedTime(arrives, destination.zone),
    summary,
    location,
    description,
    status: isOff ? 'CANCELLED' : status,
    revision,
    isBusy: true,
  };
}

const timesOf = (flights: readonly CalendarFlight[]): ZonedTimes =>
  joinTimes(
    flights.flatMap(({ origin, destination, departs, arrives }) => [
      new Map([[origin.zone, [departs]]]),
      new Map([[destination.zone, [arrives]]]),
    ]),
  );

export const flightEntries = (trip: FlightCalendar): CalendarPart => ({
  entries: trip.flights.map((_, place) => entry(trip, place)),
  times: timesOf(trip.flights),
});

/** `now` stamps the file. */
export function flightCalendar(trip: FlightCalendar, now: Instant): string {
  const { entries, times } = flightEntries(trip);
  return calendarFile(entries, now, zoneBlocks(times));
}
