/** Stripe's answers in the form of its published objects, as far as the adapter reads them. */
export const CUSTOMER = { id: 'cus_Maya', object: 'customer', metadata: { subject: 'maya' } };

export const paymentMethod = (id: string, last4: string, customer: string | null, label: string) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer,
  metadata: (label ? { label } : {}) as Record<string, string>,
  billing_details: { name: 'Maya Okafor', email: null, phone: null, address: { country: 'US' } },
  card: {
    brand: 'visa',
    display_brand: 'visa',
    last4,
    exp_month: 12,
    exp_year: 2029,
    country: 'US',
    fingerprint: `f${last4}`,
  },
});
export type MethodRecord = ReturnType<typeof paymentMethod>;

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
  next_action: null as object | null,
  payment_method: null as string | null,
  status: 'requires_confirmation',
  transfer_group: null as string | null,
});
export type IntentRecord = ReturnType<typeof paymentIntent>;

export const setupIntent = (id: string, created: number) => ({
  id,
  object: 'setup_intent',
  created,
  customer: null as string | null,
  last_setup_error: null as object | null,
  livemode: false,
  client_secret: `${id}_secret_of_the_stand_in`,
  metadata: {} as Record<string, string>,
  next_action: null as object | null,
  payment_method: null as string | MethodRecord | null,
  status: 'requires_confirmation',
  usage: 'off_session',
});
export type SetupRecord = ReturnType<typeof setupIntent>;

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

/** What's left to do before a payment: its bank's page, which ends at `returnUrl`. */
export const redirectTo = (url: string, returnUrl: string) => ({
  type: 'redirect_to_url',
  redirect_to_url: { url, return_url: returnUrl },
});

/** A check that the bank or the card's holder answered with no. */
export const authenticationFailure = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method.',
};

export const setupFailure = { ...authenticationFailure, code: 'setup_intent_authentication_failure' };

export const dispute = (id: string, paid: IntentRecord | null, status: string) => ({
  id,
  object: 'dispute',
  amount: paid?.amount ?? 0,
  currency: 'usd',
  evidence_details: { due_by: 1_801_000_000, has_evidence: false, past_due: false, submission_count: 0 },
  payment_intent: paid,
  reason: 'fraudulent',
  status,
});
export const fraudWarning = (id: string, paid: IntentRecord | null, actionable: boolean) => ({
  id,
  object: 'radar.early_fraud_warning',
  actionable,
  fraud_type: 'unauthorized_use_of_card',
  payment_intent: paid,
});

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
