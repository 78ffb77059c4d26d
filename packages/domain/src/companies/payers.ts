/** Which card may pay for a company's trips. */
import { addDays, type CalendarDate, type Instant, nightsBetween } from '../dates.ts';
import type { PaymentWay } from './setup.ts';

type Expiry = { readonly month: number; readonly year: number };

/** A card is good until its month is over, in UTC. */
export const isPastExpiry = ({ month, year }: Expiry, now: Instant): boolean =>
  now.slice(0, 7) > `${year}-${String(month).padStart(2, '0')}`;

/** Admins are notified this many days before the company's card expires. */
export const CARD_NOTICE_DAYS = [60, 30, 7] as const;

/** Whole days until it can't pay any more, in UTC: 0 on its last day, negative once it has expired. */
export function daysUntilExpiry({ month, year }: Expiry, now: Instant): number {
  const next = month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year };
  const first = `${next.year}-${String(next.month).padStart(2, '0')}-01` as CalendarDate;
  return nightsBetween(now.slice(0, 10) as CalendarDate, addDays(first, -1));
}

/** The notice that's due by now; null where it's too early, or too late for any. */
export const cardNoticeDue = (daysLeft: number): number | null =>
  daysLeft < 0 ? null : (CARD_NOTICE_DAYS.findLast((days) => daysLeft <= days) ?? null);

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
