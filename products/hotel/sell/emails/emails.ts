/** Letters about stays: confirmed by the hotel, canceled, not booked. */
import { calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDateRange } from '@sojourn/domain/formats.ts';
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
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { stayPart } from './calendar-part.ts';
import { stayReminder } from './reminder.ts';
import { atHotelRows, datesOf, stayRows } from './stay-facts.ts';
import { HOTEL_TEXTS } from './texts.ts';

/** A booking that came to nothing is no trip: what its message says is kept with it. */
export type FailedStay = {
  readonly email: string;
  readonly hotel: string;
  readonly city: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};
export const FAILED = 'hotelFailed';

export const stayEmail = (
  message: Happened<TripMessage | ProductMessage>,
  trip: HotelTripDetail,
  context: MailContext,
  language: Language,
): Letter => {
  if (message.told.kind === 'tripReminder') return stayReminder(trip, context, language);
  return message.told.kind === 'bookingCanceled'
    ? canceled(message, trip, context, language)
    : confirmed(message, trip, context, language);
};

function confirmed(
  message: Happened<TripMessage | ProductMessage>,
  trip: HotelTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  const { stay } = trip;
  const { texts } = language;
  const all = HOTEL_TEXTS[language.locale];
  const { kind } = message.told;
  const isReduced = kind === 'bookingReduced';
  const booked = kind === 'bookingChanged' ? all.changed : all.confirmed;
  const words = isReduced ? all.reduced : booked;
  const code = trip.confirmationCode ?? '';
  return {
    to: trip.email,
    subject: words.subject(stay.name, stay.city, datesOf(trip, language)),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'good' },
      { block: 'text', text: words.text(stay.name) },
      { block: 'code', label: texts.labels.code, value: code },
      {
        block: 'facts',
        rows: [
          ...stayRows(trip, language, isOwnAddress(context, trip.email)),
          ...atHotelRows(trip, language),
        ],
      },
      ...paidBlocks(trip, language, message.createdAt),
      ...(isReduced || kind === 'bookingChanged' ? changedBlocks(trip, kind, language) : []),
      tripLink(trip, context, language),
    ],
    // Canceled before this could leave: no entry that the other mail then has to take back
    calendar: trip.status === 'Canceled' ? null : calendarOf(message, trip, 'CONFIRMED', language),
  };
}

function canceled(
  message: Happened<TripMessage | ProductMessage>,
  trip: HotelTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  const { stay } = trip;
  const words = HOTEL_TEXTS[language.locale];
  const dates = datesOf(trip, language);
  return {
    to: trip.email,
    subject: words.canceled.subject(stay.name, stay.city, dates),
    blocks: [
      { block: 'heading', text: words.canceled.heading, tone: 'bad' },
      { block: 'text', text: words.canceled.text(stay.name, dates) },
      { block: 'text', text: canceledText(trip, language) },
      ...refundBlocks(trip, language),
      tripLink(trip, context, language),
    ],
    calendar: calendarOf(message, trip, 'CANCELLED', language),
  };
}

const calendarOf = (
  { createdAt }: Happened<TripMessage | ProductMessage>,
  trip: HotelTripDetail,
  status: 'CONFIRMED' | 'CANCELLED',
  language: Language,
): Mail['calendar'] => ({
  filename: `stay-${trip.stay.checkIn}.ics`,
  content: calendarFile(stayPart(trip, status, language).entries, createdAt),
});

export function stayFailed(stay: FailedStay, { origin }: MailContext, { locale }: Language): Letter {
  const texts = HOTEL_TEXTS[locale];
  const dates = formatDateRange(stay.checkIn, stay.checkOut, locale, 'year');
  return {
    to: stay.email,
    subject: texts.failed.subject(stay.hotel, stay.city),
    blocks: [
      { block: 'heading', text: texts.failed.heading, tone: 'bad' },
      { block: 'text', text: texts.failed.text(stay.hotel, dates) },
      { block: 'text', text: texts.failed.next },
      { block: 'link', text: texts.search, url: `${origin}/` },
    ],
    calendar: null,
  };
}
