/** What accepting and declining share: the change as the supplier has it now, or why it can't be answered. */
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { requireTrip } from '../trips/use-case.ts';
import { lookUpBooking } from './look-ups/look-up-booking.ts';
import type { ScheduleDeps } from './product.ts';
import { readChanges, type ScheduleChangeRow } from './store.ts';

export type Answerable = { readonly booking: Booking; readonly row: ScheduleChangeRow };

/**
 * Looks the record up first: the traveler may have answered with the supplier, or it may have changed again.
 * Null while somebody else's answer is under way.
 */
export async function requireAnswerable(
  deps: ScheduleDeps,
  ref: BookingRef,
  version: number,
  context: CallContext,
): Promise<Answerable | null> {
  const shown = await requireTrip(deps, ref);
  if (shown.state === 'Confirmed' && (await lookUpBooking(deps, ref, context)) === 'unavailable')
    refuse('SuppliersUnavailable');
  const [booking, changes] = await Promise.all([requireTrip(deps, ref), readChanges(deps.db, ref)]);
  const row = changes.find(({ supplierVersion }) => supplierVersion === version);
  if (!row || row !== changes[0]) refuse('ScheduleChangeOutdated');
  if (row.state === 'accepting') return null;
  if (row.state !== 'pending' || booking.state !== 'Confirmed') refuse('ScheduleChangeAnswered');
  if (row.bookingVersion !== booking.version) refuse('ScheduleChangeOutdated');
  return { booking, row };
}
