/** A checkout as the contract tells it. */
import type { Checkout, FlightCheckout, HotelCheckout } from '@sojourn/contract/checkouts.ts';
import { wirePrice } from '@sojourn/contract/products/hotel/wire-price.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import type { Quote, StoredPriceChange } from './quote.ts';
import type { CheckoutRow, FlightCheckoutRow, HotelCheckoutRow } from './store.ts';

type Payment = Checkout['payment'];

const commonOf = (row: CheckoutRow, now: Instant, payment: Payment) => ({
  checkoutId: row.checkoutId,
  state: row.state,
  quoteExpired: row.state === 'open' && !isBefore(now, row.quote.expiresAt),
  lastFailure: row.lastFailure as Checkout['lastFailure'],
  bookingId: row.bookingId,
  payment,
  earnMiles: payment.earn?.units ?? 0,
});
const termsOf = ({ quoteId, expiresAt, offer, termsVersion, snapshotHash }: Quote) => ({
  ...{ quoteId, expiresAt, termsVersion, snapshotHash, total: offer.price.total },
  miles: offer.miles,
  cancellation: offer.cancellation as Checkout['quote']['cancellation'],
});
const changeOf = <A>(change: StoredPriceChange<A> | null, currency: Currency) =>
  change && {
    oldTotal: money(change.oldTotalMinor, currency),
    newTotal: money(change.newTotalMinor, currency),
    alternatives: [...change.alternatives],
  };

export function viewHotelCheckout(row: HotelCheckoutRow, now: Instant, payment: Payment): HotelCheckout {
  const { quote, draft } = row;
  const { stay, price, feesAtProperty } = quote.offer;
  return {
    ...commonOf(row, now, payment),
    kind: 'Hotel',
    ...{ stay, draft },
    quote: {
      ...termsOf(quote),
      price: wirePrice(price),
      feesAtProperty: [...feesAtProperty],
    },
    priceChange: changeOf(row.priceChange, quote.currency),
  };
}

export function viewFlightCheckout(
  row: FlightCheckoutRow,
  now: Instant,
  payment: Payment,
  findings: FlightCheckout['findings'],
): FlightCheckout {
  const { quote, draft } = row;
  const { flight, price, voidHours } = quote.offer;
  const { extras } = quote.request;
  return {
    ...commonOf(row, now, payment),
    kind: 'Flight',
    ...{ flight, extras, draft, findings },
    quote: { ...termsOf(quote), price, voidHours },
    priceChange: changeOf(row.priceChange, quote.currency),
  };
}
