/** What every checkout shows alike, as the contract tells it. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { CheckoutRow } from './checkout-row.ts';
import type { ShownCheckout } from './product.ts';

export function shownCheckout(row: CheckoutRow, now: Instant, payment: Checkout['payment']): ShownCheckout {
  const { quote, priceChange } = row;
  const { quoteId, expiresAt, offer, termsVersion, snapshotHash, currency } = quote;
  return {
    checkoutId: row.checkoutId,
    state: row.state,
    quoteExpired: row.state === 'open' && !isBefore(now, expiresAt),
    lastFailure: row.lastFailure as Checkout['lastFailure'],
    bookingId: row.bookingId,
    payment,
    earnMiles: payment.earn?.units ?? 0,
    terms: {
      quoteId,
      expiresAt,
      termsVersion,
      snapshotHash,
      total: offer.price.total,
      miles: offer.miles,
      cancellation: offer.cancellation as Checkout['quote']['cancellation'],
    },
    change: priceChange && {
      oldTotal: money(priceChange.oldTotalMinor, currency),
      newTotal: money(priceChange.newTotalMinor, currency),
    },
  };
}
