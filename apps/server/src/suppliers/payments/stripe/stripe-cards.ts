/**
 * The port for adding and removing cards, over Stripe. Numbers are typed into Stripe's own fields; a card is
 * a setup for use off session, which its bank may check. It's attached to its customer only once it's found
 * to be of one of their accounts; until then nothing can be charged by it.
 */
import { createHash } from 'node:crypto';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { CARD_PROBLEMS, type CardProblem } from '@sojourn/domain/payments/card-problems.ts';
import type Stripe from 'stripe';
import { neverRejected } from '../../call-issuer.ts';
import { type CallContext, type Outcome, ok, rejected } from '../../outcome.ts';
import type { CardRejection, CardToken, CardVault } from '../cards-port.ts';
import { connectStripe, type StripeSettings } from './connect-stripe.ts';
import { findCards, keyed, requireCustomer, type SavedCard, timed } from './customers.ts';
import { problemOf } from './declines.ts';
import { cardOf, isRefusedRequest, outcomeOf, paymentIdOf } from './map.ts';

type Rejected = { readonly outcome: 'rejected'; readonly rejection: CardRejection };
const ENDED: Rejected = rejected({ reason: 'TokenExpired' });
const MISSING: Rejected = rejected({ reason: 'NotFound' });
const PURPOSE = 'addCard';
/** As long as the vault's own tickets. */
const ENTRY_SECONDS = 600;
/** A token is looked at again while its answer may be repeated. */
const TOKEN_SECONDS = 86_400;

async function attempt<V>(
  work: () => Promise<Outcome<V, CardRejection>>,
): Promise<Outcome<V, CardRejection>> {
  try {
    return await work();
  } catch (error) {
    // A setup that isn't there, or of another account
    if (isRefusedRequest(error)) return ENDED;
    const outcome = outcomeOf(error);
    return outcome.outcome === 'rejected' ? ENDED : outcome;
  }
}

type TokenOf = Parameters<CardVault['readToken']>[0];

/** That person's own, while it's new. */
async function readSetup(
  stripe: Stripe,
  { subject, token }: TokenOf,
  clock: Clock,
  context: CallContext,
): Promise<Stripe.SetupIntent | null> {
  const setup = await stripe.setupIntents.retrieve(token, { expand: ['payment_method'] }, timed(context));
  const isOwn = setup.metadata?.subject === subject && setup.metadata.purpose === PURPOSE;
  const until = setup.metadata?.until as Instant | undefined;
  return isOwn && until && isBefore(clock.now(), until) ? setup : null;
}

const methodOf = ({ payment_method, last_setup_error }: Stripe.SetupIntent): Stripe.PaymentMethod | null =>
  payment_method && typeof payment_method === 'object'
    ? payment_method
    : (last_setup_error?.payment_method ?? null);

/** A bank's check that wasn't passed is as its question to the holder. */
function refusalOf({ status, last_setup_error: error }: Stripe.SetupIntent): CardProblem | null {
  if (status === 'succeeded') return null;
  const problem = problemOf(error ?? {});
  return CARD_PROBLEMS.find((each) => each === problem) ?? 'Fraud';
}

function readToken(stripe: Stripe, clock: Clock): CardVault['readToken'] {
  return (of, context) =>
    attempt(async () => {
      const setup = await readSetup(stripe, of, clock, context);
      const method = setup && methodOf(setup);
      const shown = method && cardOf(method, clock.now());
      if (!setup || !method?.card || !shown) return ENDED;
      const { lastFour, brand, expiry } = shown;
      const fingerprint = createHash('sha256')
        .update(method.card.fingerprint ?? method.id)
        .digest('hex');
      const problem = refusalOf(setup);
      return ok({
        lastFour,
        brand,
        expiry,
        fingerprint,
        problem,
        isTest: !setup.livemode,
      } satisfies CardToken);
    });
}

type Saving = Parameters<CardVault['saveCard']>[0];

/** What Stripe stores with the card: what it's called, and whose place it takes. */
const metadataOf = ({ label, isVirtual }: Saving, id: string | null) => ({
  label,
  isVirtual: String(isVirtual),
  replaced: '',
  ...(id && { paymentId: id }),
});

/** The same number again is the card that it was; else it's attached, under the id of the one it replaces. */
async function attach(
  stripe: Stripe,
  method: Stripe.PaymentMethod,
  given: Saving,
  cards: readonly SavedCard[],
  context: CallContext,
): Promise<Stripe.PaymentMethod> {
  const replaces = given.replaces ?? null;
  const same = cards.find((card) => card.method.card?.fingerprint === method.card?.fingerprint)?.method;
  const stored = same ?? method;
  if (!same) {
    const customer = await requireCustomer(stripe, given.subject, context);
    await stripe.paymentMethods.attach(method.id, { customer }, keyed(context, `attach:${method.id}`));
  }
  const { exp_month, exp_year } = method.card ?? {};
  const saved = await stripe.paymentMethods.update(
    stored.id,
    {
      metadata: metadataOf(given, replaces),
      ...(same && exp_month && exp_year && { card: { exp_month, exp_year } }),
    },
    timed(context),
  );
  for (const { method: old } of cards)
    if (replaces && paymentIdOf(old) === replaces && old.id !== stored.id)
      await stripe.paymentMethods.detach(old.id, {}, timed(context));
  return saved;
}

function saveCard(stripe: Stripe, clock: Clock): CardVault['saveCard'] {
  return (given, context) =>
    attempt(async () => {
      const setup = await readSetup(stripe, given, clock, context);
      const method = setup && methodOf(setup);
      if (setup?.status !== 'succeeded' || !method) return ENDED;
      const cards = await findCards(stripe, given.subject, context);
      if (given.replaces && !cards.some((card) => paymentIdOf(card.method) === given.replaces))
        return MISSING;
      const saved = cardOf(await attach(stripe, method, given, cards, context), clock.now());
      return saved ? ok(saved) : ENDED;
    });
}

function removeCard(stripe: Stripe): CardVault['removeCard'] {
  return ({ subject, paymentId }, context) =>
    attempt(async () => {
      const cards = await findCards(stripe, subject, context);
      const chosen = cards.find(({ method }) => paymentIdOf(method) === paymentId);
      if (!chosen) return MISSING;
      await stripe.paymentMethods.detach(chosen.method.id, {}, timed(context));
      return ok(null);
    });
}

/** `fieldsUrl`: the vault's page with Stripe's fields. */
export function createStripeCards(settings: StripeSettings, fieldsUrl: string, clock: Clock): CardVault {
  const stripe = connectStripe(settings);
  return {
    fieldsUrl,
    startEntry: async (subject, context) =>
      neverRejected(
        await attempt(async () => {
          // Ahead of the card: Stripe's search finds a new customer after some seconds
          await requireCustomer(stripe, subject, context);
          const made = await stripe.setupIntents.create(
            {
              usage: 'off_session',
              allowed_payment_method_types: ['card'],
              metadata: { subject, purpose: PURPOSE, until: plusSeconds(clock.now(), TOKEN_SECONDS) },
            },
            timed(context),
          );
          const expiresAt: Instant = plusSeconds(clock.now(), ENTRY_SECONDS);
          return made.client_secret ? ok({ ticket: made.client_secret, expiresAt }) : ENDED;
        }),
        'a card entry',
      ),
    readToken: readToken(stripe, clock),
    saveCard: saveCard(stripe, clock),
    removeCard: removeCard(stripe),
  };
}
