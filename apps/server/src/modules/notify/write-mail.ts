/** What a message says to its reader, in their language and under their tenant's brand. Pure. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { dateIn } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney } from '@sojourn/domain/formats.ts';
import { productFromWire } from '@sojourn/domain/products/product.ts';
import type { Mail } from '#suppliers/mail/port.ts';
import type { Language, Letter, MailContext } from './letter.ts';
import { type Block, htmlOf, textOf } from './mail-layout.ts';
import { type NotifyProducts, productOfMessage } from './product.ts';
import type { NewMessage } from './store.ts';
import { EN } from './texts/en.ts';
import { FR } from './texts/fr.ts';
import { dayOf } from './trip-facts.ts';

const LANGUAGES: Readonly<Record<'en' | 'fr', Language>> = {
  en: { locale: 'en', texts: EN },
  fr: { locale: 'fr', texts: FR },
};

/** Undefined when there is nobody to write to. */
export function writeMail(
  products: NotifyProducts,
  message: NewMessage,
  context: MailContext,
): Mail | undefined {
  const { tenant, origin, fromAddress, person } = context;
  const language = LANGUAGES[person?.locale ?? 'en'];
  const { locale, texts } = language;
  const { to, subject, blocks, calendar } = letterOf(products, message, context, language);
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

function letterOf(
  products: NotifyProducts,
  message: NewMessage,
  context: MailContext,
  language: Language,
): Letter {
  const { told } = message;
  switch (told.kind) {
    case 'bookingConfirmed':
    case 'bookingCanceled': {
      const trip = tripOf(message, context);
      const happened = { told, createdAt: message.createdAt };
      return products[productFromWire(trip.kind)].tripLetter(happened, trip, context, language);
    }
    case 'caseOpened':
      return caseOpened(told, context, language);
    case 'creditExpiring':
      return creditExpiring(told, context, language);
    default: {
      const product = products[productOfMessage(told.kind)];
      const happened = { told, createdAt: message.createdAt };
      if (!product.tripMessages.includes(told.kind)) return product.factsLetter(happened, context, language);
      return product.tripLetter(happened, tripOf(message, context), context, language);
    }
  }
}

function tripOf({ messageId }: NewMessage, { trip }: MailContext): TripDetail {
  if (!trip) throw new Error(`${messageId} is about a trip that cannot be read`);
  return trip;
}

type ToldAs<K extends NewMessage['told']['kind']> = Extract<NewMessage['told'], { readonly kind: K }>;

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
