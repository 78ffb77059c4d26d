/** What price drop protection needs from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { Product } from '@sojourn/products/product-list.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import type { CallContext } from '#suppliers/outcome.ts';

/** How the price of what is booked is read again. */
export type FollowingPrice<S extends BookedSale = BookedSale> = {
  /** What the booking cost without extras, in minor units. */
  booked(booking: Booking<S>): number;
  /** What the same cost now, in their order; null when it isn't for sale or its supplier doesn't answer. */
  now(bookings: readonly Booking<S>[], context: CallContext): Promise<(number | null)[]>;
};
export type PriceDropProduct<S extends BookedSale = BookedSale> = {
  readonly kind: Product;
  readonly can: { readonly followPrice?: FollowingPrice<S> };
};
export type PriceDropProducts = { readonly [P in Product]: PriceDropProduct };
export type PriceDropDeps = Pick<BookingDeps, 'db' | 'clock' | 'random'> & {
  readonly products: PriceDropProducts;
};
