/** Mail to the account's own address about a booking that an agent prepared: to be paid, or not in time. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDeadline, formatMoney } from '@sojourn/domain/formats.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { CREDIT_ZONE } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { PAYMENT_REQUESTS } from '#modules/platform/notify/texts/payment-requests.ts';
import type { NamedInAll } from '../in-language.ts';

type About = {
  readonly key: string;
  readonly title: string;
  /** For each reader's language. Older messages are without it. */
  readonly named?: NamedInAll | null;
  readonly total: Money;
  readonly expiresAt: Instant;
};
/** `key`: the checkout and when it was asked for. */
export type PaymentRequested = About & {
  readonly kind: 'paymentRequested';
  readonly checkoutId: CheckoutId;
  readonly subtitle: string;
  readonly agentName: string;
};
export type PaymentRequestExpired = About & { readonly kind: 'paymentRequestExpired' };

const deadline = (at: Instant, locale: 'en' | 'fr'): string => formatDeadline(at, CREDIT_ZONE, locale);

export const PAYMENT_REQUESTED: MessageType<PaymentRequested> = {
  kind: 'paymentRequested',
  bookingId: () => null,
  write: (message, { origin, person, tenant }, { locale }) => {
    const { checkoutId, named, total, agentName, expiresAt } = message;
    const { title, subtitle } = named?.[locale] ?? message;
    const words = PAYMENT_REQUESTS[locale];
    return {
      to: person?.email ?? '',
      subject: words.requested.subject(title),
      blocks: [
        { block: 'heading', text: words.requested.heading(agentName), tone: 'warn' },
        { block: 'text', text: words.requested.text },
        {
          block: 'amounts',
          rows: [
            [words.booking, `${title}, ${subtitle}`],
            [words.total, formatMoney(total, locale)],
            [words.until, deadline(expiresAt, locale)],
          ],
        },
        { block: 'link', text: words.requested.link, url: `${origin}/checkout/${checkoutId}` },
        { block: 'text', text: words.requested.notYou(tenant.supportPhone) },
      ],
      calendar: null,
    };
  },
};

export const PAYMENT_REQUEST_EXPIRED: MessageType<PaymentRequestExpired> = {
  kind: 'paymentRequestExpired',
  bookingId: () => null,
  write: (message, { origin, person }, { locale }) => {
    const { named, total, expiresAt } = message;
    const { title } = named?.[locale] ?? message;
    const words = PAYMENT_REQUESTS[locale];
    return {
      to: person?.email ?? '',
      subject: words.expired.subject(title),
      blocks: [
        { block: 'heading', text: words.expired.heading, tone: 'bad' },
        {
          block: 'text',
          text: words.expired.text(title, formatMoney(total, locale), deadline(expiresAt, locale)),
        },
        { block: 'link', text: words.expired.link, url: `${origin}/` },
      ],
      calendar: null,
    };
  },
};
