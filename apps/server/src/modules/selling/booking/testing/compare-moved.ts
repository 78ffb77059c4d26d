/** Every difference of bookings and of the bank's record that moved after a mark (0: all). */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { CallContext } from '#suppliers/outcome.ts';
import type { BookingDeps } from '../product.ts';
import { compareBooking, compareTenders, type Difference } from '../reconciliation/compare-booking.ts';
import { compareRecords } from '../reconciliation/compare-rewards.ts';
import { isMoving } from '../reconciliation/store.ts';
import { readBooking } from '../store.ts';
import type { BookingRef } from '../tenders/store.ts';

type Found = { readonly differences: Difference[]; readonly upTo: number };

/** `after`: the number of a transition. */
export async function compareMoved(deps: BookingDeps, after: number, context: CallContext): Promise<Found> {
  const last = await sql<{ upTo: number }>`select coalesce(max(transition_id), 0) as "upTo"
    from transitions`.execute(deps.db);
  const { rows } = await sql<BookingRef>`select distinct t.tenant_id as "tenantId",
      t.customer_id as "customerId", split_part(t.subject_id, ':', 1) as "bookingId"
    from transitions t
    where t.transition_id > ${after} and t.machine in ('booking', 'tender', 'refund')`.execute(deps.db);
  const differences: Difference[] = [];
  for (const ref of rows) {
    const booking = await readBooking(deps.db, { ...ref, bookingId: ref.bookingId as BookingId });
    const is = { ...ref, isMoving: await isMoving(deps.db, ref) };
    const found = booking
      ? await compareBooking(deps, { ...booking, ...is }, context)
      : await compareTenders(deps, is, context);
    differences.push(...found);
  }
  return { differences, upTo: last.rows[0]?.upTo ?? after };
}

/** `since`: a mark of the bank's. */
export async function compareBank(
  deps: Pick<BookingDeps, 'db' | 'redemptions'>,
  since: number,
  context: CallContext,
): Promise<Found> {
  const differences: Difference[] = [];
  for (let upTo = since; ; ) {
    const answer = await deps.redemptions.listRecords({ since: upTo }, context);
    if (answer.outcome !== 'ok') return { differences, upTo };
    differences.push(...(await compareRecords(deps, answer.value.records)));
    if (answer.value.upTo === upTo) return { differences, upTo };
    upTo = answer.value.upTo;
  }
}
