/** What reminders need from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { Zone } from '@sojourn/domain/dates.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';

export type ReminderProduct<S extends BookedSale = BookedSale> = {
  readonly kind: Product;
  /** Of the place where it begins. */
  startZone(booking: Booking<S>): Zone;
};
export type ReminderProducts = { readonly [P in Product]: ReminderProduct };
export type ReminderDeps = Pick<BookingDeps, 'db' | 'clock'> & { readonly products: ReminderProducts };
