/** Payments that a card's bank wants its customer to confirm before anything is booked or changed. */
import { z } from 'zod';
import { call } from './call.ts';
import { idOf, instant, moneySchema } from './primitives.ts';

const paymentConfirmation = z.object({
  confirmationId: idOf('pcf'),
  /** Null where it pays for no trip. */
  bookingId: idOf('bkg').nullable(),
  /** The price freeze that it pays for. */
  freezeId: idOf('frz').nullable(),
  /** What it pays for: `checkout`, `approval`, `change`, `priceFreeze`. */
  kind: z.string(),
  /** It was begun on a page that the customer is on; nobody has written to them. */
  isAttended: z.boolean(),
  title: z.string(),
  amount: moneySchema,
  /** The card. */
  label: z.string(),
  /** The bank's page; null before there is one, or when it's over. */
  url: z.url().nullable(),
  until: instant,
  /** Null while it waits. All but `confirmed` charge nothing. */
  endedAs: z.enum(['confirmed', 'declined', 'timedOut', 'givenUp']).nullable(),
});
export type PaymentConfirmation = z.output<typeof paymentConfirmation>;

const params = z.object({ confirmationId: idOf('pcf') });

export const paymentConfirmationCalls = {
  listPaymentConfirmations: call({
    method: 'GET',
    path: '/payment-confirmations',
    summary: 'Payments that wait for the customer’s bank, the one that ends first first',
    auth: 'customer',
    output: z.object({ confirmations: z.array(paymentConfirmation) }),
    errors: [],
  }),
  getPaymentConfirmation: call({
    method: 'GET',
    path: '/payment-confirmations/:confirmationId',
    summary: 'One payment that waits for the customer’s bank, or did',
    auth: 'customer',
    params,
    output: paymentConfirmation,
    errors: [],
  }),
  continuePaymentConfirmation: call({
    method: 'POST',
    path: '/payment-confirmations/:confirmationId/continue',
    summary: 'Goes on now with a payment that waits for the customer’s bank',
    auth: 'customer',
    params,
    /**
     * `paymentId`: another card pays. `giveUp`: unless the bank has approved it by now, the payment is given
     * up and nothing is charged.
     */
    input: z.object({ giveUp: z.boolean(), paymentId: idOf('pay').optional() }),
    output: paymentConfirmation,
    errors: ['CompanyCardMissing', 'CompanyCardExpired', 'CardNotAllowed', 'ServiceUnavailable'],
  }),
} as const;
