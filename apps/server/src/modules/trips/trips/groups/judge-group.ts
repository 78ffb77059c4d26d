/** How the bookings of one trip fit each other, and what they cost together. */
import type { TripCost, TripFit } from '@sojourn/contract/trip-fit.ts';
import type { TripCard } from '@sojourn/contract/trips.ts';
import { type CostPart, costLine, costSums } from '@sojourn/domain/booking/trip-cost.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { checkTripFit } from '@sojourn/domain/trip-fit/check-trip.ts';
import type { BookedMoney } from '#modules/selling/booking/tenders/store.ts';
import { viewOfFit } from '#modules/selling/booking/view-fit.ts';
import type { Localized } from '../list-trips.ts';
import type { TripDeps } from '../use-case.ts';

type Deps = Pick<TripDeps, 'clock' | 'products'>;

/** At the newest times; null once everything of it is over. */
export function fitOfTrip(
  { clock, products }: Deps,
  bookings: Localized,
  trips: readonly TripCard[],
): TripFit | null {
  const now = clock.now();
  const plans = trips.flatMap((card): TripPlan[] => {
    const booking = bookings.get(card.bookingId);
    if (!booking || booking.state === 'Canceled' || booking.state === 'Failed') return [];
    const product = products[booking.product];
    const plan = product.planOf(booking);
    return plan ? [product.planNow?.(plan, card) ?? plan] : [];
  });
  return plans.some(({ endsAt }) => isBefore(now, endsAt)) ? viewOfFit(checkTripFit(plans, now)) : null;
}

/** From the totals of the bookings; a canceled one costs what was kept of it. */
export function costOfTrip(
  { products }: Deps,
  bookings: Localized,
  trips: readonly TripCard[],
  money: ReadonlyMap<BookingId, BookedMoney>,
): TripCost {
  const parts = trips.flatMap(({ bookingId, kind }) => {
    const booking = bookings.get(bookingId);
    if (!booking) return [];
    const { capturedMinor = 0, refundedMinor = 0 } = money.get(bookingId) ?? {};
    const isCanceled = booking.state === 'Canceled';
    const part: CostPart = {
      currency: booking.currency,
      bookedMinor: isCanceled ? capturedMinor : booking.totalMinor + booking.premiumMinor,
      refundedMinor,
      isPending: booking.state === 'Pending',
      isCanceled,
      due: isCanceled ? [] : (products[booking.product].dueLater?.(booking) ?? []),
    };
    return [{ bookingId, kind, part }];
  });
  return {
    lines: parts.map(({ bookingId, kind, part }) => ({ bookingId, kind, ...costLine(part) })),
    due: parts.flatMap(({ bookingId, part }) => part.due.map((each) => ({ bookingId, ...each }))),
    sums: costSums(parts.map(({ part }) => part)),
  };
}
