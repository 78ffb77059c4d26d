/** Which card may pay for a company's trips. */
import type { Instant } from '../dates.ts';
import type { PaymentWay } from './setup.ts';

type Expiry = { readonly month: number; readonly year: number };

/** A card is good until its month is over, in UTC. */
export const isPastExpiry = ({ month, year }: Expiry, now: Instant): boolean =>
  now.slice(0, 7) > `${year}-${String(month).padStart(2, '0')}`;

/** `former`: the company's until it was removed; null: none is chosen. */
export type ChosenCard = 'company' | 'former' | 'own' | null;
type PayerProblem = 'CompanyCardMissing' | 'CompanyCardExpired' | 'CardNotAllowed';

/** What keeps a chosen card from paying, where a card has to pay; null: it may. */
export function payerProblem(
  pays: PaymentWay,
  card: { readonly isExpired: boolean } | null,
  chosen: ChosenCard,
): PayerProblem | null {
  if (pays === 'own') return chosen === 'company' || chosen === 'former' ? 'CardNotAllowed' : null;
  const isOwn = chosen === 'own' || chosen === null;
  if (isOwn && pays === 'both') return null;
  if (!card || chosen === 'former') return 'CompanyCardMissing';
  if (card.isExpired) return 'CompanyCardExpired';
  return chosen === 'own' ? 'CardNotAllowed' : null;
}
