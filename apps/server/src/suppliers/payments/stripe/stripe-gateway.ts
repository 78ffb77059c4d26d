/**
 * The payment port over Stripe: one PaymentIntent with manual capture for each of our references. A reference
 * is the intent's `transfer_group`, which its charge inherits and by which charges are listed at once;
 * Stripe's search would find it only after some time. Cards are those that the issuer put on file for a
 * Stripe customer whose metadata has the person's `subject`.
 */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type Stripe from 'stripe';
import StripeClient from 'stripe';
import { outboundFetch } from '../../outbound-fetch.ts';
import { type CallContext, type Outcome, ok, rejected, unknown } from '../../outcome.ts';
import type { PaymentGateway, PaymentRejection } from '../port.ts';
import {
  authorizationOf,
  cardOf,
  type Intent,
  isRefusedRequest,
  labelOf,
  outcomeOf,
  paymentIdOf,
  refundOf,
} from './map.ts';

export type StripeSettings = {
  readonly secretKey: string;
  /** Another address than Stripe's own, for a stand-in. */
  readonly apiBase: string | null;
};

const STRIPE = 'https://api.stripe.com';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const NOT_POSSIBLE = rejected<PaymentRejection>({ reason: 'NotPossible' });

/** No retries of its own: a saga decides what is repeated, with the same keys. */
function connect({ secretKey, apiBase }: StripeSettings): Stripe {
  const { origin, protocol, hostname, port } = new URL(apiBase ?? STRIPE);
  const fetch = outboundFetch({ origins: [origin], timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
  return new StripeClient(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: StripeClient.createFetchHttpClient(((url: string, init?: RequestInit) =>
      fetch(url, init)) as typeof globalThis.fetch),
  });
}

const timed = ({ timeoutMs }: CallContext): Stripe.RequestOptions => ({ timeout: timeoutMs });
const keyed = (context: CallContext, idempotencyKey: string): Stripe.RequestOptions => ({
  ...timed(context),
  idempotencyKey,
});

async function attempt<V>(
  work: () => Promise<Outcome<V, PaymentRejection>>,
): Promise<Outcome<V, PaymentRejection>> {
  try {
    return await work();
  } catch (error) {
    return outcomeOf(error);
  }
}

/** A question is not refused; a request that Stripe finds wrong is a mistake of ours. */
async function question<V>(work: () => Promise<V>): Promise<Outcome<V, never>> {
  try {
    return ok(await work());
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome.outcome === 'rejected') throw error;
    return outcome;
  }
}

type SavedCard = { readonly method: Stripe.PaymentMethod; readonly customer: string };

async function findCards(stripe: Stripe, subject: string, context: CallContext): Promise<SavedCard[]> {
  const escaped = subject.replace(/[\\']/g, '\\$&');
  const query = `metadata['subject']:'${escaped}'`;
  const found = await stripe.customers.search({ query, limit: 1 }, timed(context));
  const customer = found.data[0]?.id;
  if (!customer) return [];
  const methods = await stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }, timed(context));
  return methods.data.map((method) => ({ method, customer }));
}

/** The intent of a reference that has a charge, whatever became of it. */
async function findIntent(stripe: Stripe, reference: string, context: CallContext): Promise<Intent | null> {
  const charges = await stripe.charges.list({ transfer_group: reference, limit: 1 }, timed(context));
  const intent = charges.data[0]?.payment_intent;
  if (!intent) return null;
  const id = typeof intent === 'string' ? intent : intent.id;
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, timed(context));
}

const keyOf = (reference: string): string => `authorize:${reference}`;

function authorize(stripe: Stripe, clock: Clock): PaymentGateway['authorize'] {
  return ({ reference, subject, paymentId, amountMinor, currency }, context) =>
    attempt(async () => {
      const cards = await findCards(stripe, subject, context);
      const chosen = cards.find(({ method }) => paymentIdOf(method.id) === paymentId);
      const card = chosen && cardOf(chosen.method, clock.now());
      if (!chosen || !card) return rejected({ reason: 'InvalidCardInformation' } as const);
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountMinor,
          currency: currency.toLowerCase(),
          customer: chosen.customer,
          payment_method: chosen.method.id,
          allowed_payment_method_types: ['card'],
          capture_method: 'manual',
          confirm: true,
          // Nobody is there to answer the bank's question: a card that needs it is declined
          error_on_requires_action: true,
          transfer_group: reference,
          metadata: { reference, label: labelOf(card) },
          expand: ['latest_charge'],
        },
        keyed(context, keyOf(reference)),
      );
      // The answer of the first call, repeated by its key, may be older than the record
      const now = await stripe.paymentIntents.retrieve(
        intent.id,
        { expand: ['latest_charge'] },
        timed(context),
      );
      if (now.status === 'canceled') return NOT_POSSIBLE;
      // Still processing, say: whether the money is set aside is not known yet
      const isSettled = now.status === 'requires_capture' || now.status === 'succeeded';
      return isSettled ? ok(authorizationOf(now)) : unknown;
    });
}

