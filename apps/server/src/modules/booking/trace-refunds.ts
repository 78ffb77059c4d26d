/**
 * Follows refunds to the statement: those that the card's bank has booked are `returned`, those it sent back
 * failed; one that is not back when it is due is put before a person.
 */
import { isBefore } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { openCase } from '../cases/open-case.ts';
import { closeCases } from '../cases/store.ts';
import { BOOKING_CASES } from './case-types.ts';
import { REFUND_MACHINE } from './machines.ts';
import type { BookingDeps } from './product.ts';
import {
  type BookingRef,
  readOverdueRefunds,
  readRefunds,
  readSentRefunds,
  returnedColumns,
  type SentRefund,
} from './tenders/store.ts';

const AT_ONCE = 100;

/** How many have moved. */
export async function traceRefunds(deps: BookingDeps, context: CallContext): Promise<number> {
  let moved = 0;
  for (const refund of await readSentRefunds(deps.db, AT_ONCE)) {
    const answer = await deps.payments.lookUp({ reference: refund.tenderReference }, context);
    if (answer.outcome !== 'ok') break;
    const record = answer.value?.refunds.find(({ reference }) => reference === refund.reference);
    if (record?.state === 'returned' || record?.state === 'failed') {
      await recordState(deps, refund, record.state);
      moved++;
    }
  }
  return moved;
}

async function recordState(deps: BookingDeps, refund: SentRefund, to: 'returned' | 'failed'): Promise<void> {
  const { tenantId, customerId, bookingId, refundNo } = refund;
  const owner = { tenantId, customerId };
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const subject = [bookingId, refundNo] as const;
    const set = to === 'returned' ? { set: returnedColumns(at) } : {};
    await move(tx, REFUND_MACHINE, { ...owner, subject, from: ['sent'], to, cause: 'traced', at, ...set });
    if (to === 'returned') return closeOverdue(tx, deps, { ...owner, bookingId });
    const facts = { refundNo, amountMinor: refund.amountMinor };
    await openCase(tx, deps, { ...owner, type: BOOKING_CASES.refundRefused, subjectId: bookingId, facts });
  });
}

/** Once every refund of the booking is back, or not yet due. */
export async function closeOverdue(
  tx: Tx,
  { clock }: Pick<BookingDeps, 'clock'>,
  of: BookingRef,
): Promise<void> {
  const now = clock.now();
  const late = (await readRefunds(tx, of)).some(
    ({ state, dueBy }) => state !== 'returned' && isBefore(dueBy, now),
  );
  if (!late) await closeCases(tx, of, of.bookingId, ['refundOverdue'], 'returned', now);
}

/**
 * How many refunds of all customers are not back although they are due; a case is opened for each booking.
 */
export async function raiseOverdueRefunds(deps: BookingDeps): Promise<number> {
  const overdue = await readOverdueRefunds(deps.db, deps.clock.now(), AT_ONCE);
  for (const { tenantId, customerId, bookingId, ...facts } of overdue) {
    const trouble = { type: BOOKING_CASES.refundOverdue, subjectId: bookingId, facts } as const;
    await withTransaction(deps.db, (tx) => openCase(tx, deps, { tenantId, customerId, ...trouble }));
  }
  return overdue.length;
}
