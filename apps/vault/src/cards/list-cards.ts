/** What may be shown of a person's saved cards, in their order. */
import { isExpired } from '../gateway/decide.ts';
import type { CardEffects } from './save-card.ts';
import { readCards } from './store.ts';

export async function listCards({ db, clock }: CardEffects, subject: string) {
  const now = clock.now();
  const cards = await readCards(db, subject);
  return cards.map((card) => ({
    paymentId: card.paymentId,
    label: card.label,
    brand: card.brand,
    lastFour: card.lastFour,
    expiry: { month: card.expiryMonth, year: card.expiryYear },
    expired: isExpired(card, now),
    holder: card.holder,
  }));
}
