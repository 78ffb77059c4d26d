/**
 * Compares a confirmed trip with the supplier's own record: they agree, the supplier has changed it, or a
 * person looks at it (product, row 4).
 */
import { withTransaction } from '@sojourn/postgres/client.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { readBooking, setVerified } from '#modules/selling/booking/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { TRIP_CASES } from '../../trips/case-types.ts';
import { noteSchedule } from '../note-schedule.ts';
import type { ScheduleJobDeps } from '../product.ts';

/** `unavailable`: the supplier doesn't answer, and the page goes on showing when it was last checked. */
type LookedUp = 'compared' | 'unavailable' | 'notThere';

export async function lookUpBooking(
  deps: ScheduleJobDeps,
  ref: BookingRef,
  context: CallContext,
): Promise<LookedUp> {
  const before = await readBooking(deps.db, ref);
  const supplier = before && deps.products[before.product].supplierSide(before);
  if (!supplier || before.state !== 'Confirmed') return 'notThere';
  const found = await supplier.lookUp(context);
  if (found.outcome !== 'ok') return 'unavailable';
  const { state, locator, note, schedule } = found.value;
  return withTransaction(deps.db, async (tx): Promise<LookedUp> => {
    const booking = await readBooking(tx, ref);
    // Changed or canceled between the question and its answer: it's compared the next time
    if (booking?.state !== 'Confirmed' || booking.version !== before.version) return 'compared';
    await note?.(tx);
    const { tenantId, customerId, bookingId } = ref;
    const owner = { tenantId, customerId };
    const type = TRIP_CASES.supplierRecordDiffers;
    if (state !== 'Confirmed' || locator !== booking.supplierLocator) {
      const facts = { ours: booking.supplierLocator, theirs: locator, state };
      await openCase(tx, deps, { ...owner, type, subjectId: bookingId, facts });
      return 'compared';
    }
    const now = deps.clock.now();
    await setVerified(tx, ref, now);
    await closeCases(tx, owner, bookingId, [type.kind], 'verified', now);
    if (schedule) await noteSchedule(tx, deps, booking, schedule);
    return 'compared';
  });
}
