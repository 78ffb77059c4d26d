/** Mail about credits that are about to end, and about disputes that were answered. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney } from '@sojourn/domain/formats.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';

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
  write: (expiring, { origin, person }, { locale, texts }) => {
    const amount = formatMoney(expiring.amount, locale);
    const date = formatDate(dateIn(expiring.expiresAt), locale, 'year');
    const { heading, subject, text } = texts.creditExpiring;
    return {
      to: person?.email ?? '',
      subject: subject(amount, date),
      blocks: [
        { block: 'heading', text: heading, tone: 'warn' },
        { block: 'text', text: text(amount, date, expiring.daysLeft) },
        { block: 'link', text: texts.seeWallet, url: `${origin}/wallet` },
      ],
      calendar: null,
    };
  },
};

/** `key`: the case's id. `credited`: null when it was declined. */
export type DisputeAnswered = {
  readonly kind: 'disputeAnswered';
  readonly key: string;
  readonly code: string;
  readonly credited: { readonly amount: Money; readonly expiresAt: Instant } | null;
};

export const DISPUTE_ANSWERED: MessageType<DisputeAnswered> = {
  kind: 'disputeAnswered',
  bookingId: () => null,
  write: ({ code, credited }, { origin, person }, { locale, texts }) => {
    const { heading, subject, credited: given, declined, questions } = texts.disputeAnswered;
    const until = credited ? formatDate(dateIn(credited.expiresAt), locale, 'year') : '';
    return {
      to: person?.email ?? '',
      subject: subject(code),
      blocks: [
        { block: 'heading', text: heading },
        { block: 'text', text: credited ? given(formatMoney(credited.amount, locale), until) : declined },
        { block: 'text', text: questions(code) },
        { block: 'link', text: texts.seeWallet, url: `${origin}/wallet` },
      ],
      calendar: null,
    };
  },
};
