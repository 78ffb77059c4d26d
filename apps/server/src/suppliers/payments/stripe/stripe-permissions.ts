/**
 * Permissions at Stripe: a SetupIntent for use off session, whose metadata has what was allowed. It's found
 * among its customer's newest, which are listed at once.
 */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type Stripe from 'stripe';
import { type CallContext, type Outcome, ok, rejected } from '../../outcome.ts';
import type {
  AuthorizeRequest,
  CardPermission,
  PaymentGateway,
  PaymentRejection,
  PermitRequest,
} from '../port.ts';
import { attempt, findCards, findCustomer, keyed, timed } from './customers.ts';
import { problemOf } from './declines.ts';
import { CHECK_UNTIL, cardOf, checkOf, labelOf, paymentIdOf } from './map.ts';

/** As many of a customer's newest permissions are looked through. */
const RECENT = 100;

async function findPermission(
  stripe: Stripe,
  customer: string,
  reference: string,
  context: CallContext,
): Promise<Stripe.SetupIntent | null> {
  const recent = await stripe.setupIntents.list({ customer, limit: RECENT }, timed(context));
  return recent.data.find(({ metadata }) => metadata?.reference === reference) ?? null;
}

export function permit(stripe: Stripe, clock: Clock): PaymentGateway['permit'] {
  return (request, context) =>
    attempt(async () => {
      const { reference, subject, paymentId, amountMinor, currency, purpose, until, check } = request;
      const cards = await findCards(stripe, subject, context);
      const chosen = cards.find(({ method }) => paymentIdOf(method) === paymentId);
      const card = chosen && cardOf(chosen.method, clock.now());
      if (!chosen || !card) return rejected({ reason: 'InvalidCardInformation' } as const);
      const made = await stripe.setupIntents.create(
        {
          customer: chosen.customer,
          payment_method: chosen.method.id,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
          confirm: true,
          ...(check && { return_url: check.returnUrl }),
          metadata: {
            reference,
            purpose,
            paymentId,
            amountMinor,
            currency,
            until,
            label: labelOf(card),
            ...(check && { [CHECK_UNTIL]: check.until }),
          },
        },
        keyed(context, `permit:${reference}`),
      );
      // The answer of the first call, repeated by its key, may be older than the record
      const now = await stripe.setupIntents.retrieve(made.id, {}, timed(context));
      return permissionOf(now, request, clock.now());
    });
}

function permissionOf(
  setup: Stripe.SetupIntent,
  { reference, amountMinor, currency, until, check: way }: PermitRequest,
  now: Instant,
): Outcome<CardPermission, PaymentRejection> {
  const metadata = setup.metadata ?? {};
  const of = { reference, amountMinor, currency, until, label: metadata.label ?? '' };
  const check = checkOf({ ...setup, metadata }, now);
  if (check) return ok({ ...of, state: 'checking', check });
  switch (setup.status) {
    case 'succeeded': {
      const isOver = metadata.ended !== undefined || !isBefore(now, until);
      const state = metadata.usedBy ? 'used' : isOver ? 'ended' : 'given';
      return ok({ ...of, state, check: null });
    }
    case 'canceled':
      return ok({ ...of, state: 'ended', check: null });
    case 'requires_action':
      return rejected({ reason: way ? 'CardCheckTimedOut' : 'LikelyFraud' });
    default:
      return rejected({ reason: problemOf(setup.last_setup_error ?? {}) });
  }
}

export function endPermission(stripe: Stripe): PaymentGateway['endPermission'] {
  return ({ reference, subject }, context) =>
    attempt(async () => {
      const customer = await findCustomer(stripe, subject, context);
      const setup = customer ? await findPermission(stripe, customer, reference, context) : null;
      if (!setup || setup.status === 'canceled') return ok(null);
      const options = keyed(context, `end:${reference}`);
      if (setup.status === 'succeeded')
        await stripe.setupIntents.update(setup.id, { metadata: { ended: 'true' } }, options);
      else await stripe.setupIntents.cancel(setup.id, {}, options);
      return ok(null);
    });
}

/** True for the one charge that it's used for: the key of its use is another charge's only once. */
export async function claimPermission(
  stripe: Stripe,
  customer: string,
  permission: string,
  charge: Pick<AuthorizeRequest, 'reference' | 'paymentId' | 'amountMinor' | 'currency'>,
  now: Instant,
  context: CallContext,
): Promise<boolean> {
  const setup = await findPermission(stripe, customer, permission, context);
  const { paymentId, currency, amountMinor, until, ended, usedBy } = setup?.metadata ?? {};
  const isGiven =
    setup?.status === 'succeeded' &&
    ended === undefined &&
    paymentId === charge.paymentId &&
    currency === charge.currency &&
    charge.amountMinor <= Number(amountMinor) &&
    until !== undefined &&
    isBefore(now, until as Instant);
  if (!isGiven || (usedBy !== undefined && usedBy !== charge.reference)) return false;
  if (usedBy === undefined)
    await stripe.setupIntents.update(
      setup.id,
      { metadata: { usedBy: charge.reference } },
      keyed(context, `use:${permission}`),
    );
  return true;
}
