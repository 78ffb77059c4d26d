/** Ends what was quoted of a booking's changes, as it isn't what it was any more. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { BookingRef } from '../booking/tenders/store.ts';
import { CHANGE_MACHINE } from './machines.ts';
import { failedColumns, listChanges } from './store.ts';

export async function supersedeChanges(tx: Tx, ref: BookingRef, cause: string, at: Instant): Promise<void> {
  const { tenantId, customerId } = ref;
  const set = failedColumns('Superseded');
  for (const { changeId, state } of await listChanges(tx, ref, ['requested', 'quoted'])) {
    const of = { tenantId, customerId, subject: [changeId] as const, cause, at, set };
    const from = state === 'quoted' ? (['quoted'] as const) : (['requested'] as const);
    await move(tx, CHANGE_MACHINE, { ...of, from, to: 'superseded' });
  }
}
