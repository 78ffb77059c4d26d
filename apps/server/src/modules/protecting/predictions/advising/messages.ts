/** Mail with advice on a watched price: that it's worth booking, or worth waiting again. */
import type { PricePrediction } from '@sojourn/contract/predictions.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatMoney } from '@sojourn/domain/formats.ts';
import type { WatchId } from '@sojourn/domain/ids.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { PRICE_ADVICE } from '#modules/platform/notify/texts/price-advice.ts';

/** `key`: the watch and the day. */
export type AdviceMail = Pick<
  PricePrediction,
  'advice' | 'reason' | 'price' | 'target' | 'chancePercent' | 'fallPercent' | 'until'
> & {
  readonly kind: 'priceAdvice';
  readonly key: string;
  readonly watchId: WatchId;
  /** Null: the account's own address. */
  readonly to: string | null;
  readonly titles: { readonly en: string; readonly fr: string };
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  /** Opens nothing but the way to stop this watch. */
  readonly stopToken: string;
};

export const ADVICE_MAIL: MessageType<AdviceMail> = {
  kind: 'priceAdvice',
  bookingId: () => null,
  write: (mail, { origin, person }, { locale }) => {
    const words = PRICE_ADVICE[locale];
    const { advice, reason, price, target, chancePercent, fallPercent, until, watchId } = mail;
    const title = mail.titles[locale];
    const now = formatMoney(price, locale);
    return {
      to: mail.to ?? person?.email ?? '',
      subject: words[advice].subject(title, now),
      blocks: [
        { block: 'heading', text: words[advice].heading(now) },
        {
          block: 'text',
          text: words.text(
            title,
            formatDateRange(mail.startsOn, mail.endsOn, locale, 'year'),
            words.reasons[reason],
          ),
        },
        {
          block: 'facts',
          rows: [
            [words.now, now],
            ...(target ? [[words.target, words.orLess(formatMoney(target, locale))] as const] : []),
            [words.chance(fallPercent, formatDate(until, locale, 'day')), words.percent(chancePercent)],
          ],
        },
        { block: 'text', text: words.note },
        { block: 'link', text: words.link, url: `${origin}/trips?view=watched&watch=${watchId}` },
        { block: 'link', text: words.scores, url: `${origin}/price-predictions/` },
        { block: 'link', text: words.stop, url: `${origin}/stop-watching/${mail.stopToken}` },
      ],
      calendar: null,
    };
  },
};
