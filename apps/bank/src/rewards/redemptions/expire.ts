/** Reservations that nobody settled in time are the customer's again. */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Effects } from '../../effects.ts';
import { insertMovement } from '../store.ts';
import { endReservation, lockRedemption, type RedemptionRow, readExpiring } from './store.ts';

const AT_ONCE = 100;

export const isDue = (row: Pick<RedemptionRow, 'state' | 'expiresAt'>, now: Instant): boolean =>
  row.state === 'reserved' && !isBefore(now, row.expiresAt);

/** Each in a transaction of its own: it moves one balance. Safe at any time and in several processes. */
export async function expireDue({ pool, clock }: Effects): Promise<void> {
  const now = clock.now();
  for (const reference of await readExpiring(pool, now, AT_ONCE)) {
    await inTransaction(pool, async (client) => {
      const row = await lockRedemption(client, reference);
      if (!row?.accountReferenceId || !isDue(row, now)) return;
      const { accountReferenceId, units } = row;
      await endReservation(client, reference, 'expired', 0);
      const change = { available: units, reserved: -units, at: now };
      await insertMovement(client, { kind: 'expire', accountReferenceId, reference, ...change });
    });
  }
}
