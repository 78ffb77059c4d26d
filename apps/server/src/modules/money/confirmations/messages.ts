/** Mail about a payment that waits for its customer, and about one that they didn't confirm. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDeadline, formatMoney } from '@sojourn/domain/formats.ts';
import type { BookingId, PaymentConfirmationId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { CREDIT_ZONE } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import type { Naming } from '#modules/platform/notify/naming.ts';
import { CONFIRMATIONS } from '#modules/platform/notify/texts/confirmations.ts';
import type { ConfirmationEnd } from './store.ts';

type About = {
  readonly key: PaymentConfirmationId;
  readonly bookingId: BookingId;
  /** The kind of the caller that charges. */
  readonly why: string;
  readonly title: string;
  readonly amount: Money;
  readonly label: string;
  readonly until: Instant;
};
export type PaymentConfirmation = About & { readonly kind: 'paymentConfirmation' };
export type PaymentNotConfirmed = About & {
  readonly kind: 'paymentNotConfirmed';
  readonly how: Exclude<ConfirmationEnd, 'confirmed'>;
};

/** Of money that was set aside before, for what's booked. */
const RENEWAL = 'renewal';

const reword = async <M extends About>(content: M, { titles }: Naming): Promise<M> => ({
  ...content,
  title: (await titles([content.bookingId])).get(content.bookingId) ?? content.title,
});

export const PAYMENT_CONFIRMATION: MessageType<PaymentConfirmation> = {
  kind: 'paymentConfirmation',
  bookingId: () => null,
  reword,
  write: ({ key, why, title, amount, label, until }, { origin, person, tenant }, { locale }) => {
    const words = CONFIRMATIONS[locale];
    return {
      to: person?.email ?? '',
      subject: words.request.subject(title),
      blocks: [
        { block: 'heading', text: words.request.heading, tone: 'warn' },
        { block: 'text', text: words.request.why[why] ?? words.request.why.other ?? '' },
        {
          block: 'amounts',
          rows: [
            [words.trip, title],
            [words.amount, formatMoney(amount, locale)],
            [words.card, label],
            [words.until, formatDeadline(until, CREDIT_ZONE, locale)],
          ],
        },
        { block: 'link', text: words.request.link, url: `${origin}/confirm-payment/${key}` },
        {
          block: 'text',
          text: (why === RENEWAL ? words.request.renewal : words.request.otherwise)(tenant.supportPhone),
        },
      ],
      calendar: null,
    };
  },
};

export const PAYMENT_NOT_CONFIRMED: MessageType<PaymentNotConfirmed> = {
  kind: 'paymentNotConfirmed',
  bookingId: () => null,
  reword,
  write: ({ how, why, title, amount, label }, { origin, person, tenant }, { locale }) => {
    const words = CONFIRMATIONS[locale];
    return {
      to: person?.email ?? '',
      subject: words.ended.subject(title),
      blocks: [
        { block: 'heading', text: words.ended.heading, tone: 'bad' },
        {
          block: 'text',
          text:
            why === RENEWAL
              ? words.ended.renewal(formatMoney(amount, locale), label, title, tenant.supportPhone)
              : words.ended.text[how](formatMoney(amount, locale), label, title),
        },
        { block: 'link', text: words.ended.link, url: `${origin}/trips` },
      ],
      calendar: null,
    };
  },
};
