/** What a change does to the customer's other bookings. */
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { effectsOn, type ScheduleEffect } from '@sojourn/domain/schedule-changes/trip-effects.ts';
import type { Db } from '#db/client.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { readLive } from '#modules/selling/booking/store.ts';
import type { Tx } from '#workflow/saga.ts';
import type { ScheduleJobDeps } from './product.ts';
import type { ScheduleChangeRow } from './store.ts';

type Deps = Pick<ScheduleJobDeps, 'clock' | 'products'>;

/** Of the customer's other bookings that aren't over, in the language of this one. */
export async function otherPlans(
  db: Db | Tx,
  { clock, products }: Deps,
  booking: Booking,
): Promise<TripPlan[]> {
  const live = await readLive(db, booking, clock.now());
  const others = live.filter(({ bookingId }) => bookingId !== booking.bookingId);
  const { locale } = booking.request;
  return others.flatMap((other) => products[other.product].planOf(inLanguage(products, other, locale)) ?? []);
}

export async function effectsOfChange(
  db: Db | Tx,
  deps: Deps,
  booking: Booking,
  { agreed, after }: Pick<ScheduleChangeRow, 'agreed' | 'after'>,
): Promise<ScheduleEffect[]> {
  return after === null ? [] : effectsOn(await otherPlans(db, deps, booking), agreed, after);
}
