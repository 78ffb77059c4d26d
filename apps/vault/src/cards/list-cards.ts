/** What may be shown of a person's saved cards, in their order. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { isExpired } from '../gateway/decide.ts';
import type { CardEffects } from './save-card.ts';
import { type Card, readCards } from './store.ts';

export const showCard = (card: Card, now: Instant) => ({
  paymentId: card.paymentId,
  label: card.label,
  brand: card.brand,
  lastFour: card.lastFour,
  expiry: { month: card.expiryMonth, year: card.expiryYear },
  expired: isExpired(card, now),
  replaced: card.isReplaced === true,
  holder: card.holder,
});
export type ShownCard = ReturnType<typeof showCard>;

export async function listCards({ db, clock }: CardEffects, subject: string): Promise<ShownCard[]> {
  const now = clock.now();
  return (await readCards(db, subject)).map((card) => showCard(card, now));
}
