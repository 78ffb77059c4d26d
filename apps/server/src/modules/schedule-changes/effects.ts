/** What a change does to the customer's other bookings. */
import { effectsOn, type ScheduleEffect } from '@sojourn/domain/schedule-changes/trip-effects.ts';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Booking } from '../booking/booking.ts';
import { readLive } from '../booking/store.ts';
import type { ScheduleJobDeps } from './product.ts';
import type { ScheduleChangeRow } from './store.ts';

export async function effectsOfChange(
  db: Db | Tx,
  { clock, products }: Pick<ScheduleJobDeps, 'clock' | 'products'>,
  booking: Booking,
  { agreed, after }: Pick<ScheduleChangeRow, 'agreed' | 'after'>,
): Promise<ScheduleEffect[]> {
  if (after === null) return [];
  const live = await readLive(db, booking, clock.now());
  const others = live.filter(({ bookingId }) => bookingId !== booking.bookingId);
  const plans = others.flatMap((other) => products[other.product].planOf(other) ?? []);
  return effectsOn(plans, agreed, after);
}
