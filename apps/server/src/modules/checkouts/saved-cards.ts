/** What may be shown of a saved card, requested from the vault once: a token's card never changes. */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import { dropOldest } from '../../drop-oldest.ts';

export type SavedCard = {
  readonly label: string;
  readonly lastFour: string;
  /** It's the company's: nobody's account earns with it. */
  readonly isCompany?: true;
};
/** Null when it isn't a card of this person; `unanswered` while the vault is unavailable. */
export type SavedCards = (
  subject: string,
  paymentId: string,
  context: CallContext,
) => Promise<SavedCard | 'unanswered' | null>;

const REMEMBERED_MAX = 10_000;

export function createSavedCards(payments: Pick<PaymentGateway, 'listCards'>): SavedCards {
  const known = new Map<string, SavedCard>();
  const keyOf = (subject: string, paymentId: string) => `${subject} ${paymentId}`;
  return async (subject, paymentId, context) => {
    const found = known.get(keyOf(subject, paymentId));
    if (found) return found;
    const listed = await payments.listCards(subject, context);
    if (listed.outcome !== 'ok') return 'unanswered';
    for (const card of listed.value) known.set(keyOf(subject, card.paymentId), shownOf(card));
    dropOldest(known, REMEMBERED_MAX);
    return known.get(keyOf(subject, paymentId)) ?? null;
  };
}

export const shownOf = ({ label, lastFour }: Pick<PaymentMethod, 'label' | 'lastFour'>): SavedCard => ({
  label: label.includes(lastFour) ? label : `${label} ${lastFour}`,
  lastFour,
});
