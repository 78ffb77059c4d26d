/** Mail about a price that fell after booking. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney } from '@sojourn/domain/formats.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { BROUGHT_CREDITS } from '#modules/platform/notify/texts/brought-credits.ts';

/** `key`: the booking's id; it's credited once. */
export type PriceDropCredited = {
  readonly kind: 'priceDropCredited';
  readonly key: string;
  readonly bookingId: BookingId;
  readonly amount: Money;
  readonly booked: Money;
  readonly lowest: Money;
  readonly expiresAt: Instant;
  /** Null: at once. Left out of what was stored when every credit was. */
  readonly spendableFrom?: Instant | null;
};

export const PRICE_DROP_CREDITED: MessageType<PriceDropCredited> = {
  kind: 'priceDropCredited',
  bookingId: ({ bookingId }) => bookingId,
  write: (credited, { origin, person }, { locale, texts }) => {
    const words = texts.priceDropCredited;
    const amount = formatMoney(credited.amount, locale);
    const day = (at: Instant) => formatDate(dateIn(at), locale, 'year');
    const until = day(credited.expiresAt);
    const spendableOn = credited.spendableFrom && day(credited.spendableFrom);
    return {
      to: person?.email ?? '',
      subject: words.subject(amount),
      blocks: [
        { block: 'heading', text: words.heading, tone: 'good' },
        { block: 'text', text: words.text(amount, until) },
        {
          block: 'amounts',
          rows: [
            [words.booked, formatMoney(credited.booked, locale)],
            [words.lowest, formatMoney(credited.lowest, locale)],
            [words.credit, amount],
          ],
        },
        ...(spendableOn
          ? [{ block: 'text', text: BROUGHT_CREDITS[locale].spendableFrom(spendableOn) } as const]
          : []),
        { block: 'text', text: BROUGHT_CREDITS[locale].goesWith },
        { block: 'link', text: texts.seeTrip, url: `${origin}/trips/${credited.bookingId}` },
      ],
      calendar: null,
    };
  },
};
