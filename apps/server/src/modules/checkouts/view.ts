/** A checkout as the contract tells it. */
import type { Checkout, CheckoutDraft } from '@sojourn/contract/checkouts.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Actor } from '../../context.ts';
import type { CheckoutRow } from './store.ts';

/** Miles earned on a total: whole dollars and cents times the multiplier, rounded down. */
export const earnedMiles = (totalMinor: number, multiplier: number | null): number =>
  Math.floor((totalMinor * (multiplier ?? 0)) / 100);

export function viewOfCheckout(row: CheckoutRow, now: Instant, multiplier: number | null): Checkout {
  const { quote, priceChange } = row;
  const { offer, currency } = quote;
  return {
    checkoutId: row.checkoutId,
    state: row.state,
    stay: offer.stay,
    quote: {
      quoteId: quote.quoteId,
      expiresAt: quote.expiresAt,
      price: offer.price as Checkout['quote']['price'],
      miles: offer.miles,
      cancellation: offer.cancellation as Checkout['quote']['cancellation'],
      feesAtProperty: [...offer.feesAtProperty],
      termsVersion: quote.termsVersion,
      snapshotHash: quote.snapshotHash,
    },
    quoteExpired: row.state === 'open' && !isBefore(now, quote.expiresAt),
    priceChange: priceChange && {
      oldTotal: money(priceChange.oldTotalMinor, currency),
      newTotal: money(priceChange.newTotalMinor, currency),
      alternatives: [...priceChange.alternatives],
    },
    draft: row.draft,
    lastFailure: row.lastFailure as Checkout['lastFailure'],
    bookingId: row.bookingId,
    earnMiles: earnedMiles(quote.totalMinor, multiplier),
  };
}

/** What a new checkout begins with: what is known of the person. */
export const firstDraft = (actor: Actor, roomCount: number): CheckoutDraft => ({
  guests: Array.from({ length: roomCount }, (_, room) =>
    room === 0 ? { firstName: actor.firstName, lastName: actor.lastName } : { firstName: '', lastName: '' },
  ),
  leadGuestAge: null,
  email: actor.email,
  phone: '',
  paymentId: null,
  loyaltyNumber: '',
  requests: '',
  termsAccepted: false,
});
