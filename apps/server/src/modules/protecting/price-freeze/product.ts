/** What the sagas and jobs of price freezes need. */
import type { Product } from '@sojourn/products/product-list.ts';
import type { BookingDeps, BookingProduct } from '#modules/selling/booking/product.ts';
import type { CheckoutProduct } from '#modules/selling/checkouts/product.ts';

export type FreezeProducts = { readonly [P in Product]: BookingProduct & CheckoutProduct };
export type FreezeSagaDeps = BookingDeps & { readonly products: FreezeProducts };
