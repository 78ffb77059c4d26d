/** What the wallet needs from a product: what offers go by. */
import type { OfferSubject } from '@sojourn/domain/wallet/offers.ts';
import type { Product } from '@sojourn/products/product-list.ts';

/** What an offer may require besides an amount. */
export type OfferFacts = Omit<OfferSubject, 'totalMinor'>;

export type WalletProduct<O extends object = object> = {
  readonly kind: Product;
  /** Whether offers count what is booked of it. */
  readonly countsForOffers: boolean;
  /** `offer`: a sale's or a booking's. Null: no offer serves it, and none counts it. */
  offerFacts(offer: O): OfferFacts | null;
};
export type WalletProducts = { readonly [P in Product]: WalletProduct };
