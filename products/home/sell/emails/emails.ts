/** Letters about homes: confirmed by the host, canceled, not booked. */
import { calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDateRange } from '@sojourn/domain/formats.ts';
import { first } from '@sojourn/domain/present.ts';
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
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { homeTitle } from '../home-title.ts';
import { homePart } from './calendar-part.ts';
import { datesOf, homeRows, hostsOf } from './home-facts.ts';
import { homeReminder } from './reminder.ts';
import { HOME_TEXTS } from './texts.ts';

type Message = Happened<TripMessage | ProductMessage>;

/** A booking that came to nothing is no trip: what its message says is kept with it. */
export type FailedHome = {
  readonly email: string;
  readonly home: string;
  readonly city: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};
export const FAILED = 'homeFailed';

export const homeEmail = (
  message: Message,
  trip: HomeTripDetail,
  context: MailContext,
  language: Language,
): Letter => {
  if (message.told.kind === 'tripReminder') return homeReminder(trip, context, language);
  return message.told.kind === 'bookingCanceled'
    ? canceled(message, trip, context, language)
    : confirmed(message, trip, context, language);
};

function confirmed(message: Message, trip: HomeTripDetail, context: MailContext, language: Language): Letter {
  const { locale, texts } = language;
  const isChanged = message.told.kind === 'bookingChanged';
  const words = isChanged ? HOME_TEXTS[locale].changed : HOME_TEXTS[locale].confirmed;
  const { city } = first(trip.stays);
  return {
    to: trip.email,
    subject: words.subject(homeTitle(trip, locale), city, datesOf(trip, language)),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'good' },
      { block: 'text', text: words.text(hostsOf(trip, language)) },
      { block: 'code', label: texts.labels.code, value: trip.confirmationCode ?? '' },
      { block: 'facts', rows: homeRows(trip, language, isOwnAddress(context, trip.email)) },
      ...paidBlocks(trip, language, message.createdAt),
      ...(isChanged ? changedBlocks(trip, 'bookingChanged', language) : []),
      tripLink(trip, context, language),
    ],
    // Canceled before this could leave: no entry that the other mail then has to take back
    calendar: trip.status === 'Canceled' ? null : calendarOf(message, trip, 'CONFIRMED', language),
  };
}

function canceled(message: Message, trip: HomeTripDetail, context: MailContext, language: Language): Letter {
  const { locale } = language;
  const words = HOME_TEXTS[locale].canceled;
  const home = homeTitle(trip, locale);
  const dates = datesOf(trip, language);
  return {
    to: trip.email,
    subject: words.subject(home, first(trip.stays).city, dates),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'bad' },
      { block: 'text', text: words.text(home, dates) },
      { block: 'text', text: canceledText(trip, language) },
      ...refundBlocks(trip, language),
      tripLink(trip, context, language),
    ],
    calendar: calendarOf(message, trip, 'CANCELLED', language),
  };
}

const calendarOf = (
  { createdAt }: Message,
  trip: HomeTripDetail,
  status: 'CONFIRMED' | 'CANCELLED',
  language: Language,
): Mail['calendar'] => ({
  filename: `home-${first(trip.stays).checkIn}.ics`,
  content: calendarFile(homePart(trip, status, language).entries, createdAt),
});

export function homeFailed(
  { email, home, city, checkIn, checkOut }: FailedHome,
  { origin }: MailContext,
  { locale }: Language,
): Letter {
  const { failed, search } = HOME_TEXTS[locale];
  const dates = formatDateRange(checkIn, checkOut, locale, 'year');
  return {
    to: email,
    subject: failed.subject(home, city),
    blocks: [
      { block: 'heading', text: failed.heading, tone: 'bad' },
      { block: 'text', text: failed.text(home, dates) },
      { block: 'text', text: failed.next },
      { block: 'link', text: search, url: `${origin}/homes` },
    ],
    calendar: null,
  };
}
