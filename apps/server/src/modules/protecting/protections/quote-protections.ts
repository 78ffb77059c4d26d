/** What the protections of a sale cost now, and which of them were chosen. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Protection, ProtectionTerms } from '@sojourn/domain/protections/clause.ts';
import type { ClaimRate } from '@sojourn/domain/protections/data/premium-rates.ts';
import { endOfPurchase, type Purchase, purchaseRefusal } from '@sojourn/domain/protections/decide.ts';
import { type Premium, premiumOf } from '@sojourn/domain/protections/premium.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { CoveredSale } from './product.ts';
import { SOLD_PROTECTIONS } from './registry.ts';
import type { QuotedProtection, SoldProtection } from './sold.ts';

/** The engine's purchase that buying at an instant makes. */
export const purchaseOf = (
  {
    baseMinor,
    taxesMinor,
    travelers,
    startsAt,
    endsAt,
  }: Pick<CoveredSale, 'baseMinor' | 'taxesMinor' | 'travelers' | 'startsAt' | 'endsAt'>,
  boughtAt: Instant,
): Purchase => ({
  bookedAt: boughtAt,
  boughtAt,
  startsAt,
  endsAt,
  travelers,
  covered: travelers,
  amounts: { base: baseMinor, taxes: taxesMinor },
  isWithBooking: true,
  days: null,
  happened: [],
  exercisedAt: null,
});

/** B §4 offer availability; with what it costs and covers where it's available. */
export type ProtectionOffer = {
  readonly protection: Protection;
  readonly sold: SoldProtection;
  readonly terms: ProtectionTerms;
  readonly purchase: Purchase;
  /** Null: it can't be bought any more, or would never pay more than the fare or rate does. */
  readonly premium: Premium | null;
};

/** Every protection that there is for the sale; none where it isn't priced in US dollars. */
export function offerProtections(sale: CoveredSale | undefined, now: Instant): ProtectionOffer[] {
  if (sale?.currency !== 'USD') return [];
  return SOLD_PROTECTIONS.flatMap((sold) => offerOf(sold, sale, now) ?? []);
}

function offerOf(sold: SoldProtection, sale: CoveredSale, now: Instant): ProtectionOffer | null {
  const { protection } = sold;
  const terms = protectionTermsOn(protection, sale.product, dateIn(now));
  if (!terms) return null;
  const purchase = purchaseOf(sale, now);
  const rates = typeof sold.rates === 'function' ? sold.rates({ terms, purchase, sale }) : sold.rates;
  if (rates.length === 0) return null;
  const canBuy = purchaseRefusal(terms, purchase, now) === null;
  const premium = canBuy ? price({ ...sold, rates }, sale, terms, purchase) : null;
  return { protection, sold, terms, purchase, premium };
}

const price = (
  sold: SoldProtection & { readonly rates: readonly ClaimRate[] },
  sale: CoveredSale,
  terms: ProtectionTerms,
  purchase: Purchase,
) =>
  premiumOf({
    rates: sold.rates,
    boughtAt: purchase.boughtAt,
    startsAt: purchase.startsAt,
    endsAt: endOfPurchase(terms, purchase)?.at ?? purchase.endsAt,
    travelers: purchase.travelers,
    lossAt: (at) => sold.lossAt({ terms, purchase, sale }, at),
  });

/** Which were bought or declined by name. */
type Choices = ReadonlyMap<Protection, QuotedProtection['action']>;
export const choicesOf = (protections: readonly QuotedProtection[]): Choices =>
  new Map(protections.map(({ protection, action }) => [protection, action]));

/** At today's prices; what can't be bought any more is left out. */
export const quoteProtections = (
  sale: CoveredSale | undefined,
  choices: Choices,
  now: Instant,
): QuotedProtection[] =>
  choices.size === 0
    ? []
    : offerProtections(sale, now).flatMap(({ protection, terms, purchase, premium }) => {
        const action = choices.get(protection);
        if (action === undefined || premium === null) return [];
        return [
          {
            protection,
            action,
            termsId: terms.id,
            travelers: purchase.travelers,
            eachMinor: premium.eachMinor,
            premiumMinor: premium.totalMinor,
            baseMinor: purchase.amounts.base ?? 0,
            taxesMinor: purchase.amounts.taxes ?? 0,
          },
        ];
      });
