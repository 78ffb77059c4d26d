/** What trips need from a product (methods, as in modules/checkouts/product.ts). */
import type { TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Product } from '@sojourn/domain/products/product.ts';
import type { Owner } from '#workflow/saga.ts';
import type { BookedSale, Booking } from '../booking/booking.ts';
import type { TripBesides } from './besides.ts';
import type { TripParts } from './view.ts';

export type TripProduct<S extends BookedSale = BookedSale> = {
  readonly kind: Product;
  /** One card for each booking, in their order. */
  viewCards(
    bookings: readonly Booking<S>[],
    besides: (bookingId: BookingId) => TripBesides,
    owner: Owner,
    now: Instant,
  ): Promise<readonly TripCard[]>;
  viewTrip(parts: TripParts<Booking<S>>, now: Instant): Promise<TripDetail>;
};
export type TripProducts = { readonly [P in Product]: TripProduct };
