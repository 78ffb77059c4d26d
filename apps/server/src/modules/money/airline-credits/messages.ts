/** Mail about airlines' credits that are about to end. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney } from '@sojourn/domain/formats.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { NameRule } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';

/** `key`: the credit and `daysLeft`, which is 90, 60, 30 or 7: each is announced once. */
export type AirlineCreditExpiring = {
  readonly kind: 'airlineCreditExpiring';
  readonly key: string;
  /** Its name. */
  readonly airline: string;
  readonly number: string;
  readonly nameRule: NameRule;
  readonly amount: Money;
  readonly expiresAt: Instant;
  readonly daysLeft: number;
};

export const AIRLINE_CREDIT_EXPIRING: MessageType<AirlineCreditExpiring> = {
  kind: 'airlineCreditExpiring',
  bookingId: () => null,
  write: (expiring, { origin, person }, { locale, texts }) => {
    const { airline, number, nameRule, daysLeft } = expiring;
    const amount = formatMoney(expiring.amount, locale);
    const date = formatDate(dateIn(expiring.expiresAt), locale, 'year');
    const words = texts.airlineCreditExpiring;
    return {
      to: person?.email ?? '',
      subject: words.subject(airline, amount, date),
      blocks: [
        { block: 'heading', text: words.heading(airline), tone: 'warn' },
        { block: 'text', text: words.text(airline, amount, date, daysLeft) },
        { block: 'text', text: words[nameRule] },
        { block: 'facts', rows: [[words.number, number]] },
        { block: 'link', text: words.link, url: `${origin}/trips?view=airline-credits` },
      ],
      calendar: null,
    };
  },
};
