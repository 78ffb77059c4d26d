/** What disruptions need from a product (methods, as in modules/checkouts/product.ts). */
import type { SliceStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import type { Product } from '@sojourn/domain/products/product.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { BookedSale, Booking } from '../booking/booking.ts';
import type { BookingDeps, BookingProducts } from '../booking/product.ts';
import type { ScheduleProducts } from '../schedule-changes/product.ts';
import type { TripDeps } from '../trips/use-case.ts';

export type DisruptionProduct<S extends BookedSale = BookedSale> = {
  /** How its flights go now, by slice; left out where nobody flies. */
  flightStatus?(booking: Booking<S>, context: CallContext): Promise<Outcome<readonly SliceStatus[], never>>;
};
export type DisruptionProducts = { readonly [P in Product]: DisruptionProduct };

/** For what runs without anybody asking. */
export type DisruptionJobDeps = BookingDeps & {
  readonly products: BookingProducts & ScheduleProducts & DisruptionProducts;
};
export type DisruptionDeps = TripDeps & { readonly products: ScheduleProducts & DisruptionProducts };
