/** What of the wallet is worth showing on the home page. Pure. */
import type { Wallet, WalletOffer } from '@sojourn/contract/wallet.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';

const OFFERS_SHOWN = 2;

/** The credit that expires first; null when nothing can be spent. */
export function creditToUse({ credits, spendable }: Wallet): { amount: Money; at: Instant } | null {
  if (spendable.amountMinor <= 0) return null;
  const [first] = credits
    .filter(({ state, available }) => state === 'Available' && available.amountMinor > 0)
    .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
  return first ? { amount: first.available, at: first.expiresAt } : null;
}

/** Offers that can be activated or used, those that end first before others. */
export const offersToUse = ({ offers }: Wallet): WalletOffer[] =>
  offers
    .filter(({ state, availability }) => {
      return availability === 'Available' && (state === 'Pending' || state === 'Authorized');
    })
    .toSorted((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt))
    .slice(0, OFFERS_SHOWN);
