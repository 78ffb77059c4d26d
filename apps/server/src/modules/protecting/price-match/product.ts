/** What price match needs from a product: what a booking cost without extras, in minor units. */
import type { Product } from '@sojourn/products/product-list.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import type { PriceDropProduct } from '../price-drop/product.ts';

type MatchProducts = { readonly [P in Product]: Pick<PriceDropProduct, 'kind' | 'can'> };
export type MatchDeps = Pick<BookingDeps, 'db' | 'clock' | 'random'> & { readonly products: MatchProducts };
