/** Takes a card off its owner's list (A §7). What it has paid can still be captured and refunded. */
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { refuse } from '#refusal.ts';
import type { Trier } from './card-velocity.ts';
import { type CardDeps, contextOf } from './verify-payment-method.ts';

/** No checkout goes on showing it. */
export type ForgetCard = { readonly forgetCard: (subject: string, paymentId: string) => void };

/** Refuses with NotFound for a card that is not there or not the person's. Repeating it is a success. */
export async function deletePaymentMethod(
  { cards, forgetCard }: Pick<CardDeps, 'cards'> & ForgetCard,
  by: Trier,
  paymentId: PaymentId,
): Promise<{ readonly Response: 'Success' }> {
  const removed = await cards.removeCard({ subject: by.actor.subject, paymentId }, contextOf(by));
  if (removed.outcome === 'rejected') return refuse('NotFound');
  if (removed.outcome !== 'ok') return refuse('ServiceUnavailable');
  forgetCard(by.actor.subject, paymentId);
  return { Response: 'Success' };
}
