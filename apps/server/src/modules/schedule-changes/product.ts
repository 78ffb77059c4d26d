/** What schedule changes need from a product (methods, as in modules/checkouts/product.ts). */
import type { Product } from '@sojourn/domain/products/product.ts';
import type { Schedule } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { BookedSale, Booking } from '../booking/booking.ts';
import type { BookingDeps, BookingProducts } from '../booking/product.ts';
import type { TripDeps } from '../trips/use-case.ts';

export type ScheduleProduct<S extends BookedSale = BookedSale> = {
  /** What was last agreed to. */
  scheduleOf(booking: Booking<S>): Schedule;
  /** The booking on what the supplier has now; `content` as its look-up brought it. */
  reschedule(booking: Booking<S>, content: unknown): Pick<S, 'request' | 'offer'>;
};
export type ScheduleProducts = { readonly [P in Product]: ScheduleProduct };

/** For what runs without anybody asking. */
export type ScheduleJobDeps = BookingDeps & { readonly products: BookingProducts & ScheduleProducts };
export type ScheduleDeps = TripDeps & { readonly products: ScheduleProducts };
