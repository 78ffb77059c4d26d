/** Mail about a refund to a card: when it has left, and when the card's bank has posted it. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatMoney } from '@sojourn/domain/formats.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { tenderName } from '@sojourn/domain/wallet/credits/credit-names.ts';
import { type Language, type Letter, type MailContext, tripLink } from '#modules/platform/notify/letter.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import type { Message } from '#modules/platform/notify/messages.ts';
import { refundAmounts, refundNote } from '#modules/platform/notify/trip-facts.ts';
import type { BookingRef } from '../tenders/store.ts';

type About = { readonly about: BookingId; readonly refundNo: number; readonly key: string };
type RefundSent = About & { readonly kind: 'refundSent' };
type RefundArrived = About & { readonly kind: 'refundArrived' };

/** Once for each refund and kind, also when the refund has to be sent again. */
export function refundMessage(
  kind: (RefundSent | RefundArrived)['kind'],
  { tenantId, customerId, bookingId }: BookingRef,
  refundNo: number,
  at: Instant,
): Message {
  const about: About = { about: bookingId, refundNo, key: `${bookingId}.${refundNo}` };
  return { tenantId, customerId, at, kind, ...about };
}

function letter(
  kind: (RefundSent | RefundArrived)['kind'],
  { refundNo, key }: About,
  context: MailContext,
  language: Language,
): Letter {
  const { locale, texts } = language;
  const words = texts[kind];
  // Read again on the next try
  const trip = assertPresent(context.trip, `the trip of refund ${key}`);
  const line = assertPresent(
    trip.refunds.find((each) => each.refundNo === refundNo),
    `refund ${key}`,
  );
  const amount = formatMoney(line.amount, locale);
  const tender = tenderName({ kind: line.kind, label: line.tender }, locale);
  return {
    to: trip.email,
    subject: words.subject(amount),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'good' },
      { block: 'text', text: words.text(amount, tender, itemText(line.item, trip)) },
      ...refundAmounts(trip, language),
      ...(kind === 'refundSent' ? refundNote(trip, language) : []),
      tripLink(trip, context, language),
    ],
    calendar: null,
  };
}

const itemText = (item: string, { confirmationCode }: TripDetail): string =>
  confirmationCode ? `${item} (${confirmationCode})` : item;

export const REFUND_SENT: MessageType<RefundSent> = {
  kind: 'refundSent',
  bookingId: ({ about }) => about,
  write: (sent, context, language) => letter('refundSent', sent, context, language),
};
export const REFUND_ARRIVED: MessageType<RefundArrived> = {
  kind: 'refundArrived',
  bookingId: ({ about }) => about,
  write: (arrived, context, language) => letter('refundArrived', arrived, context, language),
};
