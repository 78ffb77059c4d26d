/** Credits and offers in the shapes of the contract. */
import type { WalletCredit, WalletOffer } from '@sojourn/contract/wallet.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { creditTerms } from '@sojourn/domain/wallet/credits/credit-types.ts';
import {
  isOfferTerms,
  type OfferAvailability,
  type OfferTerms,
  offerProduct,
} from '@sojourn/domain/wallet/offers.ts';
import { WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import type { Spending } from './offers/settle-offers.ts';
import type { Offer } from './offers/store.ts';
import type { Credit } from './store.ts';

export function viewOfCredit(credit: Credit): WalletCredit {
  const { creditId, type, state, currency } = credit;
  return {
    creditId,
    type,
    state,
    expiresAt: credit.expiresAt,
    blocked: credit.frozenBecause,
    spendableFrom: credit.spendableFrom,
    source: creditTerms(type).source,
    granted: money(credit.grantedMinor, currency),
    available: money(credit.availableMinor, currency),
    held: money(credit.heldMinor, currency),
  };
}

/** `isBlocked`: its account is in bad standing. */
type OfferFacts = Spending & { readonly isBlocked: boolean };

/** Whether it may be activated, or serves once it is; what a single stay must be is asked at its checkout. */
function availabilityOf(offer: Offer, isBlocked: boolean, now: Instant): OfferAvailability {
  if (!isOfferTerms(offer.terms)) return 'InvalidOfferData';
  const live = offer.state === 'Pending' || offer.state === 'Authorized' || offer.state === 'ConfirmState';
  return live && !isBlocked && Date.parse(now) < Date.parse(offer.endsAt) ? 'Available' : 'NotAvailable';
}

export function viewOfOffer(
  offer: Offer,
  { isBlocked, spentMinor, postsAt }: OfferFacts,
  now: Instant,
): WalletOffer {
  const terms = isOfferTerms(offer.terms) ? offer.terms : null;
  const { offerId, kind, state, endsAt, art } = offer;
  return {
    offerId,
    kind,
    state,
    endsAt,
    art,
    availability: availabilityOf(offer, isBlocked, now),
    ...figuresOf(terms),
    product: WIRE_PRODUCTS[offerProduct(terms ?? {})],
    minimumNights: terms?.minimumNights ?? null,
    minimumDays: terms?.minimumDays ?? null,
    spent: terms?.kind === 'bonusMiles' ? money(spentMinor) : null,
    postsAt: state === 'ConfirmState' ? postsAt : null,
    collection: terms?.collection && terms.collection !== 'NoCollection' ? terms.collection : null,
  };
}

function figuresOf(terms: OfferTerms | null) {
  const none = { amount: null, shareBasisPoints: null, miles: null, minimumSpend: null };
  if (!terms) return none;
  const minimumSpend = terms.minimumMinor ? money(terms.minimumMinor) : null;
  switch (terms.kind) {
    case 'discount':
      return { ...none, minimumSpend, amount: money(terms.amountMinor) };
    case 'bonusMiles':
      return { ...none, miles: terms.units, minimumSpend: money(terms.spendMinor) };
    case 'creditBack': {
      const { capMinor, shareBasisPoints } = terms;
      return { ...none, minimumSpend, amount: money(capMinor), shareBasisPoints };
    }
  }
}
