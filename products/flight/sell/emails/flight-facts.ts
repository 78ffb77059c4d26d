/** What mail says of flights: when, which, with which codes, who. */
import { date, dayNumber, type LocalDateTime, localAt } from '@sojourn/domain/dates.ts';
import { formatDate, formatTime } from '@sojourn/domain/formats.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import type { FlightTripDetail, TripFlight } from '#flight/wire/flight-trip.ts';
import { FLIGHT_TEXTS } from './texts.ts';

type Rows = (readonly [label: string, value: string])[];
type Segment = Omit<TripFlight['slices'][number]['segments'][number], 'marketingAirline'>;
type Times = { readonly departs: LocalDateTime; readonly arrives: LocalDateTime; readonly plusDays: number };

const bookedTimes = ({ zonedDepartureTime, zonedArrivalTime, plusDays }: Segment): Times => ({
  departs: zonedDepartureTime,
  arrives: zonedArrivalTime,
  plusDays,
});

const dayOf = (at: LocalDateTime): number => dayNumber(date(at.slice(0, 10)));

/** As the airline has them now. */
function updatedTimes(segment: Segment): Times {
  const { origin, destination } = segment;
  const departs = localAt(segment.updatedDepartureTime ?? segment.scheduledDepartureTime, origin.zone);
  const arrives = localAt(segment.updatedArrivalTime ?? segment.scheduledArrivalTime, destination.zone);
  return { departs, arrives, plusDays: dayOf(arrives) - dayOf(departs) };
}

/** Each flight in the local time of its airports. */
export function flightRows(
  { flight }: FlightTripDetail,
  { locale }: Language,
  times: 'booked' | 'updated' = 'booked',
): Rows {
  const texts = FLIGHT_TEXTS[locale];
  return flight.slices.flatMap(({ segments }) =>
    segments.map(({ marketingAirline: { code, flightNumber }, ...at }): Rows[number] => {
      const { origin, destination } = at;
      const { departs, arrives, plusDays } = times === 'updated' ? updatedTimes(at) : bookedTimes(at);
      const ends = [`${origin.locationCode} ${formatTime(departs, locale)}`];
      ends.push(`${destination.locationCode} ${formatTime(arrives, locale)}`);
      const days = plusDays === 0 ? '' : ` (${plusDays > 0 ? '+' : '−'}${Math.abs(plusDays)})`;
      const summary = `${formatDate(departs, locale, 'year')}, ${ends.join(' – ')}${days}`;
      return [texts.flight(`${code} ${flightNumber}`), summary];
    }),
  );
}

const wayOf = (segments: readonly Pick<Segment, 'origin' | 'destination'>[]): string =>
  `${segments[0]?.origin.locationCode} – ${segments.at(-1)?.destination.locationCode}`;

/** What was bought of each slice, by the airline's name for it. */
export const fareRows = ({ flight }: FlightTripDetail, { locale }: Language): Rows =>
  flight.slices.map(({ segments, fareShelf }) => [
    FLIGHT_TEXTS[locale].labels.fare(wayOf(segments)),
    fareShelf.shortBrandName,
  ]);

/** Seats and bags of everybody with a seat, slice by slice. */
export function extrasRows(
  { travelers, flight }: FlightTripDetail,
  { locale }: Language,
  isNamed: boolean,
): Rows {
  const { labels, onSlice } = FLIGHT_TEXTS[locale];
  return travelers.flatMap(({ type, firstName, middleName, lastName, seats, bags }, at): Rows => {
    const full = [firstName, middleName, lastName].filter(Boolean).join(' ');
    const lines = flight.slices.flatMap(({ segments }, slice) => {
      const own = seats.filter((each) => each.slice === slice).map(({ seat }) => seat);
      const pieces = bags.find((each) => each.slice === slice)?.pieces ?? 0;
      if (type === 'LapInfant' && pieces === 0) return [];
      return [onSlice(wayOf(segments), own.join(', '), pieces)];
    });
    return lines.length === 0 ? [] : [[isNamed ? full : labels.traveler(at + 1), lines.join('; ')]];
  });
}

/** `isNamed`: travelers by their names, else by their number. */
export function peopleRows(
  { travelers, locators, flight }: FlightTripDetail,
  { locale }: Language,
  isNamed: boolean,
): Rows {
  const { labels, severalTickets } = FLIGHT_TEXTS[locale];
  return [
    ...locators.airlines.map(({ airline, locator }): Rows[number] => [labels.locator(airline.name), locator]),
    ...travelers.map(({ firstName, middleName, lastName, documents }, at): Rows[number] => {
      const full = [firstName, middleName, lastName].filter(Boolean).join(' ');
      const name = isNamed ? full : labels.traveler(at + 1);
      const numbers = [...new Set(documents.map(({ number }) => number))];
      return [name, numbers.length === 0 ? labels.noTicket : labels.tickets(numbers.join(', '))];
    }),
    ...(flight.multiTicketType === 'single' ? [] : [[labels.severalTickets, severalTickets] as const]),
  ];
}
