/** Who pays for a company's trips: the company's card, the booker's own, or either. */
import type { CompanyPayment, PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import {
  CARD_NOTICE_DAYS,
  type ChosenCard,
  daysUntilExpiry,
  isPastExpiry,
  payerProblem,
} from '@sojourn/domain/companies/payers.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { Actor, Effects } from '#context.ts';
import type { Db } from '#db/client.ts';
import { refuse } from '#refusal.ts';
import { findPayingCompany, readPayRule, type StoredCard } from './store.ts';

type Payer = Pick<Actor, 'tenantId' | 'businessId'>;

/** The vault's name for a company; a person's is the bank's. */
export const companySubject = (tenantId: string, businessId: string): string =>
  `company:${tenantId}:${businessId}`;

export function viewOfCard({ expiryMonth, expiryYear, ...card }: StoredCard, now: Instant): PaymentMethod {
  const expiry = { month: expiryMonth, year: expiryYear };
  return { ...card, expiry, expired: isPastExpiry(expiry, now) };
}

/** Whole days until it expires, while admins are notified of it; null before. */
export function soonOver({ expiryMonth: month, expiryYear: year }: StoredCard, now: Instant): number | null {
  const days = daysUntilExpiry({ month, year }, now);
  return days <= Math.max(...CARD_NOTICE_DAYS) ? Math.max(0, days) : null;
}

/** Null for who isn't of a company. */
export async function readCompanyPayment(
  { db, clock }: Pick<Effects, 'db' | 'clock'>,
  { tenantId, businessId }: Payer,
): Promise<CompanyPayment | null> {
  const rule = businessId === null ? null : await readPayRule(db, { tenantId, businessId });
  if (!rule) return null;
  const { businessName, pays, card } = rule;
  // A card that may not pay is nobody's to see
  const isShown = card !== null && pays !== 'own';
  return { businessName, pays, card: isShown ? viewOfCard(card, clock.now()) : null };
}

/** The company's card under that token; null for any other. */
export async function findCompanyCard(
  { db }: { readonly db: Db },
  { tenantId, businessId }: Payer,
  paymentId: string,
): Promise<StoredCard | null> {
  if (businessId === null) return null;
  const rule = await readPayRule(db, { tenantId, businessId });
  return rule?.card?.paymentId === paymentId ? rule.card : null;
}

/** Refuses with CustomerMustPay where an agent in a customer's place would spend anything of theirs. */
export function requireOwnPayment({ isDelegated }: Pick<Actor, 'isDelegated'>, amountMinor: number): void {
  if (isDelegated && amountMinor > 0) refuse('CustomerMustPay');
}

/**
 * Refuses a card that the company doesn't let pay: `CompanyCardMissing`, `CompanyCardExpired` or
 * `CardNotAllowed`. Only where a card has to pay.
 */
export async function requirePayer(
  { db, clock }: Pick<Effects, 'db' | 'clock'>,
  { tenantId, businessId }: Payer,
  paymentId: string | null,
): Promise<void> {
  if (businessId === null) return;
  const rule = await readPayRule(db, { tenantId, businessId }, paymentId);
  if (!rule) return;
  const { card, isFormer, pays } = rule;
  const chosenOf = (): ChosenCard => {
    if (paymentId === null) return null;
    if (card?.paymentId === paymentId) return 'company';
    return isFormer ? 'former' : 'own';
  };
  const shown = card && { isExpired: viewOfCard(card, clock.now()).expired };
  const problem = payerProblem(pays, shown, chosenOf());
  if (problem) refuse(problem);
}

/** Whose card it is at the vault: the company's for which the person works, else the person's own. */
export async function cardOwner(
  db: Db,
  person: { readonly tenantId: string; readonly subject: string },
  paymentId: PaymentId,
): Promise<string> {
  const businessId = await findPayingCompany(db, person, paymentId);
  return businessId === null ? person.subject : companySubject(person.tenantId, businessId);
}
