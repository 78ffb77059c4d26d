/** What becomes of a saga that only sends refunds and can't go on: one that was refused has failed. */
import { openCase } from '#modules/desk/cases/open-case.ts';
import { move } from '#workflow/move.ts';
import type { SagaRow, Trouble, Tx } from '#workflow/saga.ts';
import { BOOKING_CASES } from '../case-types.ts';
import { REFUND_MACHINE } from '../machines.ts';
import type { BookingDeps } from '../product.ts';
import { refOf } from '../saga-input.ts';

/** The cases that it may open, closed when all is sent. */
export const REFUND_TROUBLES = ['refundRefused', 'refundUnanswered', 'sagaError'];

export async function refundNeedsPerson(
  deps: BookingDeps,
  tx: Tx,
  row: SagaRow,
  { step, reason }: Trouble,
): Promise<void> {
  const { tenantId, customerId, bookingId } = refOf(row);
  const owner = { tenantId, customerId };
  const refundNo = /^refund:(\d+)$/.exec(step)?.[1];
  if (refundNo && reason === 'refused') {
    const at = deps.clock.now();
    const subject = [bookingId, Number(refundNo)] as const;
    await move(tx, REFUND_MACHINE, { ...owner, subject, from: ['open'], to: 'failed', cause: 'refused', at });
  }
  const facts = { step, reason, attempts: row.attempts + 1 };
  const { sagaError, refundRefused, refundUnanswered } = BOOKING_CASES;
  const type = reason === 'error' ? sagaError : reason === 'refused' ? refundRefused : refundUnanswered;
  await openCase(tx, deps, { ...owner, type, subjectId: bookingId, facts });
}
