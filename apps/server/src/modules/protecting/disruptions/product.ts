/** What disruptions need from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { SliceStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Schedule, SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';
import type { BookingDeps, BookingProducts } from '#modules/selling/booking/product.ts';
import type { TripDeps } from '#modules/trips/trips/use-case.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { Tx } from '#workflow/saga.ts';

export type DisruptionProduct<S extends BookedSale = BookedSale> = {
  /** How its flights go now, by slice; left out where nobody flies. */
  flightStatus?(booking: Booking<S>, context: CallContext): Promise<Outcome<readonly SliceStatus[], never>>;
  /** What was last agreed to. */
  scheduleOf(booking: Booking<S>): Schedule;
  /** The booking is in its reader's language: a part with its places named so too. */
  localizePart(booking: Booking<S>, part: SchedulePart): SchedulePart;
  /**
   * Along the great circle between two places of a schedule; null where it's unknown. Left out where nobody
   * flies.
   */
  kmBetween?(from: string, to: string): number | null;
};
export type DisruptionProducts = { readonly [P in Product]: DisruptionProduct };

/** For what runs without anybody asking. */
export type DisruptionJobDeps = BookingDeps & {
  readonly products: BookingProducts & DisruptionProducts;
  /** Has the airline's record of a booking looked up at once. */
  readonly signalLookUp: (tx: Tx, bookingId: BookingId, now: Instant) => Promise<void>;
};
export type DisruptionDeps = TripDeps & { readonly products: DisruptionProducts };
