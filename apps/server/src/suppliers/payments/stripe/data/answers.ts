/** Stripe's answers in the form of its published objects, as far as the adapter reads them. */
export const CUSTOMER = { id: 'cus_Maya', object: 'customer', metadata: { subject: 'maya' } };

export const paymentMethod = (id: string, last4: string, customer: string, label: string) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer,
  metadata: { label },
  billing_details: { name: 'Maya Okafor', email: null, phone: null, address: { country: 'US' } },
  card: { brand: 'visa', display_brand: 'visa', last4, exp_month: 12, exp_year: 2029, country: 'US' },
});

export const paymentIntent = (id: string, created: number) => ({
  id,
  object: 'payment_intent',
  amount: 0,
  amount_received: 0,
  amount_capturable: 0,
  cancellation_reason: null as string | null,
  capture_method: 'manual',
  created,
  currency: 'usd',
  customer: null as string | null,
  last_payment_error: null as object | null,
  latest_charge: null as string | null,
  metadata: {} as Record<string, string>,
  payment_method: null as string | null,
  status: 'requires_confirmation',
  transfer_group: null as string | null,
});
export type IntentRecord = ReturnType<typeof paymentIntent>;

export const charge = (id: string, intent: IntentRecord) => ({
  id,
  object: 'charge',
  amount: intent.amount,
  amount_refunded: 0,
  captured: false,
  payment_intent: intent.id,
  payment_method_details: { type: 'card', card: { capture_before: intent.created + 604_800 } },
  status: 'succeeded',
  transfer_group: intent.transfer_group,
});
export type ChargeRecord = ReturnType<typeof charge>;

export const refund = (id: string, amount: number, intent: string, metadata: Record<string, string>) => ({
  id,
  object: 'refund',
  amount,
  currency: 'usd',
  metadata,
  payment_intent: intent,
  status: 'pending',
});
export type RefundAnswer = ReturnType<typeof refund>;

export const cardError = (declineCode: string, code = 'card_declined') => ({
  error: {
    type: 'card_error',
    code,
    decline_code: declineCode,
    message: 'Your card was declined.',
    doc_url: `https://docs.stripe.com/error-codes/${code.replace('_', '-')}`,
  },
});
export const invalidRequest = (code: string, message: string) => ({
  error: { type: 'invalid_request_error', code, message },
});
export const keyReused = {
  error: {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  },
};
