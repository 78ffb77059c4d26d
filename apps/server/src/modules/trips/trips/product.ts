/** What trips need from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import type { DueLater } from '@sojourn/domain/booking/trip-cost.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';
import type { Owner } from '#workflow/saga.ts';
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
  /** Its plan at the times of its card, where those may differ from the booked ones. */
  planNow?(plan: TripPlan, card: TripCard): TripPlan;
  /** What its traveler pays to others, not to us; left out for nothing. */
  dueLater?(booking: Booking<S>): readonly DueLater[];
  viewTrip(parts: TripParts<Booking<S>>, now: Instant): Promise<TripDetail>;
};
export type TripProducts = { readonly [P in Product]: TripProduct };
