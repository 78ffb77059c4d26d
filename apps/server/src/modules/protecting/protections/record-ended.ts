/** Notes what became of a booking's protections, in the transaction that ends them. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ProtectionEnd } from '@sojourn/domain/protections/end-protections.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { PROTECTION_MACHINE } from './machines.ts';
import { addAmounts, type BookingRef, endedColumns } from './store.ts';

/** What was quoted counts, also of one that something else has ended since. */
export async function recordProtectionsEnded(
  tx: Tx,
  { tenantId, customerId, bookingId }: BookingRef,
  ends: readonly ProtectionEnd[],
  cause: string,
  at: Instant,
): Promise<void> {
  for (const end of ends) {
    const subject = [bookingId, end.protectionNo] as const;
    const of = { tenantId, customerId, subject, cause, at, set: endedColumns(end, at) };
    if (await move(tx, PROTECTION_MACHINE, { ...of, from: ['Valid'], to: end.to })) continue;
    await addAmounts(tx, { tenantId, customerId, bookingId }, end);
  }
}
