/** Mail about frozen prices: bought, about to end, ended, refunded. */
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { formatDate, formatDeadline, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { CREDIT_ZONE } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { tenderName } from '@sojourn/domain/wallet/credits/credit-names.ts';
import type { TenderKind } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import type { Block } from '#modules/platform/notify/mail-layout.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import type { MailTexts } from '#modules/platform/notify/texts/texts.ts';

type About = { readonly key: string; readonly title: string };
/** `key`: the freeze. Also the receipt of its fee. */
export type FreezeBought = About & {
  readonly kind: 'freezeBought';
  readonly frozen: Money;
  /** Of a rise, for each traveler or room; absent in messages from before. */
  readonly most?: Money;
  readonly fee: Money;
  readonly boughtAt: Instant;
  readonly endsAt: Instant;
  readonly paid: readonly { readonly kind: TenderKind; readonly label: string; readonly amount: Money }[];
};
/** `key`: the freeze and `hoursLeft`, which is 72, 24 or 3: each is announced once. */
export type FreezeReminder = About & {
  readonly kind: 'freezeReminder';
  readonly frozen: Money;
  readonly most?: Money;
  /** Null: it wasn't for sale when it was last looked at. */
  readonly now: Money | null;
  readonly endsAt: Instant;
  readonly hoursLeft: number;
};
/** `key`: the freeze. */
export type FreezeEnded = About & {
  readonly kind: 'freezeEnded';
  readonly frozen: Money;
  readonly now: Money | null;
};
/** `key`: the freeze and what owes it. */
export type FreezeRefunded = About & {
  readonly kind: 'freezeRefunded';
  readonly amount: Money;
  /** Else its booking was canceled. */
  readonly isSoldOut: boolean;
};

const listLink = (origin: string, text: string): Block => ({
  block: 'link',
  text,
  url: `${origin}/trips?view=frozen`,
});

/** When something happened: "Apr 14, 2027, 11:59 PM", on the portal's clock. */
function momentOf(at: Instant, locale: 'en' | 'fr'): string {
  const local = localAt(at, CREDIT_ZONE);
  return `${formatDate(local, locale, 'year')}, ${formatTime(local, locale)}`;
}

export const FREEZE_BOUGHT: MessageType<FreezeBought> = {
  kind: 'freezeBought',
  bookingId: () => null,
  write: ({ title, frozen, most, fee, boughtAt, endsAt, paid }, { origin, person }, { locale, texts }) => {
    const words = texts.priceFreeze;
    const until = formatDeadline(endsAt, CREDIT_ZONE, locale);
    const price = formatMoney(frozen, locale);
    return {
      to: person?.email ?? '',
      subject: words.bought.subject(title, price),
      blocks: [
        { block: 'heading', text: words.bought.heading(price), tone: 'good' },
        { block: 'text', text: words.bought.text(title, until) },
        {
          block: 'amounts',
          rows: [
            [words.frozen, price],
            [words.until, until],
            [words.boughtOn, momentOf(boughtAt, locale)],
            [words.fee, formatMoney(fee, locale)],
            ...paid.map(
              (tender) =>
                [tenderName(tender, locale), formatMoney(tender.amount, locale)] as [string, string],
            ),
          ],
        },
        ...limitText(most, words, locale),
        { block: 'text', text: words.bought.note },
        listLink(origin, words.link),
      ],
      calendar: null,
    };
  },
};

export const FREEZE_REMINDER: MessageType<FreezeReminder> = {
  kind: 'freezeReminder',
  bookingId: () => null,
  write: ({ title, frozen, most, now, endsAt, hoursLeft }, { origin, person }, { locale, texts }) => {
    const words = texts.priceFreeze;
    const left = words.left(hoursLeft);
    return {
      to: person?.email ?? '',
      subject: words.reminder.subject(title, left),
      blocks: [
        { block: 'heading', text: words.reminder.heading(left), tone: 'warn' },
        { block: 'text', text: words.reminder.text(title, formatDeadline(endsAt, CREDIT_ZONE, locale)) },
        ...limitText(most, words, locale),
        { block: 'amounts', rows: pricesOf(frozen, now, words, locale) },
        listLink(origin, words.link),
      ],
      calendar: null,
    };
  },
};

export const FREEZE_ENDED: MessageType<FreezeEnded> = {
  kind: 'freezeEnded',
  bookingId: () => null,
  write: ({ key, title, frozen, now }, { origin, person }, { locale, texts }) => {
    const words = texts.priceFreeze;
    return {
      to: person?.email ?? '',
      subject: words.ended.subject(title),
      blocks: [
        { block: 'heading', text: words.ended.heading, tone: 'bad' },
        { block: 'text', text: words.ended.text(title) },
        { block: 'amounts', rows: pricesOf(frozen, now, words, locale) },
        {
          block: 'link',
          text: words.ended.link,
          url: `${origin}/trips?view=frozen&priceFreezeEntry=again&priceFreezeId=${key}`,
        },
      ],
      calendar: null,
    };
  },
};

export const FREEZE_REFUNDED: MessageType<FreezeRefunded> = {
  kind: 'freezeRefunded',
  bookingId: () => null,
  write: ({ title, amount, isSoldOut }, { origin, person }, { locale, texts }) => {
    const words = texts.priceFreeze;
    const sum = formatMoney(amount, locale);
    return {
      to: person?.email ?? '',
      subject: words.refunded.subject(sum),
      blocks: [
        { block: 'heading', text: words.refunded.heading(sum), tone: 'good' },
        {
          block: 'text',
          text: isSoldOut ? words.refunded.soldOut(title, sum) : words.refunded.canceled(title, sum),
        },
        { block: 'text', text: words.refunded.when },
        listLink(origin, words.link),
      ],
      calendar: null,
    };
  },
};

/** How much of a rise is covered; nothing where that isn't known. */
const limitText = (
  most: Money | undefined,
  words: MailTexts['priceFreeze'],
  locale: 'en' | 'fr',
): readonly Block[] => (most ? [{ block: 'text', text: words.limit(formatMoney(most, locale)) }] : []);

const pricesOf = (
  frozen: Money,
  now: Money | null,
  words: MailTexts['priceFreeze'],
  locale: 'en' | 'fr',
): [string, string][] => [
  [words.frozen, formatMoney(frozen, locale)],
  ...(now ? [[words.now, formatMoney(now, locale)] as [string, string]] : []),
];
