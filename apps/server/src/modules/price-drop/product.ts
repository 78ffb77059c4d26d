/** What price drop protection needs from a product (methods, as in modules/checkouts/product.ts). */
import type { Product } from '@sojourn/domain/products/product.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { BookedSale, Booking } from '../booking/booking.ts';
import type { BookingDeps } from '../booking/product.ts';

export type PriceDropProduct<S extends BookedSale = BookedSale> = {
  readonly kind: Product;
  /** What the booking cost without extras, in minor units; left out where prices aren't watched. */
  bookedPrice?(booking: Booking<S>): number;
  /** What the same cost now, in their order; null when it isn't for sale or its supplier doesn't answer. */
  currentPrices?(bookings: readonly Booking<S>[], context: CallContext): Promise<(number | null)[]>;
};
export type PriceDropProducts = { readonly [P in Product]: PriceDropProduct };
export type PriceDropDeps = Pick<BookingDeps, 'db' | 'clock' | 'random'> & {
  readonly products: PriceDropProducts;
};
