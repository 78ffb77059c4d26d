/** What a message says to its reader, in their language and under their tenant's brand. Pure. */
import type { HotelTripDetail, TripDetail } from '@sojourn/contract/trips.ts';
import { dateIn } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatMoney } from '@sojourn/domain/formats.ts';
import { calendarOf } from '@sojourn/domain/products/hotel/calendar-entry.ts';
import { flightEmail, flightFailed } from '#products/flight/emails/emails.ts';
import { datesOf, stayRows } from '#products/hotel/emails/stay-facts.ts';
import type { Mail } from '#suppliers/mail/port.ts';
import { type Language, type Letter, type MailContext, tripLink } from './letter.ts';
import { type Block, htmlOf, textOf } from './mail-layout.ts';
import type { NewMessage } from './store.ts';
import { EN } from './texts/en.ts';
import { FR } from './texts/fr.ts';
import { dayOf, paidRows, refundRows } from './trip-facts.ts';

const LANGUAGES: Readonly<Record<'en' | 'fr', Language>> = {
  en: { locale: 'en', texts: EN },
  fr: { locale: 'fr', texts: FR },
};

/** Undefined when there is nobody to write to. */
export function writeMail(message: NewMessage, context: MailContext): Mail | undefined {
  const { tenant, origin, fromAddress, person } = context;
  const language = LANGUAGES[person?.locale ?? 'en'];
  const { locale, texts } = language;
  const { to, subject, blocks, calendar } = letterOf(message, context, language);
  if (to === '') return undefined;
  const footer = texts.footer(tenant.legalName, tenant.supportPhone);
  const all: Block[] = [...blocks, { block: 'small', text: footer }];
  return {
    messageId: `${message.messageId}@${new URL(origin).hostname}`,
    at: message.createdAt,
    from: { name: tenant.brandName, address: fromAddress },
    ...{ to, locale, subject, calendar },
    text: textOf(all),
    html: htmlOf(all, { locale, title: subject, brand: tenant.brandName }),
  };
}

function letterOf(message: NewMessage, context: MailContext, language: Language): Letter {
  const { told } = message;
  switch (told.kind) {
    case 'bookingConfirmed':
    case 'bookingCanceled':
    case 'flightTicketed': {
      const trip = tripOf(message, context);
      const { createdAt } = message;
      if (trip.kind === 'Flight') return flightEmail({ told, createdAt }, trip, context, language);
      const letter = told.kind === 'bookingCanceled' ? canceled : confirmed;
      return letter(message, trip, context, language);
    }
    case 'flightFailed':
      return flightFailed(told.flight, context, language);
    case 'bookingFailed':
      return failed(told, context, language);
    case 'caseOpened':
      return caseOpened(told, context, language);
    case 'creditExpiring':
      return creditExpiring(told, context, language);
  }
}

function tripOf({ messageId }: NewMessage, { trip }: MailContext): TripDetail {
  if (!trip) throw new Error(`${messageId} is about a trip that cannot be read`);
  return trip;
}

function confirmed(
  message: NewMessage,
  trip: HotelTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  const { stay } = trip;
  const { texts } = language;
  const code = trip.confirmationCode ?? '';
  return {
    to: trip.email,
    subject: texts.confirmed.subject(stay.name, stay.city, datesOf(trip, language)),
    blocks: [
      { block: 'heading', text: texts.confirmed.heading },
      { block: 'text', text: texts.confirmed.text(stay.name, code) },
      { block: 'facts', rows: [[texts.labels.code, code], ...stayRows(trip, language)] },
      { block: 'facts', rows: paidRows(trip, language) },
      tripLink(trip, context, language),
    ],
    // Canceled before this could leave: no entry that the other mail then has to take back
    calendar: trip.status === 'Canceled' ? null : calendarFile(message, trip, 'CONFIRMED', language),
  };
}

function canceled(
  message: NewMessage,
  trip: HotelTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  const { stay, refunds } = trip;
  const { texts } = language;
  const dates = datesOf(trip, language);
  return {
    to: trip.email,
    subject: texts.canceled.subject(stay.name, stay.city, dates),
    blocks: [
      { block: 'heading', text: texts.canceled.heading },
      { block: 'text', text: texts.canceled.text(stay.name, dates) },
      { block: 'text', text: refunds.length > 0 ? texts.canceled.refunds : texts.canceled.noRefund },
      { block: 'facts', rows: refundRows(trip, language) },
      tripLink(trip, context, language),
    ],
    calendar: calendarFile(message, trip, 'CANCELLED', language),
  };
}

function calendarFile(
  { createdAt }: NewMessage,
  trip: HotelTripDetail,
  status: 'CONFIRMED' | 'CANCELLED',
  { texts }: Language,
): Mail['calendar'] {
  const { stay, confirmationCode } = trip;
  const description = confirmationCode ? [texts.calendar.code(confirmationCode), stay.phone] : [stay.phone];
  const summary = texts.calendar.summary(stay.name, stay.city);
  return {
    filename: `stay-${stay.checkIn}.ics`,
    content: calendarOf(trip, { summary, description, status }, createdAt),
  };
}

type ToldAs<K extends NewMessage['told']['kind']> = Extract<NewMessage['told'], { readonly kind: K }>;

function failed(
  { stay }: ToldAs<'bookingFailed'>,
  { origin }: MailContext,
  { locale, texts }: Language,
): Letter {
  const dates = formatDateRange(stay.checkIn, stay.checkOut, locale, 'year');
  return {
    to: stay.email,
    subject: texts.failed.subject(stay.hotel, stay.city),
    blocks: [
      { block: 'heading', text: texts.failed.heading },
      { block: 'text', text: texts.failed.text(stay.hotel, dates) },
      { block: 'text', text: texts.failed.next },
      { block: 'link', text: texts.search, url: `${origin}/` },
    ],
    calendar: null,
  };
}

function caseOpened(
  { code, about, dueAt }: ToldAs<'caseOpened'>,
  { origin, person, trip }: MailContext,
  language: Language,
): Letter {
  const { texts } = language;
  const { heading, anything, subject, text } = texts.caseOpened;
  return {
    // Whoever booked for another address is told there
    to: trip?.email ?? person?.email ?? '',
    subject: subject(code),
    blocks: [
      { block: 'heading', text: heading },
      { block: 'text', text: texts.caseOpened.about[about] ?? anything },
      { block: 'text', text: text(code, dayOf(dueAt, language)) },
      { block: 'link', text: texts.seeTrips, url: `${origin}/trips` },
    ],
    calendar: null,
  };
}

function creditExpiring(
  told: ToldAs<'creditExpiring'>,
  { origin, person }: MailContext,
  { locale, texts }: Language,
): Letter {
  const amount = formatMoney(told.amount, locale);
  const date = formatDate(dateIn(told.expiresAt, 'UTC'), locale, 'year');
  const { heading, subject, text } = texts.creditExpiring;
  return {
    to: person?.email ?? '',
    subject: subject(amount, date),
    blocks: [
      { block: 'heading', text: heading },
      { block: 'text', text: text(amount, date, told.daysLeft) },
      { block: 'link', text: texts.seeWallet, url: `${origin}/wallet` },
    ],
    calendar: null,
  };
}
