/** What every checkout shows alike, in the shape of the contract. */
import type { Discount } from '@sojourn/contract/checkout-parts.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { paymentRequestState } from '@sojourn/domain/checkout/payment-request.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { type Currency, type Money, milesFor, money } from '@sojourn/domain/money.ts';
import { discountOf } from '@sojourn/domain/wallet/discount.ts';
import type { CoveredSale } from '#modules/protecting/protections/product.ts';
import { premiumsOf } from '#modules/protecting/protections/sold.ts';
import { disruptionDataOf, viewOfProtections } from '#modules/protecting/protections/view-offers.ts';
import type { CheckoutRow, StoredFailure } from './checkout-row.ts';
import type { ShownCheckout } from './product.ts';

function discount(total: Money, { plan }: Checkout['payment']): Discount | null {
  const tenders = plan.lines.map(({ sourceId, amount: { amountMinor } }) => ({ sourceId, amountMinor }));
  const found = discountOf(total.amountMinor, tenders);
  if (!found) return null;
  const { grandTotalMinor, discountMinor, type } = found;
  return {
    grandTotal: money(grandTotalMinor, total.currency),
    discountAmount: money(discountMinor, total.currency),
    type,
  };
}

/** As the contract has it, whenever it was stored. */
export const viewOfFailure = (failure: StoredFailure | null): Checkout['lastFailure'] =>
  failure &&
  ({
    ...failure,
    caseId: failure.caseId ?? null,
    otherBookingId: failure.otherBookingId ?? null,
  } as Checkout['lastFailure']);

/** What the protections cost of both totals. */
const addOnOf = (oldMinor: number, newMinor: number, currency: Currency) =>
  oldMinor === 0 && newMinor === 0
    ? null
    : { oldPremium: money(oldMinor, currency), newPremium: money(newMinor, currency) };

export function shownCheckout(
  row: CheckoutRow,
  sale: CoveredSale | undefined,
  now: Instant,
  { payment, customFields }: Pick<Checkout, 'payment' | 'customFields'>,
): ShownCheckout {
  const { quote, priceChange } = row;
  const { quoteId, expiresAt, offer, termsVersion, snapshotHash, currency } = quote;
  const total = money(quote.totalMinor, currency);
  const protections = row.state === 'open' ? viewOfProtections(quote.protections, sale, now) : [];
  return {
    checkoutId: row.checkoutId,
    state: row.state,
    quoteExpired: row.state === 'open' && !isBefore(now, expiresAt),
    lastFailure: viewOfFailure(row.lastFailure),
    bookingId: row.bookingId,
    payment,
    earnMiles: payment.earn?.units ?? 0,
    protections,
    disruptionData: disruptionDataOf(protections, { currency }),
    customFields,
    paymentRequest: row.paymentRequest && {
      ...row.paymentRequest,
      state: paymentRequestState(row.paymentRequest, row.state === 'booked', now),
    },
    cardCheck: row.state === 'booking' ? row.cardCheck : null,
    terms: {
      quoteId,
      expiresAt,
      isPriceHeld: offer.guarantee != null,
      termsVersion,
      snapshotHash,
      total,
      discount: discount(total, payment),
      miles: milesFor(total),
      cancellation: offer.cancellation as Checkout['quote']['cancellation'],
    },
    change: priceChange && {
      oldTotal: money(priceChange.oldTotalMinor, currency),
      newTotal: money(priceChange.newTotalMinor, currency),
      addOn: addOnOf(priceChange.premiumMinor ?? 0, premiumsOf(quote.protections), currency),
    },
  };
}
