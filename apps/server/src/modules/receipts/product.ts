/** What receipts need from a product (methods, as in modules/checkouts/product.ts). */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Product } from '@sojourn/domain/products/product.ts';
import type { Language, Sold } from './receipt.ts';

export type ReceiptProduct<T extends TripDetail = TripDetail> = {
  readonly kind: Product;
  receiptLines(trip: T, language: Language): Sold;
};
export type ReceiptProducts = { readonly [P in Product]: ReceiptProduct };
