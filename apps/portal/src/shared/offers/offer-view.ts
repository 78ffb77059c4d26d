/** An offer in words: what it gives, what it asks, and what can be done with it now. Pure. */
import type { WalletOffer } from '@sojourn/contract/wallet.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

type OfferFormats = {
  /** Without cents when there are none. */
  readonly money: (amount: Money) => string;
  readonly count: (count: number) => string;
  readonly percent: (basisPoints: number) => string;
  readonly day: (at: WalletOffer['endsAt']) => string;
};
export type OfferView = {
  readonly title: TextRef;
  readonly terms: TextRef;
  readonly status: 'activate' | 'added' | 'earned' | 'used' | 'ended' | 'unavailable';
  /** How far the spending is, 0 to 1, where the offer adds up. */
  readonly progress: { readonly share: number; readonly text: TextRef } | null;
};

export function viewOfOffer(offer: WalletOffer, formats: OfferFormats): OfferView {
  return {
    title: titleOf(offer, formats),
    terms: termsOf(offer, formats),
    status: statusOf(offer),
    progress: progressOf(offer, formats),
  };
}

function titleOf(
  { kind, amount, miles, shareBasisPoints, minimumNights, minimumDays }: WalletOffer,
  is: OfferFormats,
): TextRef {
  if (kind === 'bonusMiles') return textRef('wallet.offer.miles', { miles: is.count(miles ?? 0) });
  if (kind === 'creditBack')
    return textRef('wallet.offer.back', { share: is.percent(shareBasisPoints ?? 0) });
  const value = amount ? is.money(amount) : '';
  if (minimumDays) return textRef('wallet.offer.days', { amount: value, days: minimumDays });
  return minimumNights
    ? textRef('wallet.offer.nights', { amount: value, nights: minimumNights })
    : textRef('wallet.offer.off', { amount: value });
}

function termsOf(offer: WalletOffer, is: OfferFormats): TextRef {
  const { kind, collection, amount, minimumSpend, endsAt } = offer;
  const day = is.day(endsAt);
  const product = productFromWire(offer.product);
  const where = collection ?? product;
  if (kind === 'creditBack')
    return textRef(`wallet.offer.terms.back.${where}`, { amount: amount ? is.money(amount) : '', day });
  if (kind === 'bonusMiles')
    return textRef(`wallet.offer.terms.spend.${product}`, {
      amount: minimumSpend ? is.money(minimumSpend) : '',
      day,
    });
  return textRef(`wallet.offer.terms.off.${where}`, { day });
}

function statusOf({ state, availability, postsAt }: WalletOffer): OfferView['status'] {
  if (state === 'ConfirmState' && postsAt !== null) return 'earned';
  if (state === 'Used' || state === 'ConfirmState') return 'used';
  if (state === 'Expired' || state === 'Cancelled') return 'ended';
  if (availability !== 'Available') return 'unavailable';
  return state === 'Authorized' ? 'added' : 'activate';
}

function progressOf(
  { kind, state, spent, minimumSpend }: WalletOffer,
  is: OfferFormats,
): OfferView['progress'] {
  if (kind !== 'bonusMiles' || state !== 'Authorized' || !spent || !minimumSpend) return null;
  return {
    share: Math.min(1, spent.amountMinor / Math.max(1, minimumSpend.amountMinor)),
    text: textRef('wallet.offer.spent', { spent: is.money(spent), goal: is.money(minimumSpend) }),
  };
}
