/** Letters about cars: confirmed by the company, canceled, not booked. */
import { calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
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
import type { Mail } from '@sojourn/server/suppliers/mail/port.ts';
import { dateOf } from '#car/rules/rental-days.ts';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import { rentalPart } from './calendar-part.ts';
import { rentalReminder } from './reminder.ts';
import { carName, rentalRows } from './rental-facts.ts';
import { CAR_MAIL } from './texts.ts';

type Message = Happened<TripMessage | ProductMessage>;

/** A booking that came to nothing is no trip: what its message says is kept with it. */
export type FailedCar = {
  readonly email: string;
  readonly title: string;
  readonly company: string;
  readonly city: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
};
export const FAILED = 'carFailed';

const datesBetween = (from: CalendarDate, until: CalendarDate, { locale }: Language): string =>
  from === until ? formatDate(from, locale, 'year') : formatDateRange(from, until, locale, 'year');
const datesOf = ({ rental }: CarTripDetail, language: Language): string =>
  datesBetween(dateOf(rental.pickUp.at), dateOf(rental.dropOff.at), language);

export const carEmail = (
  message: Message,
  trip: CarTripDetail,
  context: MailContext,
  language: Language,
): Letter => {
  if (message.told.kind === 'tripReminder') return rentalReminder(trip, context, language);
  return message.told.kind === 'bookingCanceled'
    ? canceled(message, trip, context, language)
    : confirmed(message, trip, context, language);
};

function confirmed(message: Message, trip: CarTripDetail, context: MailContext, language: Language): Letter {
  const { rental } = trip;
  const { texts, locale } = language;
  const all = CAR_MAIL[locale];
  const words = message.told.kind === 'bookingChanged' ? all.changed : all.confirmed;
  const code = trip.confirmationCode ?? '';
  const { city } = rental.pickUp.location;
  return {
    to: trip.email,
    subject: words.subject(carName(trip, language), city, datesOf(trip, language)),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'good' },
      { block: 'text', text: words.text(rental.company.name) },
      { block: 'code', label: texts.labels.code, value: code },
      { block: 'facts', rows: rentalRows(trip, language, isOwnAddress(context, trip.email)) },
      { block: 'text', text: all.bring },
      ...paidBlocks(trip, language, message.createdAt),
      ...(message.told.kind === 'bookingChanged' ? changedBlocks(trip, 'bookingChanged', language) : []),
      tripLink(trip, context, language),
    ],
    // Canceled before this could leave: no entry that the other mail then has to take back
    calendar: trip.status === 'Canceled' ? null : calendarOf(message, trip, 'CONFIRMED', language),
  };
}

function canceled(message: Message, trip: CarTripDetail, context: MailContext, language: Language): Letter {
  const { rental, total } = trip;
  const { locale } = language;
  const words = CAR_MAIL[locale].canceled;
  const dates = datesOf(trip, language);
  const { city } = rental.pickUp.location;
  return {
    to: trip.email,
    subject: words.subject(carName(trip, language), city, dates),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'bad' },
      { block: 'text', text: words.text(rental.company.name, dates) },
      { block: 'text', text: total.amountMinor === 0 ? words.nothingPaid : canceledText(trip, language) },
      ...refundBlocks(trip, language),
      tripLink(trip, context, language),
    ],
    calendar: calendarOf(message, trip, 'CANCELLED', language),
  };
}

const calendarOf = (
  { createdAt }: Message,
  trip: CarTripDetail,
  status: 'CONFIRMED' | 'CANCELLED',
  language: Language,
): Mail['calendar'] => ({
  filename: `car-${dateOf(trip.rental.pickUp.at)}.ics`,
  content: calendarFile(rentalPart(trip, status, language).entries, createdAt),
});

export function carFailed(
  { email, title, company, city, from, until }: FailedCar,
  { origin }: MailContext,
  language: Language,
): Letter {
  const texts = CAR_MAIL[language.locale];
  return {
    to: email,
    subject: texts.failed.subject(title, city),
    blocks: [
      { block: 'heading', text: texts.failed.heading, tone: 'bad' },
      { block: 'text', text: texts.failed.text(company, datesBetween(from, until, language)) },
      { block: 'text', text: texts.failed.next },
      { block: 'link', text: texts.search, url: `${origin}/cars` },
    ],
    calendar: null,
  };
}
