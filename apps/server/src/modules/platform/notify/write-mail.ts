/** What a message says to its reader, in their language and under their tenant's brand. Pure. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { colorsOf } from '@sojourn/domain/tenants/theme-colors.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';
import type { Mail } from '#suppliers/mail/port.ts';
import { LANGUAGES } from './languages.ts';
import { isOwnAddress, type Language, type Letter, type MailContext } from './letter.ts';
import { htmlOf, textOf } from './mail-layout.ts';
import type { MessageTypes } from './message-type.ts';
import { isProductMessage, isTripMessage } from './messages.ts';
import { type NotifyProducts, productOfMessage } from './product.ts';
import type { NewMessage } from './store.ts';
import { fieldRows, partyRows } from './trip-facts.ts';

/** Who writes what: products, and the modules that registered messages of their own. */
export type MailTypes = { readonly products: NotifyProducts; readonly messages: MessageTypes };

/** Undefined when there is nobody to write to. */
export function writeMail(types: MailTypes, message: NewMessage, context: MailContext): Mail | undefined {
  const { tenant, origin, fromAddress, person } = context;
  const language = LANGUAGES[person?.locale ?? 'en'];
  const { locale, texts } = language;
  const { to, subject, blocks, calendar } = letterOf(types, message, context, language);
  if (to === '') return undefined;
  const foot = texts.footer(tenant.legalName, tenant.supportPhone);
  return {
    messageId: `${message.messageId}@${new URL(origin).hostname}`,
    at: message.createdAt,
    from: { name: tenant.brandName, address: fromAddress },
    to,
    locale,
    subject,
    calendar,
    text: textOf([...blocks, { block: 'small', text: foot }], locale),
    html: htmlOf(blocks, {
      locale,
      title: subject,
      brand: tenant.brandName,
      origin,
      preview: previewOf(blocks),
      colors: { light: colorsOf(tenant, 'light'), dark: colorsOf(tenant, 'dark') },
      foot: { text: foot, phone: tenant.supportPhone },
    }),
  };
}

/** The first sentences and the code; the subject has what's in the heading. */
function previewOf(blocks: Letter['blocks']): string {
  const text = blocks.find((each) => each.block === 'text');
  const code = blocks.find((each) => each.block === 'code');
  return [
    ...(text?.block === 'text' ? [text.text] : []),
    ...(code?.block === 'code' ? [`${code.label} ${code.value}`] : []),
  ].join(' ');
}

/**
 * A trip's mail goes where its booker wants it. The account's own address gets the same, for nobody moves
 * word of the account's money away from it; null where it's the same address, or for a reminder.
 */
export function ownCopyAddress(
  { messages }: MailTypes,
  message: NewMessage,
  to: string,
  context: MailContext,
): string | null {
  const { person, trip } = context;
  if (!person?.email || isOwnAddress(context, to)) return null;
  const content = message.told;
  if (content.kind === 'tripReminder') return null;
  const isOfTrip = isTripMessage(content) || isProductMessage(content, messages) || to === trip?.email;
  return isOfTrip ? person.email : null;
}

function letterOf(
  { products, messages }: MailTypes,
  message: NewMessage,
  context: MailContext,
  language: Language,
): Letter {
  const { told: content, createdAt } = message;
  if (isTripMessage(content)) {
    const trip = tripOf(message, context);
    const letter = products[productFromWire(trip.kind)].tripLetter(
      { told: content, createdAt },
      trip,
      context,
      language,
    );
    return withCompany(letter, trip, context, language);
  }
  if (isProductMessage(content, messages)) {
    const product = products[productOfMessage(content.kind)];
    const happened = { told: content, createdAt };
    if (!product.tripMessages.includes(content.kind)) return product.factsLetter(happened, context, language);
    const trip = tripOf(message, context);
    return withCompany(product.tripLetter(happened, trip, context, language), trip, context, language);
  }
  const type = messages.get(content.kind);
  if (!type) throw new Error(`nobody has registered messages of kind ${content.kind}`);
  const letter = type.write(content, context, language);
  const { trip } = context;
  if (!type.hasTripCalendar || !trip) return letter;
  const changed = { kind: 'bookingChanged', bookingId: trip.bookingId, key: content.key } as const;
  const product = products[productFromWire(trip.kind)];
  const { calendar } = product.tripLetter({ told: changed, createdAt }, trip, context, language);
  return { ...letter, calendar };
}

/** In the first facts of a trip: who travels, and what the company wanted to know of it. */
function withCompany(letter: Letter, trip: TripDetail, context: MailContext, language: Language): Letter {
  const rows = [...partyRows(trip, context, language), ...fieldRows(trip)];
  const at = letter.blocks.findIndex(({ block }) => block === 'facts');
  if (rows.length === 0 || at < 0) return letter;
  const blocks = letter.blocks.map((block, i) =>
    i === at && block.block === 'facts' ? { block: block.block, rows: [...block.rows, ...rows] } : block,
  );
  return { ...letter, blocks };
}

function tripOf({ messageId }: NewMessage, { trip }: MailContext): TripDetail {
  if (!trip) throw new Error(`${messageId} is about a trip that cannot be read`);
  return trip;
}
