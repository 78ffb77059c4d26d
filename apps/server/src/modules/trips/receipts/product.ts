/** What receipts need from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Language, Sold } from './receipt.ts';

export type ReceiptProduct<T extends TripDetail = TripDetail> = {
  readonly kind: Product;
  receiptLines(trip: T, language: Language): Sold;
};
export type ReceiptProducts = { readonly [P in Product]: ReceiptProduct };
