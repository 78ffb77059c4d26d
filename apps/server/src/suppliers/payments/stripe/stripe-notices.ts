/** Stripe's notices: signed with a secret of the endpoint, worked from Stripe's current record. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import { CURRENCIES, type Currency } from '@sojourn/domain/money.ts';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { CallContext } from '../../outcome.ts';
import type { Notice, NoticeFacts, PaymentNotices } from '../notices-port.ts';
import { connectStripe, question, type StripeSettings } from './connect-stripe.ts';

/** A signature is good for so long, so that a recorded notice can't be sent again later. */
const TOLERANCE_SECONDS = 300;

const id = z.string().regex(/^\w{4,128}$/);
const event = z.object({
  id,
  type: z.string().regex(/^[\w.]{3,120}$/),
  created: z.int(),
  data: z.object({ object: z.object({ id }) }),
});

const secondsOf = (at: Instant): number => Math.floor(Date.parse(at) / 1000);
const instantOf = (seconds: number): Instant => new Date(seconds * 1000).toISOString() as Instant;

/** `t=1800000000,v1=5257a8…,v1=…`: one of them is of this body and this second. */
function isSigned(body: string, signature: string, secret: string, now: Instant): boolean {
  const parts = signature.split(',').map((part) => part.split('=', 2) as [string, string | undefined]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(secondsOf(now) - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts.some(([name, value = '']) => {
    const given = name === 'v1' ? Buffer.from(value, 'hex') : Buffer.alloc(0);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function readNotice(body: string): Notice | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = event.safeParse(json);
  if (!parsed.success) return null;
  const { id: noticeId, type: kind, created, data } = parsed.data;
  return { noticeId, kind, objectId: data.object.id, sentAt: instantOf(created) };
}

const currencyOf = (code: string): Currency => {
  const found = CURRENCIES.find((each) => each.toLowerCase() === code);
  if (!found) throw new Error(`Stripe answered the currency ${code}`);
  return found;
};
const referenceOf = (intent: string | Stripe.PaymentIntent | null): string | null =>
  (intent && typeof intent === 'object' && intent.metadata.reference) || null;

type Look = (stripe: Stripe, objectId: string, options: Stripe.RequestOptions) => Promise<NoticeFacts>;
const EXPAND = { expand: ['payment_intent'] };

const lookAtPayment: Look = async (stripe, objectId, options) => ({
  about: 'payment',
  reference: referenceOf(await stripe.paymentIntents.retrieve(objectId, {}, options)),
});
const lookAtRefund: Look = async (stripe, objectId, options) => {
  const refund = await stripe.refunds.retrieve(objectId, EXPAND, options);
  return { about: 'refund', reference: referenceOf(refund.payment_intent) };
};
const CLOSED: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented']);
const lookAtDispute: Look = async (stripe, objectId, options) => {
  const dispute = await stripe.disputes.retrieve(objectId, EXPAND, options);
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    about: 'dispute',
    reference: referenceOf(dispute.payment_intent),
    isOpen: !CLOSED.has(dispute.status),
    amountMinor: dispute.amount,
    currency: currencyOf(dispute.currency),
    respondBy: dueBy ? instantOf(dueBy) : null,
    reason: dispute.reason,
  };
};
const lookAtWarning: Look = async (stripe, objectId, options) => {
  const warning = await stripe.radar.earlyFraudWarnings.retrieve(objectId, EXPAND, options);
  const { payment_intent: intent } = warning;
  const paid = intent && typeof intent === 'object' ? intent : null;
  return {
    about: 'fraudWarning',
    reference: referenceOf(paid),
    isOpen: warning.actionable,
    amountMinor: paid?.amount ?? 0,
    currency: currencyOf(paid?.currency ?? 'usd'),
    respondBy: null,
    reason: warning.fraud_type,
  };
};

/** By how the kind of a notice begins. */
const LOOKS: readonly (readonly [kind: string, look: Look])[] = [
  ['payment_intent.', lookAtPayment],
  ['refund.', lookAtRefund],
  ['charge.refund.', lookAtRefund],
  ['charge.dispute.', lookAtDispute],
  ['radar.early_fraud_warning.', lookAtWarning],
];

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'resource_missing';

export function createStripeNotices(settings: StripeSettings, secret: string): PaymentNotices {
  const stripe = connectStripe(settings);
  const look = async (
    { kind, objectId }: Pick<Notice, 'kind' | 'objectId'>,
    { timeoutMs }: CallContext,
  ): Promise<NoticeFacts | null> => {
    const found = LOOKS.find(([begins]) => kind.startsWith(begins));
    if (!found) return { about: 'nothing' };
    try {
      return await found[1](stripe, objectId, { timeout: timeoutMs });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return {
    sender: 'stripe',
    read: (body, signature, now) =>
      signature !== undefined && isSigned(body, signature, secret, now) ? readNotice(body) : null,
    lookUp: (notice, context) => question(() => look(notice, context)),
  };
}
