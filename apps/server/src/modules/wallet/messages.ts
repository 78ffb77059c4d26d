/** Tells people that a credit is about to end. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney } from '@sojourn/domain/formats.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { dateIn } from '@sojourn/domain/wallet/credit-days.ts';
import type { MessageType } from '../notify/message-type.ts';

/** `key`: the credit and `daysLeft`, which is 90, 60, 30 or 7: each is announced once. */
export type CreditExpiring = {
  readonly kind: 'creditExpiring';
  readonly key: string;
  readonly amount: Money;
  readonly expiresAt: Instant;
  readonly daysLeft: number;
};

export const CREDIT_EXPIRING: MessageType<CreditExpiring> = {
  kind: 'creditExpiring',
  bookingId: () => null,
  write: (told, { origin, person }, { locale, texts }) => {
    const amount = formatMoney(told.amount, locale);
    const date = formatDate(dateIn(told.expiresAt), locale, 'year');
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
  },
};
