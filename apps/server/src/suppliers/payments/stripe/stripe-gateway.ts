/**
 * The payment port over Stripe: one PaymentIntent with manual capture for each of our references. A reference
 * is the intent's `transfer_group`, which its charge inherits and by which charges are listed at once;
 * Stripe's search would find it only after some time. Cards are those that the issuer put on file for a
 * Stripe customer whose metadata has the person's `subject`.
 */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type Stripe from 'stripe';
import { type CallContext, ok, rejected, unknown } from '../../outcome.ts';
import type { AuthorizeRequest, ListedPayment, PaymentGateway, Sought } from '../port.ts';
import { connectStripe, question, type StripeSettings } from './connect-stripe.ts';
import { attempt, findCards, findCustomer, keyed, NOT_POSSIBLE, type SavedCard, timed } from './customers.ts';
import {
  authorizationOf,
  CHECK_UNTIL,
  cardOf,
  type Intent,
  isRefusedRequest,
  labelOf,
  outcomeOf,
  paymentIdOf,
  REPLACED,
  refundOf,
} from './map.ts';
import { claimPermission, endPermission, permit } from './stripe-permissions.ts';

/** The intent of a reference that has a charge, whatever became of it. */
async function findIntent(stripe: Stripe, reference: string, context: CallContext): Promise<Intent | null> {
  const charges = await stripe.charges.list({ transfer_group: reference, limit: 1 }, timed(context));
  const intent = charges.data[0]?.payment_intent;
  if (!intent) return null;
  const id = typeof intent === 'string' ? intent : intent.id;
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, timed(context));
}

/** As many of a customer's newest payments are looked through for one that has no charge yet. */
const RECENT = 100;

/**
 * The same, also of one that its bank still checks: that has no charge, so it's found among its customer's
 * newest, which are listed at once too.
 */
async function findAnyIntent(
  stripe: Stripe,
  { reference, subject }: Sought,
  context: CallContext,
): Promise<Intent | null> {
  const charged = await findIntent(stripe, reference, context);
  const customer = charged || subject === undefined ? null : await findCustomer(stripe, subject, context);
  if (!customer) return charged;
  const recent = await stripe.paymentIntents.list({ customer, limit: RECENT }, timed(context));
  return recent.data.find(({ metadata }) => metadata.reference === reference) ?? null;
}

const keyOf = (reference: string): string => `authorize:${reference}`;

/** Who can't be asked now, or at all, is refused where the bank wants to. */
function presence({ check, absence }: AuthorizeRequest) {
  if (absence) return { off_session: true };
  return check ? { return_url: check.returnUrl } : { error_on_requires_action: true };
}

/** The id of its intent; null for a card of a brand that we don't have. */
async function confirmed(
  stripe: Stripe,
  request: AuthorizeRequest,
  { method, customer }: SavedCard,
  now: Instant,
  context: CallContext,
): Promise<string | null> {
  const { reference, amountMinor, currency, check, absence } = request;
  const card = cardOf(method, now);
  if (!card) return null;
  const given = {
    amount: amountMinor,
    currency: currency.toLowerCase(),
    customer,
    payment_method: method.id,
    capture_method: 'manual' as const,
    confirm: true,
    ...presence(request),
    transfer_group: reference,
    metadata: { reference, label: labelOf(card), ...(check && { [CHECK_UNTIL]: check.until }) },
    expand: ['latest_charge'],
  };
  try {
    const { id } = await stripe.paymentIntents.create(
      { ...given, allowed_payment_method_types: ['card'] },
      keyed(context, keyOf(reference)),
    );
    return id;
  } catch (error) {
    const { code, payment_intent: refused } = error as Stripe.errors.StripeCardError;
    if (!absence || !check || code !== 'authentication_required' || !refused) throw error;
    // They're asked for it once they're there, on a page of their bank
    const later = { payment_method: method.id, return_url: check.returnUrl };
    await stripe.paymentIntents.confirm(refused.id, later, keyed(context, `confirm:${reference}`));
    return refused.id;
  }
}

