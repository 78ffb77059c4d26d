/** What the wallet needs from a product: what offers go by. */

import type { Collection } from '@sojourn/domain/products/hotel/stay.ts';
import type { Product } from '@sojourn/domain/products/product.ts';

/** What an offer may ask for besides an amount. */
export type OfferFacts = { readonly nights: number; readonly collection: Collection };

export type WalletProduct<O extends object = object> = {
  readonly kind: Product;
  /** Whether offers count what is booked of it. */
  readonly countsForOffers: boolean;
  /** `offer`: a sale's or a booking's. Null: no offer serves it, and none counts it. */
  offerFacts(offer: O): OfferFacts | null;
};
export type WalletProducts = { readonly [P in Product]: WalletProduct };
