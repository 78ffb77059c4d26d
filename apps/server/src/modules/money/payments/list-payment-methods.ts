/** The customer's saved cards (A §7): tokens with what may be shown. */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { Actor, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';

const TIMEOUT_MS = 4_000;

/** Refuses with ServiceUnavailable when the vault does not answer: 'no cards' would be untrue. */
export async function listPaymentMethods(
  payments: PaymentGateway,
  actor: Actor,
  { scenario, requestId }: RequestContext,
): Promise<PaymentMethod[]> {
  const listed = await payments.listCards(actor.subject, { timeoutMs: TIMEOUT_MS, scenario, requestId });
  return listed.outcome === 'ok' ? [...listed.value] : refuse('ServiceUnavailable');
}
