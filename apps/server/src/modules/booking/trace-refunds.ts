/**
 * Follows refunds to the statement: those that the card's bank has booked are `returned`, those it sent back
 * failed.
 */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { move } from '#workflow/move.ts';
import { openCase } from '../cases/open-case.ts';
import type { BookingDeps } from './deps.ts';
import { readSentRefunds, type SentRefund } from './store.ts';

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
    await move(tx, 'refund', { ...owner, subject, from: ['sent'], to, cause: 'traced', at });
    if (to === 'returned') return;
    const facts = { refundNo, amountMinor: refund.amountMinor };
    await openCase(tx, deps, { ...owner, kind: 'refundRefused', subjectId: bookingId, facts });
  });
}
