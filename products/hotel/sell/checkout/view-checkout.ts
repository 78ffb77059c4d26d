import type { Besides, ShownCheckout } from '@sojourn/server/modules/selling/checkouts/product.ts';
import type { HotelCheckout } from '#hotel/wire/hotel-checkout.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import { wirePrice } from '#hotel/wire/wire-price.ts';
import { coveredStay } from '../covered-stay.ts';
import { viewOfRefundable } from '../refundable/refundable-room.ts';
import type { HotelCheckoutRow } from '../sale.ts';
import { viewFees } from '../view-fees.ts';

/** The checkout of a stay in the shape of the contract. */
export async function viewHotelCheckout(
  { quote, draft, priceChange }: HotelCheckoutRow,
  { terms, change, ...shown }: ShownCheckout,
  besides: Besides,
): Promise<HotelCheckout> {
  const { stay, price } = quote.offer;
  const alternatives = (priceChange?.alternatives ?? []) as readonly StayCard[];
  return {
    ...shown,
    kind: 'Hotel',
    stay,
    draft,
    duplicateBookingId: await besides.duplicate(),
    quote: {
      ...terms,
      price: wirePrice(price),
      roomProductVariant: variantOf(quote),
      feesAtProperty: viewFees(quote),
      ...(quote.offer.market && { market: quote.offer.market }),
    },
    priceChange: change && { ...change, alternatives: [...alternatives] },
  };
}

/** Refundable once cancel for any reason is chosen, on the stay's page or here. */
function variantOf(quote: HotelCheckoutRow['quote']): HotelCheckout['quote']['roomProductVariant'] {
  const { protections, offer, quoteId, expiresAt } = quote;
  const added = protections.find(
    ({ protection, action }) => protection === 'cancelForAnyReason' && action === 'Purchase',
  );
  if (added) return viewOfRefundable(added, coveredStay(quote), offer.stay, { quoteId, expiresAt });
  const { type, zone, steps } = offer.cancellation;
  return { variant: 'Default', cancellationPolicy: { type, zone, steps: [...steps] } };
}
