/** What credits are called in mail and on receipts; pages have a catalogue of their own. */

import type { TenderKind } from '../tenders/tender-plan.ts';
import type { CreditType } from './credit-types.ts';

type Names = Readonly<Record<CreditType | 'Offer', string>>;

const NAMES: Readonly<Record<'en' | 'fr', Names>> = {
  en: {
    AnnualCredit: 'Annual travel credit',
    OneTimeCredit: 'Travel credit',
    PriceMatchCredit: 'Price match credit',
    PriceDropCredit: 'Price drop credit',
    OfferCredit: 'Offer credit',
    GoodwillCredit: 'Goodwill credit',
    ReferralCredit: 'Referral credit',
    RefundCredit: 'Refund credit',
    PriceFreezeCredit: 'Price freeze credit',
    ChfarCredit: 'Cancellation credit',
    Offer: 'Offer',
  },
  fr: {
    AnnualCredit: 'Crédit voyage annuel',
    OneTimeCredit: 'Crédit voyage',
    PriceMatchCredit: 'Crédit d’alignement de prix',
    PriceDropCredit: 'Crédit de baisse de prix',
    OfferCredit: 'Crédit d’offre',
    GoodwillCredit: 'Crédit de courtoisie',
    ReferralCredit: 'Crédit de parrainage',
    RefundCredit: 'Crédit de remboursement',
    PriceFreezeCredit: 'Crédit de gel de prix',
    ChfarCredit: 'Crédit d’annulation',
    Offer: 'Offre',
  },
};

/**
 * A tender as people read it: a credit's type by its name, rewards apart from the card of the same account,
 * anything else by its label.
 */
export function tenderName(
  { kind, label }: { readonly kind: TenderKind; readonly label: string },
  locale: 'en' | 'fr',
): string {
  if (kind === 'Rewards') return locale === 'fr' ? `récompenses ${label}` : `rewards of ${label}`;
  return (NAMES[locale] as Readonly<Record<string, string>>)[label] ?? label;
}
