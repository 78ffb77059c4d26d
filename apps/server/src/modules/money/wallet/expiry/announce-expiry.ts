/** Notifies people that a credit is about to end: 90, 60, 30 and 7 days before, each once. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { CreditExpiring } from '../messages.ts';
import { insertAnnouncements } from './store.ts';

const ANNOUNCED_DAYS = [90, 60, 30, 7] as const;
export const ANNOUNCE_BATCH = 100;

/** One batch; returns how many were announced. */
export async function announceExpiry({ db, clock }: Pick<Effects, 'db' | 'clock'>): Promise<number> {
  return withTransaction(db, async (tx) => {
    const at = clock.now();
    const announced = await insertAnnouncements(tx, ANNOUNCED_DAYS, at, ANNOUNCE_BATCH);
    for (const { tenantId, customerId, creditId, amountMinor, currency, daysLeft, expiresAt } of announced) {
      const key = `${creditId}.${daysLeft}`;
      const amount = { amountMinor, currency };
      const told: CreditExpiring = { kind: 'creditExpiring', key, amount, expiresAt, daysLeft };
      await enqueue(tx, { tenantId, customerId, at, ...told });
    }
    return announced.length;
  });
}
