/** Mail about requests: to the guest's account, and to the host with the link by which they answer. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { formatDateRange, formatDeadline, formatMoney } from '@sojourn/domain/formats.ts';
import type { BookingId, HomeRequestId } from '@sojourn/domain/ids.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import type { Block } from '@sojourn/server/modules/platform/notify/mail-layout.ts';
import type { MessageType } from '@sojourn/server/modules/platform/notify/message-type.ts';
import type { RequestCause } from '#home/rules/booking/request.ts';
import { REQUEST_TEXTS, type RequestTexts } from './texts.ts';

type About = {
  /** The request and what happened; of a message its id besides. */
  readonly key: string;
  readonly homeName: string;
  readonly hostName: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly zone: string;
  readonly answerBy: Instant;
};
export type GuestNews =
  | 'sent'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'pleasePay'
  | 'letGo'
  | 'hostWrote'
  | 'claimed'
  | 'depositUnheld'
  | 'depositTaken'
  | 'depositReleased';
export type RequestNews = About & {
  readonly kind: 'homeRequestNews';
  readonly news: GuestNews;
  readonly requestId: HomeRequestId;
  readonly cause: RequestCause | null;
  readonly total: Money;
  readonly payBy: Instant | null;
  readonly bookingId: BookingId | null;
  /** Of the host; null for none. */
  readonly text: string | null;
  /** Homes that are free for the same nights, with their totals. */
  readonly backups: readonly { readonly homeId: string; readonly name: string; readonly total: Money }[];
};
export type HostNewsKind =
  | 'newRequest'
  | 'confirmed'
  | 'booked'
  | 'withdrawn'
  | 'letGo'
  | 'guestWrote'
  | 'claimPaid'
  | 'claimDismissed';
export type HostNews = About & {
  readonly kind: 'homeHostNews';
  readonly news: HostNewsKind;
  /** Where the simulated host has mail. */
  readonly to: string;
  readonly token: string;
  readonly locale: 'en' | 'fr';
  readonly guestName: string;
  readonly guestCount: number;
  readonly payout: Money;
  readonly text: string | null;
};

const factsOf = (
  { homeName: home, hostName: host, checkIn, checkOut, zone, answerBy }: About,
  until: Instant | null,
  total: Money,
  locale: 'en' | 'fr',
) => ({
  home,
  host,
  dates: formatDateRange(checkIn, checkOut, locale),
  total: formatMoney(total, locale),
  until: formatDeadline(until ?? answerBy, zone, locale),
});

const wordsOf = ({ guest }: RequestTexts, { news, cause }: RequestNews) =>
  guest[news === 'declined' && cause === 'otherGuestAccepted' ? 'otherGuest' : news];

export const REQUEST_NEWS: MessageType<RequestNews> = {
  kind: 'homeRequestNews',
  bookingId: ({ bookingId }) => bookingId,
  write: (message, { origin, person }, { locale }) => {
    const { news, total, payBy, requestId, bookingId, text, backups } = message;
    const texts = REQUEST_TEXTS[locale];
    const facts = factsOf(message, news === 'pleasePay' ? payBy : null, total, locale);
    const words = wordsOf(texts, message)(facts);
    const isGood = news === 'accepted' || news === 'sent' || news === 'depositReleased';
    const isBad = news === 'declined' || news === 'expired' || news === 'letGo';
    // Booked, everything of it is on the trip's page
    const toTrip = bookingId !== null;
    return {
      to: person?.email ?? '',
      subject: words.subject,
      blocks: [
        { block: 'heading', text: words.heading, tone: isGood ? 'good' : isBad ? 'bad' : 'warn' },
        ...(text ? [{ block: 'text', text } satisfies Block] : []),
        { block: 'text', text: words.text },
        { block: 'facts', rows: rowsOf(message, texts, facts) },
        ...(backups.length > 0
          ? ([
              {
                block: 'amounts',
                title: texts.free,
                rows: backups.map(({ name, total: each }) => [name, formatMoney(each, locale)] as const),
              },
            ] satisfies Block[])
          : []),
        {
          block: 'link',
          text: toTrip ? texts.seeTrip : news === 'pleasePay' ? texts.payNow : texts.seeRequest,
          url: toTrip ? `${origin}/trips/${bookingId}` : `${origin}/homes/requests/${requestId}`,
        },
      ],
      calendar: null,
    };
  },
};

function rowsOf(
  { news }: RequestNews,
  texts: RequestTexts,
  { home, dates, total, until }: ReturnType<typeof factsOf>,
): (readonly [string, string])[] {
  const clock: (readonly [string, string])[] =
    news === 'sent' ? [[texts.answerBy, until]] : news === 'pleasePay' ? [[texts.payBy, until]] : [];
  return [[texts.home, home], [texts.dates, dates], [texts.total, total], ...clock];
}

export const HOST_NEWS: MessageType<HostNews> = {
  kind: 'homeHostNews',
  bookingId: () => null,
  write: (message, { origin }) => {
    const { news, to, token, locale, guestName, guestCount, payout, text } = message;
    const texts = REQUEST_TEXTS[locale];
    const { home, dates, until } = factsOf(message, null, money(0, payout.currency), locale);
    const words = texts.host[news]({ guest: guestName, home, dates, until });
    return {
      to,
      subject: words.subject,
      blocks: [
        { block: 'heading', text: words.heading },
        ...(text ? [{ block: 'text', text } satisfies Block] : []),
        { block: 'text', text: words.text },
        {
          block: 'facts',
          rows: [
            [texts.home, home],
            [texts.dates, dates],
            [texts.guests, texts.guestCount(guestCount)],
            [texts.payout, formatMoney(payout, locale)],
          ],
        },
        { block: 'link', text: texts.answer, url: `${origin}/host/${token}` },
      ],
      calendar: null,
    };
  },
};
