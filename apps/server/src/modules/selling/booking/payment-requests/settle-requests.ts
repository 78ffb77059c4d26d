/** Notes which bookings that waited for their customer were paid, and ends those whose time is over. */
import { money } from '@sojourn/domain/money.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { mustMove } from '#workflow/move.ts';
import { PAYMENT_REQUEST_MACHINE } from '../machines.ts';
import type { PaymentRequestExpired } from './messages.ts';
import { lockEndedRequests } from './store.ts';

type Deps = Pick<Effects, 'db' | 'clock'>;
const BATCH = 50;

export const paymentRequestJob = (deps: Deps): Job => ({
  name: 'settle-payment-requests',
  everySeconds: 60,
  run: (turn) => inBatches(turn, BATCH, () => settleRequests(deps)),
});

/** One batch; returns how many ended. */
const settleRequests = ({ db, clock }: Deps): Promise<number> =>
  withTransaction(db, async (tx) => {
    const at = clock.now();
    const ended = await lockEndedRequests(tx, at, BATCH);
    for (const row of ended) {
      const { tenantId, customerId, checkoutId, isBooked, title, named, requestedAt, expiresAt } = row;
      const to = isBooked ? 'paid' : 'expired';
      const of = { tenantId, customerId, subject: [checkoutId] as const, cause: to, at };
      await mustMove(tx, PAYMENT_REQUEST_MACHINE, { ...of, from: ['waiting'], to });
      if (isBooked) continue;
      const message: PaymentRequestExpired = {
        kind: 'paymentRequestExpired',
        key: `${checkoutId}.${requestedAt}`,
        title,
        named,
        total: money(row.totalMinor, row.currency),
        expiresAt,
      };
      await enqueue(tx, { tenantId, customerId, at, ...message });
    }
    return ended.length;
  });