function authorize(stripe: Stripe, clock: Clock): PaymentGateway['authorize'] {
  return (request, context) =>
    attempt(async () => {
      const { subject, paymentId, absence } = request;
      const cards = await findCards(stripe, subject, context);
      const chosen = cards.find(({ method }) => paymentIdOf(method) === paymentId);
      if (!chosen) return rejected({ reason: 'InvalidCardInformation' } as const);
      const { permission = null } = absence ?? {};
      if (permission !== null) {
        const { customer } = chosen;
        if (!(await claimPermission(stripe, customer, permission, request, clock.now(), context)))
          return NOT_POSSIBLE;
      }
      const id = await confirmed(stripe, request, chosen, clock.now(), context);
      if (id === null) return rejected({ reason: 'InvalidCardInformation' } as const);
      // The answer of the first call, repeated by its key, may be older than the record
      const now = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, timed(context));
      if (now.status === 'canceled') return NOT_POSSIBLE;
      // Whether the money is set aside isn't known yet
      if (now.status === 'processing') return unknown;
      const authorization = authorizationOf(now, clock.now());
      const { problem } = authorization;
      return problem ? rejected({ reason: problem }) : ok(authorization);
    }).then((outcome) => noteReplaced(stripe, request, outcome, context));
}

/** A number that its bank doesn't serve any more is shown as such, so that its new one can be typed. */
async function noteReplaced<O extends Awaited<ReturnType<PaymentGateway['authorize']>>>(
  stripe: Stripe,
  { subject, paymentId }: AuthorizeRequest,
  outcome: O,
  context: CallContext,
): Promise<O> {
  if (outcome.outcome !== 'rejected' || outcome.rejection.reason !== 'CardLostOrStolen') return outcome;
  await attempt(async () => {
    const cards = await findCards(stripe, subject, context);
    const chosen = cards.find(({ method }) => paymentIdOf(method) === paymentId);
    const metadata = { replaced: REPLACED };
    if (chosen) await stripe.paymentMethods.update(chosen.method.id, { metadata }, timed(context));
    return NOT_POSSIBLE;
  });
  return outcome;
}

function capture(stripe: Stripe, clock: Clock): PaymentGateway['capture'] {
  const show = (intent: Intent) => authorizationOf(intent, clock.now());
  return ({ reference, amountMinor }, context) =>
    attempt(async () => {
      const before = await findIntent(stripe, reference, context);
      if (!before) return NOT_POSSIBLE;
      const isDone = (intent: Intent) =>
        intent.status === 'succeeded' && intent.amount_received === amountMinor;
      if (isDone(before)) return ok(show(before));
      try {
        const given = { amount_to_capture: amountMinor, expand: ['latest_charge'] };
        const options = keyed(context, `capture:${reference}:${amountMinor}`);
        return ok(show(await stripe.paymentIntents.capture(before.id, given, options)));
      } catch (error) {
        if (!isRefusedRequest(error)) throw error;
        // Another process may have captured it since
        const after = await findIntent(stripe, reference, context);
        return after && isDone(after) ? ok(show(after)) : NOT_POSSIBLE;
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
  return (sought, context) =>
    attempt(async () => {
      const { reference } = sought;
      const intent = await findAnyIntent(stripe, sought, context);
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
        const after = isSettled ? await findAnyIntent(stripe, sought, context) : null;
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

const WITH_CHARGES = { expand: ['data.latest_charge'] };
const secondsOf = (at: Instant): number => Math.floor(Date.parse(at) / 1_000);
const listed =
  (clock: Clock) =>
  (intent: Intent): ListedPayment => {
    const { reference, state, capturedMinor, refundedMinor } = authorizationOf(intent, clock.now());
    return { reference, state, capturedMinor, refundedMinor };
  };

export function createStripeGateway(settings: StripeSettings, clock: Clock): PaymentGateway {
  const stripe = connectStripe(settings);
  return {
    listCards: (subject, context) => question(() => listCards(stripe, subject, clock, context)),
    authorize: authorize(stripe, clock),
    permit: permit(stripe, clock),
    endPermission: endPermission(stripe),
    capture: capture(stripe, clock),
    void: giveBack(stripe),
    refund: refund(stripe),
    listPayments: ({ from, until, after }, context) =>
      question(async () => {
        const created = { gte: secondsOf(from), lt: secondsOf(until) };
        const page = await stripe.paymentIntents.list(
          { created, limit: 100, ...(after !== null && { starting_after: after }), ...WITH_CHARGES },
          timed(context),
        );
        const payments = page.data.filter(({ metadata }) => metadata.reference).map(listed(clock));
        return { payments, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
      }),
    lookUp: (sought, context) =>
      question(async () => {
        const intent = await findAnyIntent(stripe, sought, context);
        if (!intent) return null;
        const given = { payment_intent: intent.id, limit: 100 };
        const refunds = await stripe.refunds.list(given, timed(context));
        return { authorization: authorizationOf(intent, clock.now()), refunds: refunds.data.map(refundOf) };
      }),
  };
}
