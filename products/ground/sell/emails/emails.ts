/** Letters about rides: confirmed, moved, canceled, not booked, and the one on the eve. */
import { calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
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
import type { GroundTripDetail } from '#ground/wire/ground-trip.ts';
import { dayText, rideName } from '../words.ts';
import { ridePart } from './calendar-part.ts';
import { rideRows } from './ride-facts.ts';
import { GROUND_MAIL } from './texts.ts';

type Message = Happened<TripMessage | ProductMessage>;

/** A booking that came to nothing is no trip: what its message says is kept with it. */
export type FailedRide = {
  readonly email: string;
  readonly ride: string;
  /** As it was shown. */
  readonly day: string;
};
export const FAILED = 'groundFailed';

export const rideEmail = (
  message: Message,
  trip: GroundTripDetail,
  context: MailContext,
  language: Language,
): Letter => {
  switch (message.told.kind) {
    case 'tripReminder':
      return reminder(trip, context, language);
    case 'bookingCanceled':
      return canceled(message, trip, context, language);
    default:
      return confirmed(message, trip, context, language);
  }
};

function confirmed(
  message: Message,
  trip: GroundTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  const { locale, texts } = language;
  const isChanged = message.told.kind === 'bookingChanged';
  const words = isChanged ? GROUND_MAIL[locale].changed : GROUND_MAIL[locale].confirmed;
  const name = rideName(trip.ride, locale);
  return {
    to: trip.email,
    subject: words.subject(name, dayText(trip.ride, locale)),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'good' },
      { block: 'text', text: words.text(trip.ride.operator.name) },
      { block: 'code', label: texts.labels.code, value: trip.confirmationCode ?? '' },
      { block: 'facts', rows: rideRows(trip, language, isOwnAddress(context, trip.email)) },
      ...paidBlocks(trip, language, message.createdAt),
      ...(isChanged ? changedBlocks(trip, 'bookingChanged', language) : []),
      tripLink(trip, context, language),
    ],
    // Canceled before this could leave: no entry that the other mail then has to take back
    calendar: trip.status === 'Canceled' ? null : calendarOf(message, trip, 'CONFIRMED', language),
  };
}

function canceled(
  message: Message,
  trip: GroundTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  const { locale } = language;
  const words = GROUND_MAIL[locale].canceled;
  const name = rideName(trip.ride, locale);
  const day = dayText(trip.ride, locale);
  return {
    to: trip.email,
    subject: words.subject(name, day),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'bad' },
      { block: 'text', text: words.text(name, day) },
      { block: 'text', text: canceledText(trip, language) },
      ...refundBlocks(trip, language),
      tripLink(trip, context, language),
    ],
    calendar: calendarOf(message, trip, 'CANCELLED', language),
  };
}

function reminder(trip: GroundTripDetail, context: MailContext, language: Language): Letter {
  const { locale, texts } = language;
  const words = GROUND_MAIL[locale].reminder;
  return {
    to: trip.email,
    subject: words.subject(rideName(trip.ride, locale), dayText(trip.ride, locale)),
    blocks: [
      { block: 'heading', text: words.heading },
      { block: 'code', label: texts.labels.code, value: trip.confirmationCode ?? '' },
      { block: 'facts', rows: rideRows(trip, language, isOwnAddress(context, trip.email)) },
      { block: 'text', text: words.late },
      tripLink(trip, context, language),
    ],
    calendar: null,
  };
}

const calendarOf = (
  { createdAt }: Message,
  trip: GroundTripDetail,
  status: 'CONFIRMED' | 'CANCELLED',
  language: Language,
): Mail['calendar'] => ({
  filename: `ride-${trip.ride.day}.ics`,
  content: calendarFile(ridePart(trip, status, language).entries, createdAt),
});

export function rideFailed(
  { email, ride, day }: FailedRide,
  { origin }: MailContext,
  { locale }: Language,
): Letter {
  const { failed, search } = GROUND_MAIL[locale];
  return {
    to: email,
    subject: failed.subject(ride, day),
    blocks: [
      { block: 'heading', text: failed.heading, tone: 'bad' },
      { block: 'text', text: failed.text(ride, day) },
      { block: 'text', text: failed.next },
      { block: 'link', text: search, url: `${origin}/ground` },
    ],
    calendar: null,
  };
}
