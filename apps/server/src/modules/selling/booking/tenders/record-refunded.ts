/** Notes that a refund has left for the card, or is back on the account: its state and the posting. */
import { isId } from '@sojourn/domain/ids.ts';
import { refundEntries } from '@sojourn/domain/ledger/postings.ts';
import { post } from '#modules/money/ledger/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Payer } from '../booking.ts';
import { REFUND_MACHINE } from '../machines.ts';
import type { BookingDeps } from '../product.ts';
import { refundMessage } from '../refunds/refund-messages.ts';
import { type Refund, returnedColumns, sentColumns, type Tender } from './store.ts';

export async function recordRefunded(
  tx: Tx,
  { clock }: Pick<BookingDeps, 'clock'>,
  { tenantId, customerId, bookingId, currency }: Payer,
  tender: Tender,
  { refundNo, amountMinor }: Refund,
  to: 'sent' | 'returned',
): Promise<void> {
  const owner = { tenantId, customerId };
  const at = clock.now();
  const of = { ...owner, subject: [bookingId, refundNo] as const, cause: tender.kind, at };
  await move(tx, REFUND_MACHINE, { ...of, from: ['failed'], to: 'open' });
  const set = to === 'sent' ? sentColumns(at) : returnedColumns(at);
  await mustMove(tx, REFUND_MACHINE, { ...of, from: ['open'], to, set });
  // A frozen price has mail of its own
  if (to === 'sent' && isId('bkg', bookingId))
    await enqueue(tx, refundMessage('refundSent', { ...owner, bookingId }, refundNo, at));
  const entries = refundEntries(tender, amountMinor, currency);
  const kind = `refund:${refundNo}`;
  await post(tx, { ...owner, subjectId: bookingId, kind, phase: 'direct', entries, at });
}
