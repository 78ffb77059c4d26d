/**
 * Compares a confirmed trip with the supplier's own record: they agree, or a person is told (product, row 4).
 */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { readBooking, setVerified } from '../booking/store.ts';
import type { BookingRef } from '../booking/tenders/store.ts';
import { openCase } from '../cases/open-case.ts';
import { closeCases } from '../cases/store.ts';
import { TRIP_CASES } from './case-types.ts';
import type { TripDeps } from './use-case.ts';

const DAY_SECONDS = 86_400;

export const isDueToVerify = (
  { status, time, verifiedAt }: Pick<TripDetail, 'status' | 'time' | 'verifiedAt'>,
  now: Instant,
): boolean =>
  (status === 'Confirmed' || status === 'Modified') &&
  time !== 'Past' &&
  (verifiedAt === null || Date.parse(plusSeconds(verifiedAt, DAY_SECONDS)) <= Date.parse(now));

/** Does nothing when the supplier does not answer: the page goes on saying when the record was last seen. */
export async function verifyTrip(deps: TripDeps, ref: BookingRef, context: CallContext): Promise<void> {
  const booking = await readBooking(deps.db, ref);
  const supplier = booking && deps.products[booking.product].supplierSide(booking);
  if (!booking || !supplier) return;
  const found = await supplier.lookUp(context);
  if (found.outcome !== 'ok') return;
  const { state, locator, note } = found.value;
  const agrees = state === 'Confirmed' && locator === booking.supplierLocator;
  const facts = { ours: booking.supplierLocator, theirs: locator, state };
  await withTransaction(deps.db, async (tx) => {
    // Canceled between the question and its answer: nothing to compare
    if ((await readBooking(tx, ref))?.state !== 'Confirmed') return;
    await note?.(tx);
    const { tenantId, customerId, bookingId } = ref;
    const owner = { tenantId, customerId };
    const type = TRIP_CASES.supplierRecordDiffers;
    if (!agrees) return openCase(tx, deps, { ...owner, type, subjectId: bookingId, facts });
    const now = deps.clock.now();
    await setVerified(tx, ref, now);
    await closeCases(tx, owner, bookingId, [type.kind], 'verified', now);
  });
}
