/**
 * A supplier's message is only a signal: whatever it says, and in whatever order and however often it comes,
 * the supplier's record is looked up again.
 */

import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { refuse } from '#refusal.ts';
import { insertEvent, signalLookUp } from './look-ups/store.ts';
import type { ScheduleDeps } from './product.ts';
import { isSigned, type SignedEvent, type SupplierKeys } from './signature.ts';

export type EventDeps = Pick<ScheduleDeps, 'db' | 'clock'> & { readonly supplierKeys: SupplierKeys };

/** The same answer for a reference that nobody booked: suppliers learn nothing about bookings. */
export async function receiveEvent(
  { db, clock, supplierKeys }: EventDeps,
  event: SignedEvent & { readonly reference: BookingId },
): Promise<{ result: 'Received' | 'Known' }> {
  const now = clock.now();
  if (!isSigned(event, supplierKeys, now)) refuse('SupplierSignatureRefused');
  return withTransaction(db, async (tx) => {
    if (!(await insertEvent(tx, event))) return { result: 'Known' };
    await signalLookUp(tx, event.reference, now);
    return { result: 'Received' };
  });
}
