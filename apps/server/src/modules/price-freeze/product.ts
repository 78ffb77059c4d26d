/** What the sagas and jobs of price freezes need. */
import type { Product } from '@sojourn/domain/products/product.ts';
import type { BookingDeps, BookingProduct } from '../booking/product.ts';
import type { CheckoutProduct } from '../checkouts/product.ts';

export type FreezeProducts = { readonly [P in Product]: BookingProduct & CheckoutProduct };
export type FreezeSagaDeps = BookingDeps & { readonly products: FreezeProducts };
