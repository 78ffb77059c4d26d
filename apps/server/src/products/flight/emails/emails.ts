/** Letters about flights: confirmed by the airlines, ticketed, canceled, not booked. */
import type { FlightTripDetail } from '@sojourn/contract/products/flight/flight-trip.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatTime } from '@sojourn/domain/formats.ts';
import {
  isOwnAddress,
  type Language,
  type Letter,
  type MailContext,
  tripLink,
} from '#modules/notify/letter.ts';
import type { Happened, ProductMessage, TripMessage } from '#modules/notify/product.ts';
import { paidRows, reducedBlocks, refundNote, refundRows } from '#modules/notify/trip-facts.ts';
import { flightEntries } from './calendar-entries.ts';
import { FLIGHT_TEXTS } from './texts.ts';

type Rows = (readonly [label: string, value: string])[];
/** A booking that came to nothing is no trip: what its message says is kept with it. */
export type FailedFlight = {
  readonly email: string;
  readonly title: string;
  readonly departureDate: CalendarDate;
  readonly lastDate: CalendarDate;
};
/** The kind of message that a booking sends about tickets issued after it was confirmed. */
export const TICKETED = 'flightTicketed';
export const FAILED = 'flightFailed';

const datesOf = (
  { departureDate, lastDate }: Pick<FailedFlight, 'departureDate' | 'lastDate'>,
  { locale }: Language,
): string =>
  departureDate === lastDate
    ? formatDate(departureDate, locale, 'year')
    : formatDateRange(departureDate, lastDate, locale, 'year');

/** Each flight in the local time of its airports. */
function flightRows({ flight }: FlightTripDetail, { locale }: Language): Rows {
  const texts = FLIGHT_TEXTS[locale];
  return flight.slices.flatMap(({ segments }) =>
    segments.map(({ marketingAirline: { code, flightNumber }, ...at }): Rows[number] => {
      const { origin, destination, zonedDepartureTime, zonedArrivalTime } = at;
      const ends = [`${origin.locationCode} ${formatTime(zonedDepartureTime, locale)}`];
      ends.push(`${destination.locationCode} ${formatTime(zonedArrivalTime, locale)}`);
      const days = at.plusDays === 0 ? '' : ` (${at.plusDays > 0 ? '+' : '−'}${Math.abs(at.plusDays)})`;
      const summary = `${formatDate(zonedDepartureTime, locale, 'year')}, ${ends.join(' – ')}${days}`;
      return [texts.flight(`${code} ${flightNumber}`), summary];
    }),
  );
}

/** `isNamed`: travelers by their names, else by their number. */
function peopleRows(
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

export function flightEmail(
  { told: { kind }, createdAt }: Happened<TripMessage | ProductMessage>,
  trip: FlightTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  const { title, flight } = trip;
  const { texts } = language;
  const words = FLIGHT_TEXTS[language.locale][kind as TripMessage['kind'] | typeof TICKETED];
  const dates = datesOf(flight, language);
  const code = trip.confirmationCode ?? '';
  const isCanceled = trip.status === 'Canceled';
  const canceled = texts.canceled[trip.refunds.length > 0 ? 'refunds' : 'noRefund'];
  return {
    to: trip.email,
    subject: words.subject(title, dates),
    blocks: [
      { block: 'heading', text: words.heading },
      { block: 'text', text: words.text(title, code) },
      ...(kind === 'bookingCanceled'
        ? [
            { block: 'text', text: canceled } as const,
            { block: 'facts', rows: refundRows(trip, language) } as const,
            ...refundNote(trip, language),
          ]
        : [
            { block: 'facts', rows: [[texts.labels.code, code], ...flightRows(trip, language)] } as const,
            { block: 'facts', rows: peopleRows(trip, language, isOwnAddress(context, trip.email)) } as const,
            { block: 'facts', rows: paidRows(trip, language) } as const,
            ...(kind === 'bookingReduced' ? reducedBlocks(trip, language) : []),
          ]),
      tripLink(trip, context, language),
    ],
    // Canceled before this could leave: no entries that the other mail then has to take back
    calendar:
      isCanceled === (kind === 'bookingCanceled')
        ? flightEntries(trip, isCanceled ? 'CANCELLED' : 'CONFIRMED', createdAt, language)
        : null,
  };
}

export function flightFailed(flight: FailedFlight, { origin }: MailContext, language: Language): Letter {
  const words = FLIGHT_TEXTS[language.locale];
  return {
    to: flight.email,
    subject: words.flightFailed.subject(flight.title, datesOf(flight, language)),
    blocks: [
      { block: 'heading', text: words.flightFailed.heading },
      { block: 'text', text: words.flightFailed.text(flight.title, datesOf(flight, language)) },
      { block: 'text', text: words.next },
      { block: 'link', text: words.search, url: `${origin}/flights` },
    ],
    calendar: null,
  };
}
