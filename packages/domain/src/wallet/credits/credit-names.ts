/** What credits are called in mail and on receipts; pages have a catalogue of their own. */

import type { COVER_LABEL } from '../../disruptions/disruption-cover.ts';
import type { FreezeCredit } from '../../protections/freeze-credits.ts';
import type { TenderKind } from '../tenders/tender-plan.ts';
import type { CreditType } from './credit-types.ts';

type Names = Readonly<Record<CreditType | FreezeCredit | typeof COVER_LABEL | 'Offer', string>>;

const NAMES: Readonly<Record<'en' | 'fr', Names>> = {
  en: {
    AnnualCredit: 'annual travel credit',
    OneTimeCredit: 'travel credit',
    PriceMatchCredit: 'price match credit',
    PriceDropCredit: 'price drop credit',
    OfferCredit: 'offer credit',
    GoodwillCredit: 'goodwill credit',
    ReferralCredit: 'referral credit',
    RefundCredit: 'refund credit',
    PriceFreezeCredit: 'price freeze credit',
    PriceFreezeDiscount: 'price freeze',
    HotelPriceFreezeDepositCredit: 'price freeze deposit',
    HotelPriceFreezeDiscountCredit: 'price freeze',
    HotelPriceFreezeExerciseCredit: 'price freeze with deposit',
    ChfarCredit: 'change for any reason credit',
    DisruptionCover: 'disruption assistance',
    Offer: 'offer',
  },
  fr: {
    AnnualCredit: 'crédit voyage annuel',
    OneTimeCredit: 'crédit voyage',
    PriceMatchCredit: 'crédit d’alignement de prix',
    PriceDropCredit: 'crédit de baisse de prix',
    OfferCredit: 'crédit d’offre',
    GoodwillCredit: 'crédit de courtoisie',
    ReferralCredit: 'crédit de parrainage',
    RefundCredit: 'crédit de remboursement',
    PriceFreezeCredit: 'crédit de gel de prix',
    PriceFreezeDiscount: 'gel de prix',
    HotelPriceFreezeDepositCredit: 'dépôt de gel de prix',
    HotelPriceFreezeDiscountCredit: 'gel de prix',
    HotelPriceFreezeExerciseCredit: 'gel de prix et dépôt',
    ChfarCredit: 'crédit de modification sans motif',
    DisruptionCover: 'solution de rechange en cas de perturbation',
    Offer: 'offre',
  },
};

/**
 * A tender as people read it within a sentence: a credit's type by its name, rewards apart from the card
 * of the same account, anything else by its label.
 */
export function tenderName(
  { kind, label }: { readonly kind: TenderKind; readonly label: string },
  locale: 'en' | 'fr',
): string {
  if (kind === 'Rewards') return locale === 'fr' ? `récompenses ${label}` : `${label} rewards`;
  return labelName(label, locale);
}

/** Of a tender that isn't rewards. */
export const labelName = (label: string, locale: 'en' | 'fr'): string =>
  (NAMES[locale] as Readonly<Record<string, string>>)[label] ?? label;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
