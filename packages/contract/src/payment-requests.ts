/** A booking that an agent prepared in a customer's place waits for the customer, who alone pays. */
import { PAYMENT_REQUEST_STATES } from '@sojourn/domain/checkout/payment-request.ts';
import { bookErrors } from '@sojourn/products/contracts.ts';
import { z } from 'zod';
import { bookingFailure } from './booking-failures.ts';
import { call } from './call.ts';
import { checkoutParams } from './checkout-parts.ts';
import { PAYING_ERRORS, shownPayment } from './paying.ts';
import { idOf, instant, moneySchema } from './primitives.ts';

const paymentRequest = z.object({
  checkoutId: idOf('chk'),
  state: z.enum(PAYMENT_REQUEST_STATES),
  title: z.string(),
  subtitle: z.string(),
  /** When it was asked for; the checkout shows what it comes to now. */
  total: moneySchema,
  agentName: z.string(),
  requestedAt: instant,
  expiresAt: instant,
});
export type PaymentRequest = z.output<typeof paymentRequest>;

export const paymentRequestCalls = {
  listPaymentRequests: call({
    method: 'GET',
    path: '/payment-requests',
    summary: 'Bookings that an agent prepared and the customer hasn’t answered',
    auth: 'customer',
    output: z.object({ requests: z.array(paymentRequest) }),
    errors: [],
  }),
  requestPayment: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/payment-request',
    summary: 'In a delegated session: has the customer accept and pay it on their own page',
    auth: 'customer',
    idempotent: true,
    params: checkoutParams,
    input: shownPayment,
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('Sent'), request: paymentRequest }),
      z.object({ result: z.literal('Failed'), failure: bookingFailure }),
    ]),
    errors: [...bookErrors(), ...PAYING_ERRORS],
  }),
  endPaymentRequest: call({
    method: 'POST',
    path: '/checkouts/:checkoutId/payment-request/end',
    summary: 'The customer declines it, or the agent takes it back; nothing is booked or charged',
    auth: 'customer',
    idempotent: true,
    params: checkoutParams,
    input: z.object({}),
    output: z.object({ request: paymentRequest }),
    errors: ['PaymentRequestOver'],
  }),
} as const;
