/**
 * Closes cases whose trouble is over: records that agree again, refunds that came late. Nobody has to notice
 * that what a case tells of is no longer so.
 */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { type Case, closeCases, readOpenCasesOf } from '../cases/store.ts';
import type { BookingDeps } from './product.ts';
import { type Difference, reconcileBooking } from './reconcile-bookings.ts';
import { readBooking } from './store.ts';
import { closeOverdue } from './trace-refunds.ts';

/** What the look that has just been taken knows. */
export type Looked = {
  readonly differences: readonly Difference[];
  /** Whether the part of the bank's record that told of the booking's earnings was read. */
  readonly sawEarnings: (bookingId: BookingId) => boolean;
};

const KINDS = ['moneyRecordDiffers', 'refundOverdue'] as const;
const AT_ONCE = 100;

/** How many open cases were looked at. */
export async function closeSettled(deps: BookingDeps, looked: Looked, context: CallContext): Promise<number> {
  const cases = await readOpenCasesOf(deps.db, KINDS, AT_ONCE);
  for (const each of cases) {
    const { tenantId, customerId } = each;
    const bookingId = each.subjectId as BookingId;
    const ref = { tenantId, customerId, bookingId };
    if (each.kind === 'refundOverdue') await withTransaction(deps.db, (tx) => closeOverdue(tx, deps, ref));
    else if (await isSettled(deps, each, looked, context)) {
      const at = deps.clock.now();
      await withTransaction(deps.db, (tx) =>
        closeCases(tx, ref, bookingId, ['moneyRecordDiffers'], 'agrees', at),
      );
    }
  }
  return cases.length;
}

/**
 * Every party has answered for the booking and agrees. Earnings are told by the bank in one list only, so
 * they count as looked at when this process has read that part of it.
 */
async function isSettled(
  deps: BookingDeps,
  of: Case,
  looked: Looked,
  context: CallContext,
): Promise<boolean> {
  const { tenantId, customerId, facts } = of;
  const bookingId = of.subjectId as BookingId;
  if (looked.differences.some((each) => each.bookingId === bookingId)) return false;
  if (facts.what === 'earning' && !looked.sawEarnings(bookingId)) return false;
  const booking = await readBooking(deps.db, { tenantId, customerId, bookingId });
  if (!booking) return false;
  return (await reconcileBooking(deps, { ...booking, isMoving: false }, context)).length === 0;
}
