/** What may be shown of a saved card, asked of the vault once: a token's card never changes. */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';

export type SavedCard = { readonly label: string; readonly lastFour: string };
/** Null: not a card of this person, or the vault does not answer. */
export type SavedCards = (
  subject: string,
  paymentId: string,
  context: CallContext,
) => Promise<SavedCard | null>;

const REMEMBERED_MAX = 10_000;

export function createSavedCards(payments: Pick<PaymentGateway, 'listCards'>): SavedCards {
  const known = new Map<string, SavedCard>();
  const keyOf = (subject: string, paymentId: string) => `${subject} ${paymentId}`;
  return async (subject, paymentId, context) => {
    const found = known.get(keyOf(subject, paymentId));
    if (found) return found;
    const listed = await payments.listCards(subject, context);
    if (listed.outcome !== 'ok') return null;
    for (const card of listed.value) known.set(keyOf(subject, card.paymentId), shownOf(card));
    while (known.size > REMEMBERED_MAX) known.delete(known.keys().next().value!);
    return known.get(keyOf(subject, paymentId)) ?? null;
  };
}

const shownOf = ({ label, lastFour }: PaymentMethod): SavedCard => ({
  label: label.includes(lastFour) ? label : `${label} ${lastFour}`,
  lastFour,
});
