import type { HotelCheckout } from '@sojourn/contract/products/hotel/hotel-checkout.ts';
import type { StayCard } from '@sojourn/contract/products/hotel/stay-search.ts';
import { wirePrice } from '@sojourn/contract/products/hotel/wire-price.ts';
import type { Besides, ShownCheckout } from '#modules/checkouts/product.ts';
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
      feesAtProperty: viewFees(quote),
      ...(quote.offer.market && { market: quote.offer.market }),
    },
    priceChange: change && { ...change, alternatives: [...alternatives] },
  };
}
