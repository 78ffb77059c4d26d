/** Letters about flights: confirmed by the airlines, ticketed, canceled, not booked. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange } from '@sojourn/domain/formats.ts';
import {
  isOwnAddress,
  type Language,
  type Letter,
  type MailContext,
  tripLink,
} from '@sojourn/server/modules/platform/notify/letter.ts';
import type {
  Happened,
  ProductMessage,
  TripMessage,
} from '@sojourn/server/modules/platform/notify/product.ts';
import {
  canceledText,
  changedBlocks,
  paidBlocks,
  refundBlocks,
} from '@sojourn/server/modules/platform/notify/trip-facts.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { flightFile } from './calendar-entries.ts';
import { extrasRows, fareRows, flightRows, peopleRows } from './flight-facts.ts';
import { flightReminder } from './reminder.ts';
import { FLIGHT_TEXTS } from './texts.ts';

/** A booking that came to nothing is no trip: what its message says is kept with it. */
export type FailedFlight = {
  readonly email: string;
  readonly title: string;
  readonly departureDate: CalendarDate;
  readonly lastDate: CalendarDate;
};
/** The kind of message that a booking sends about tickets issued after it was confirmed. */
export const TICKETED = 'flightTicketed';
/** Some of its travelers have a booking of their own now: to those who stay. */
export const SPLIT = 'flightSplit';
/** Seats and bags were changed after booking. */
export const EXTRAS_CHANGED = 'flightExtrasChanged';
export const FAILED = 'flightFailed';

/** After what money may come back while the rest stays booked. */
const CHANGED: ReadonlySet<string> = new Set(['bookingChanged', 'bookingReduced', EXTRAS_CHANGED]);

const datesOf = (
  { departureDate, lastDate }: Pick<FailedFlight, 'departureDate' | 'lastDate'>,
  { locale }: Language,
): string =>
  departureDate === lastDate
    ? formatDate(departureDate, locale, 'year')
    : formatDateRange(departureDate, lastDate, locale, 'year');

type Announced = Exclude<TripMessage['kind'], 'tripReminder'>;
type OwnKind = typeof TICKETED | typeof SPLIT | typeof EXTRAS_CHANGED;

export function flightEmail(
  { told: { kind }, createdAt }: Happened<TripMessage | ProductMessage>,
  trip: FlightTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  if (kind === 'tripReminder') return flightReminder(trip, createdAt, context, language);
  const { title, flight } = trip;
  const { texts } = language;
  const all = FLIGHT_TEXTS[language.locale];
  const words = all[kind as Announced | OwnKind];
  const dates = datesOf(flight, language);
  const code = trip.confirmationCode ?? '';
  const isNamed = isOwnAddress(context, trip.email);
  const isCanceled = trip.status === 'Canceled';
  return {
    to: trip.email,
    subject: words.subject(title, dates),
    blocks: [
      { block: 'heading', text: words.heading, tone: kind === 'bookingCanceled' ? 'bad' : 'good' },
      { block: 'text', text: words.text(code) },
      ...replacesBlocks(trip, language),
      ...(kind === 'bookingCanceled'
        ? [{ block: 'text', text: canceledText(trip, language) } as const, ...refundBlocks(trip, language)]
        : [
            { block: 'code', label: texts.labels.code, value: code } as const,
            {
              block: 'facts',
              rows: [...flightRows(trip, language), ...fareRows(trip, language)],
            } as const,
            { block: 'text', text: all.localTimes } as const,
            { block: 'facts', title: all.labels.people, rows: peopleRows(trip, language, isNamed) } as const,
            ...(kind === EXTRAS_CHANGED || hasExtras(trip)
              ? [
                  {
                    block: 'facts',
                    title: all.labels.extras,
                    rows: extrasRows(trip, language, isNamed),
                  } as const,
                ]
              : []),
            ...paidBlocks(trip, language, createdAt),
            ...(CHANGED.has(kind) ? changedBlocks(trip, kind, language) : []),
          ]),
      tripLink(trip, context, language),
    ],
    // Canceled before this could leave: no entries that the other mail then has to take back
    calendar:
      isCanceled === (kind === 'bookingCanceled')
        ? flightFile(trip, isCanceled ? 'CANCELLED' : 'CONFIRMED', createdAt, language)
        : null,
  };
}

const hasExtras = ({ travelers }: FlightTripDetail): boolean =>
  travelers.some(({ seats, bags }) => seats.length > 0 || bags.some(({ pieces }) => pieces > 0));

/** What it was booked instead of, as that was disrupted. */
function replacesBlocks({ replaces }: FlightTripDetail, { locale }: Language) {
  if (!replaces) return [];
  const flights = replaces.flights.map((flight) => flight.replaceAll(' ', '\u00a0')).join(', ');
  return [{ block: 'text', text: FLIGHT_TEXTS[locale].replaces(flights) } as const];
}

export function flightFailed(flight: FailedFlight, { origin }: MailContext, language: Language): Letter {
  const words = FLIGHT_TEXTS[language.locale];
  return {
    to: flight.email,
    subject: words.flightFailed.subject(flight.title, datesOf(flight, language)),
    blocks: [
      { block: 'heading', text: words.flightFailed.heading, tone: 'bad' },
      { block: 'text', text: words.flightFailed.text(datesOf(flight, language)) },
      { block: 'text', text: words.next },
      { block: 'link', text: words.search, url: `${origin}/flights` },
    ],
    calendar: null,
  };
}