function capture(stripe: Stripe): PaymentGateway['capture'] {
  return ({ reference, amountMinor }, context) =>
    attempt(async () => {
      const before = await findIntent(stripe, reference, context);
      if (!before) return NOT_POSSIBLE;
      const isDone = (intent: Intent) =>
        intent.status === 'succeeded' && intent.amount_received === amountMinor;
      if (isDone(before)) return ok(authorizationOf(before));
      try {
        const given = { amount_to_capture: amountMinor, expand: ['latest_charge'] };
        const options = keyed(context, `capture:${reference}:${amountMinor}`);
        return ok(authorizationOf(await stripe.paymentIntents.capture(before.id, given, options)));
      } catch (error) {
        if (!isRefusedRequest(error)) throw error;
        // Another process may have captured it since
        const after = await findIntent(stripe, reference, context);
        return after && isDone(after) ? ok(authorizationOf(after)) : NOT_POSSIBLE;
      }
    });
}

/**
 * An intent that was never seen is made under the reference's key, unconfirmed, and canceled: the key is
 * used, so a late authorisation with it is refused.
 */
async function blockReference(stripe: Stripe, reference: string, context: CallContext): Promise<void> {
  const given = {
    amount: 100,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    metadata: { reference },
  };
  const made = await stripe.paymentIntents.create(given, keyed(context, keyOf(reference)));
  await stripe.paymentIntents.cancel(made.id, {}, keyed(context, `void:${reference}`));
}

function giveBack(stripe: Stripe): PaymentGateway['void'] {
  return ({ reference }, context) =>
    attempt(async () => {
      const intent = await findIntent(stripe, reference, context);
      if (intent?.status === 'canceled') return ok(null);
      if (intent?.status === 'succeeded') return NOT_POSSIBLE;
      try {
        if (intent) await stripe.paymentIntents.cancel(intent.id, {}, keyed(context, `void:${reference}`));
        else await blockReference(stripe, reference, context);
        return ok(null);
      } catch (error) {
        const { type, code } = error as { type?: string; code?: string };
        const isKeyOver = type === 'StripeIdempotencyError' && code !== 'idempotency_key_in_use';
        const isSettled = isRefusedRequest(error) || type === 'StripeIdempotencyError';
        const after = isSettled ? await findIntent(stripe, reference, context) : null;
        if (after?.status === 'canceled') return ok(null);
        // The request under the reference's key has ended without a charge, and none can follow
        if (isKeyOver) return after ? unknown : ok(null);
        if (after) return outcomeOf(error);
        throw error;
      }
    });
}

function refund(stripe: Stripe): PaymentGateway['refund'] {
  return ({ reference, refundReference, amountMinor }, context) =>
    attempt(async () => {
      const intent = await findIntent(stripe, reference, context);
      if (!intent) return NOT_POSSIBLE;
      const made = await stripe.refunds.create(
        { payment_intent: intent.id, amount: amountMinor, metadata: { refundReference } },
        keyed(context, `refund:${refundReference}`),
      );
      return ok(refundOf(made));
    });
}

async function listCards(
  stripe: Stripe,
  subject: string,
  clock: Clock,
  context: CallContext,
): Promise<readonly PaymentMethod[]> {
  const cards = await findCards(stripe, subject, context);
  return cards.map(({ method }) => cardOf(method, clock.now())).filter((card) => card !== null);
}

export function createStripeGateway(settings: StripeSettings, clock: Clock): PaymentGateway {
  const stripe = connect(settings);
  return {
    listCards: (subject, context) => question(() => listCards(stripe, subject, clock, context)),
    authorize: authorize(stripe, clock),
    capture: capture(stripe),
    void: giveBack(stripe),
    refund: refund(stripe),
    lookUp: ({ reference }, context) =>
      question(async () => {
        const intent = await findIntent(stripe, reference, context);
        if (!intent) return null;
        const given = { payment_intent: intent.id, limit: 100 };
        const refunds = await stripe.refunds.list(given, timed(context));
        return { authorization: authorizationOf(intent), refunds: refunds.data.map(refundOf) };
      }),
  };
}
