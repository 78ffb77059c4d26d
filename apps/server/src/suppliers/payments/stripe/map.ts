/** Stripe's objects and errors as the payment port's values. */
import { createHash } from 'node:crypto';
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import { dateIn, type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { newId, type PaymentId } from '@sojourn/domain/ids.ts';
import { CURRENCIES, type Currency } from '@sojourn/domain/money.ts';
import { CARD_BRANDS, type CardBrand } from '@sojourn/domain/payments/card-number.ts';
import type Stripe from 'stripe';
import { NotSentError } from '../../outbound-fetch.ts';
import { type Outcome, rejected, unavailable, unknown } from '../../outcome.ts';
import type { Authorization, PaymentRejection, RefundRecord } from '../port.ts';
import { problemOf } from './declines.ts';

export type Intent = Stripe.PaymentIntent;
type SetupIntent = Pick<Stripe.SetupIntent, 'status' | 'next_action'> & Pick<Intent, 'metadata'>;

/** Our id of a card that Stripe keeps: its own, or that of the card whose number it replaces. */
export const paymentIdOf = ({ id, metadata }: Pick<Stripe.PaymentMethod, 'id' | 'metadata'>): PaymentId =>
  (metadata?.paymentId as PaymentId | undefined) ||
  newId('pay', createHash('sha256').update(`stripe payment method ${id}`).digest());

const BRANDS: Readonly<Record<string, CardBrand>> = {
  mastercard: 'master',
  amex: 'american_express',
  diners: 'diners_club',
};

/** In a card's metadata, once its bank reports that it's lost or stolen: it sends another. */
export const REPLACED = 'true';

/** Null for a brand that B §3 does not name. */
export function cardOf(method: Stripe.PaymentMethod, now: Instant): PaymentMethod | null {
  const { card, metadata, billing_details: billing } = method;
  const brand = card && (BRANDS[card.brand] ?? CARD_BRANDS.find((each) => each === card.brand));
  if (!card || !brand) return null;
  const [year, month] = dateIn(now, 'UTC').split('-').map(Number) as [number, number];
  return {
    paymentId: paymentIdOf(method),
    label: metadata?.label || card.display_brand || brand,
    brand,
    lastFour: card.last4,
    expiry: { month: card.exp_month, year: card.exp_year },
    expired: card.exp_year * 12 + card.exp_month < year * 12 + month,
    replaced: metadata?.replaced === REPLACED,
    holder: billing.name ?? '',
  };
}

export const labelOf = ({ label, lastFour }: PaymentMethod): string => `${label} ${lastFour}`;

const chargeOf = ({ latest_charge: charge }: Intent): Stripe.Charge | null =>
  typeof charge === 'object' ? charge : null;

const instantOf = (seconds: number): Instant => new Date(seconds * 1000).toISOString() as Instant;
/** What Stripe says of most cards; `capture_before` is exact. */
const HOLD_SECONDS = 7 * 86_400;

/** When a check was asked for, in the intent's metadata. */
export const CHECK_UNTIL = 'checkUntil';

/** The bank's page, while it asks; null when it doesn't, or can't be answered any more. */
export function checkOf(
  intent: Pick<Intent, 'status' | 'next_action' | 'metadata'> | SetupIntent,
  now: Instant,
): Authorization['check'] {
  const url = intent.status === 'requires_action' && intent.next_action?.redirect_to_url?.url;
  const until = intent.metadata[CHECK_UNTIL] as Instant | undefined;
  return url && until && isBefore(now, until) ? { url, until } : null;
}

function stateOf(intent: Intent, check: Authorization['check']): Authorization['state'] {
  switch (intent.status) {
    case 'requires_action':
      return check ? 'checking' : 'declined';
    case 'requires_capture':
      return 'authorized';
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return intent.cancellation_reason === 'automatic' ? 'expired' : 'voided';
    default:
      return 'declined';
  }
}

/** Why nothing can be set aside for it any more. */
const refusalOf = (intent: Intent): NonNullable<Authorization['problem']> =>
  intent.status === 'requires_action' ? 'CardCheckTimedOut' : problemOf(intent.last_payment_error ?? {});

export function authorizationOf(intent: Intent, now: Instant): Authorization {
  const charge = chargeOf(intent);
  const check = checkOf(intent, now);
  const state = stateOf(intent, check);
  const before = charge?.payment_method_details?.card?.capture_before;
  const currency = CURRENCIES.find((each): each is Currency => each.toLowerCase() === intent.currency);
  if (!currency) throw new Error(`Stripe answered the currency ${intent.currency}`);
  return {
    reference: intent.metadata.reference ?? '',
    state,
    amountMinor: intent.amount,
    capturedMinor: intent.amount_received,
    refundedMinor: charge?.amount_refunded ?? 0,
    currency,
    label: intent.metadata.label ?? '',
    expiresAt: instantOf(before ?? intent.created + HOLD_SECONDS),
    problem: state === 'declined' ? refusalOf(intent) : null,
    check,
  };
}

const REFUND_STATES: Readonly<Record<string, RefundRecord['state']>> = {
  succeeded: 'returned',
  failed: 'failed',
  canceled: 'failed',
};

export const refundOf = (refund: Stripe.Refund): RefundRecord => ({
  reference: refund.metadata?.refundReference ?? '',
  amountMinor: refund.amount,
  state: REFUND_STATES[refund.status ?? ''] ?? 'sent',
});

/**
 * What the library's errors contain; their names distinguish them, as its classes aren't exported by all.
 */
type Failure = {
  readonly type?: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly detail?: unknown;
};

/** True for what the record's state does not allow: Stripe refuses the request as such. */
export const isRefusedRequest = (error: unknown): boolean =>
  (error as Failure).type === 'StripeInvalidRequestError';

/**
 * What a failed call has come to. A request that Stripe finds wrong is `NotPossible`: its record is in
 * another state, or the key was used for another request. Throws on a mistake of ours, such as a wrong
 * secret.
 */
export function outcomeOf(error: unknown): Outcome<never, PaymentRejection> {
  const { type, code, detail } = error as Failure;
  switch (type) {
    case 'StripeCardError':
      return rejected({ reason: problemOf(error as Failure) });
    case 'StripeConnectionError':
      return detail instanceof NotSentError ? unavailable : unknown;
    case 'StripeRateLimitError':
      return unavailable;
    case 'StripeAPIError':
      return unknown;
    case 'StripeIdempotencyError':
      return code === 'idempotency_key_in_use' ? unknown : rejected({ reason: 'NotPossible' });
    case 'StripeInvalidRequestError':
      return rejected({ reason: 'NotPossible' });
    default:
      throw error;
  }
}
