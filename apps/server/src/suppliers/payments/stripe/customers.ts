/** Whose cards Stripe has, and how its adapter calls it. A customer's metadata has the person's `subject`. */
import type Stripe from 'stripe';
import { type CallContext, type Outcome, rejected } from '../../outcome.ts';
import type { PaymentRejection } from '../port.ts';
import { outcomeOf } from './map.ts';

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

export async function findCustomer(
  stripe: Stripe,
  subject: string,
  context: CallContext,
): Promise<string | undefined> {
  const escaped = subject.replace(/[\\']/g, '\\$&');
  const query = `metadata['subject']:'${escaped}'`;
  const found = await stripe.customers.search({ query, limit: 1 }, timed(context));
  return found.data[0]?.id;
}

export async function findCards(stripe: Stripe, subject: string, context: CallContext): Promise<SavedCard[]> {
  const customer = await findCustomer(stripe, subject, context);
  if (!customer) return [];
  const methods = await stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }, timed(context));
  return methods.data.map((method) => ({ method, customer }));
}
