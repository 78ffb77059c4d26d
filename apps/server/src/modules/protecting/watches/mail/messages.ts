/** Mail about a watched price that fell, or can be had again. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDateRange, formatMoney } from '@sojourn/domain/formats.ts';
import type { WatchId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { alertMinor, type WatchNews } from '@sojourn/domain/watches/watch-rules.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';

/** `key`: the watch and the reading. */
export type WatchMail = {
  readonly kind: 'watchedPrice';
  readonly key: string;
  readonly watchId: WatchId;
  readonly news: WatchNews;
  /** Null: the account's own address. */
  readonly to: string | null;
  readonly titles: { readonly en: string; readonly fr: string };
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  /** Null: it wasn't for sale. */
  readonly before: Money | null;
  readonly now: Money;
  /** Opens nothing but the way to stop this watch. */
  readonly stopToken: string;
};

export const WATCHED_PRICE: MessageType<WatchMail> = {
  kind: 'watchedPrice',
  bookingId: () => null,
  write: (mail, { origin, person }, { locale, texts }) => {
    const { watchId, news, titles, startsOn, endsOn, before, now, stopToken } = mail;
    const words = texts.watchedPrice;
    const title = titles[locale];
    const price = formatMoney(now, locale);
    const alert = alertMinor(now.amountMinor);
    const dates = formatDateRange(startsOn, endsOn, locale, 'year');
    return {
      to: mail.to ?? person?.email ?? '',
      subject: words[news].subject(title, price),
      blocks: [
        { block: 'heading', text: words[news].heading(price), tone: 'good' },
        { block: 'text', text: words[news].text(title, dates) },
        {
          block: 'amounts',
          rows: [
            [words.now, price],
            ...(before ? [[words.before, formatMoney(before, locale)] as const] : []),
          ],
        },
        { block: 'text', text: words.note },
        { block: 'link', text: words.link, url: `${origin}/trips?view=watched&watch=${watchId}` },
        ...(alert === null
          ? []
          : [
              {
                block: 'text',
                text: words.next(formatMoney({ ...now, amountMinor: alert }, locale)),
              } as const,
            ]),
        { block: 'link', text: words.stop, url: `${origin}/stop-watching/${stopToken}` },
      ],
      calendar: null,
    };
  },
};
