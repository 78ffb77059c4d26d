/** Whose cards Stripe has, and how its adapter calls it. A customer's metadata has the person's `subject`. */
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { dropOldest } from '#drop-oldest.ts';
import { type CallContext, type Outcome, rejected } from '../../outcome.ts';
import type { PaymentRejection } from '../port.ts';
import { outcomeOf, paymentIdOf } from './map.ts';

export const NOT_POSSIBLE = rejected<PaymentRejection>({ reason: 'NotPossible' });

export const timed = ({ timeoutMs }: CallContext): Stripe.RequestOptions => ({ timeout: timeoutMs });
export const keyed = (context: CallContext, idempotencyKey: string): Stripe.RequestOptions => ({
  ...timed(context),
  idempotencyKey,
});

export async function attempt<V>(
  work: () => Promise<Outcome<V, PaymentRejection>>,
): Promise<Outcome<V, PaymentRejection>> {
  try {
    return await work();
  } catch (error) {
    return outcomeOf(error);
  }
}

export type SavedCard = { readonly method: Stripe.PaymentMethod; readonly customer: string };

/** Those that were made here and that Stripe's search may not find yet. */
const made = new WeakMap<Stripe, Map<string, string>>();
const madeBy = (stripe: Stripe): Map<string, string> => {
  const known = made.get(stripe) ?? new Map<string, string>();
  made.set(stripe, known);
  return known;
};
const MADE_MAX = 10_000;

/** Makes one where there's none; the key is the same for everybody who makes it at once. */
export async function requireCustomer(
  stripe: Stripe,
  subject: string,
  context: CallContext,
): Promise<string> {
  const found = await findCustomer(stripe, subject, context);
  if (found) return found;
  const key = `customer:${createHash('sha256').update(subject).digest('hex')}`;
  const { id } = await stripe.customers.create({ metadata: { subject } }, keyed(context, key));
  const known = madeBy(stripe);
  known.set(subject, id);
  dropOldest(known, MADE_MAX);
  return id;
}

export async function findCustomer(
  stripe: Stripe,
  subject: string,
  context: CallContext,
): Promise<string | undefined> {
  const known = madeBy(stripe).get(subject);
  if (known) return known;
  const escaped = subject.replace(/[\\']/g, '\\$&');
  const query = `metadata['subject']:'${escaped}'`;
  const found = await stripe.customers.search({ query, limit: 1 }, timed(context));
  return found.data[0]?.id;
}

export async function findCards(stripe: Stripe, subject: string, context: CallContext): Promise<SavedCard[]> {
  const customer = await findCustomer(stripe, subject, context);
  if (!customer) return [];
  const methods = await stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }, timed(context));
  // The newest are first: of a number that was replaced a moment ago, the new one counts
  const ids = methods.data.map(paymentIdOf);
  return methods.data
    .filter((method, i) => ids.indexOf(paymentIdOf(method)) === i)
    .map((method) => ({ method, customer }));
}
