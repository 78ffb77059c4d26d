/** What a checkout shows of protections: each with what it would do for this booking. */
import type { ProtectionExample, ProtectionOffer as Shown } from '@sojourn/contract/protections.ts';
import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { checkoutAction } from '@sojourn/domain/disruptions/eligibility.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import { isPays } from '@sojourn/domain/protections/clause.ts';
import { decideClaim, endOfPurchase } from '@sojourn/domain/protections/decide.ts';
import { examplesOf } from '@sojourn/domain/protections/examples.ts';
import { offerId } from '@sojourn/domain/protections/offer-id.ts';
import { disruptionData } from './disruption-data.ts';
import type { CoveredSale } from './product.ts';
import { choicesOf, offerProtections, type ProtectionOffer } from './quote-protections.ts';
import type { QuotedProtection } from './sold.ts';

/** One that was added costs what was quoted, until the quote is made anew. */
export function viewOfProtections(
  quoted: readonly QuotedProtection[],
  sale: CoveredSale | undefined,
  now: Instant,
): Shown[] {
  if (!sale) return [];
  const choices = choicesOf(quoted);
  return offerProtections(sale, now).map((offer) => {
    const added = quoted.find(
      ({ protection, action }) => protection === offer.protection && action === 'Purchase',
    );
    const premium = added ? { eachMinor: added.eachMinor, totalMinor: added.premiumMinor } : offer.premium;
    return {
      protection: offer.protection,
      availability: premium ? 'Available' : 'NotAvailable',
      action: choices.get(offer.protection) ?? 'Unspecified',
      termsId: offer.terms.id,
      quote: premium && viewOfQuote(offer, premium, sale),
      covered: money(sale.baseMinor + sale.taxesMinor),
      endsAt: endOfPurchase(offer.terms, offer.purchase)?.at ?? offer.purchase.endsAt,
      examples: viewOfExamples(offer, sale),
    };
  });
}

function viewOfQuote(
  { sold, terms, purchase }: ProtectionOffer,
  { eachMinor, totalMinor }: NonNullable<ProtectionOffer['premium']>,
  sale: CoveredSale,
): NonNullable<Shown['quote']> {
  const pays = terms.clauses.find(isPays);
  const { base = 0, taxes = 0 } = purchase.amounts;
  const percent = pays?.percent ?? 0;
  return {
    id: offerId({ termsId: terms.id, premiumMinor: totalMinor }),
    premiumPrices: { each: money(eachMinor), total: money(totalMinor), count: purchase.travelers },
    coverageAmount: money(
      sold.shown?.coverageMinor({ terms, purchase, sale }) ?? Math.floor(((base + taxes) * percent) / 100),
    ),
    coveragePercentage: percent,
    pricingDescription: sale.per,
  };
}

/** B §3: what of these covers delays and missed connections, and whether it can be chosen or removed. */
export const disruptionDataOf = (offers: readonly Shown[], { currency }: { readonly currency: Currency }) =>
  disruptionData(
    offers.flatMap(({ protection, termsId, quote, action }) => {
      const chosen = { canBuy: quote !== null, isChosen: action === 'Purchase' };
      const eachMinor = quote?.premiumPrices.each.amountMinor;
      return eachMinor === undefined
        ? []
        : [{ protection, termsId, eachMinor, action: checkoutAction(chosen) }];
    }),
    currency,
  );

const NOTHING = { facts: [], amounts: {}, disruption: null, delayMinutes: 0 };

function viewOfExamples({ sold, terms, purchase }: ProtectionOffer, sale: CoveredSale): ProtectionExample[] {
  const { cancellation, totalMinor, hasOneAirline } = sale;
  const own = sold.shown?.examples({ terms, purchase, sale });
  const examples =
    own?.map((claim) => ({ claim, decision: decideClaim(terms, purchase, claim) })) ??
    examplesOf(terms, purchase, NOTHING);
  return examples
    .filter(({ claim }) => hasOneAirline || claim.choice !== 'airlineCredit')
    .map(({ claim: { at, choice, amounts }, decision }) => ({
      at,
      choice,
      pay: money(decision.decision === 'paid' ? decision.payMinor : 0),
      clauseId: decision.clause.id,
      cost: amounts.changeCost === undefined ? null : money(amounts.changeCost),
      withoutIt: money(cancelAt(cancellation, totalMinor, at).refundMinor),
    }));
}
