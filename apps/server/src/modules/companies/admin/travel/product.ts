/** What the list of who is where needs from a product (methods, as in `selling/checkouts/product.ts`). */
import type { Leg } from '@sojourn/domain/companies/whereabouts.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';

export type PlacedBooking<S extends BookedSale = BookedSale> = Pick<
  Booking<S>,
  'request' | 'offer' | 'startsAt' | 'endsAt' | 'title' | 'place' | 'country'
>;

export type WhereProduct<S extends BookedSale = BookedSale> = {
  /** Where its travelers are, one leg after the other. */
  legs(booking: PlacedBooking<S>): readonly Leg[];
};
export type WhereProducts = { readonly [P in Product]: WhereProduct };
