/** Withdraws a cancellation that waits: the booking is as it was, and its supplier receives nothing. */

import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { recordAccepted } from '#modules/desk/proofs/accepted.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import { refuse } from '#refusal.ts';
import { mustMove } from '#workflow/move.ts';
import { refTo, requireTrip, showTrip } from '../trips/use-case.ts';
import type { CancellationDeps } from './product.ts';
import { withdrawWaiting } from './store.ts';

/** Refuses with CancellationSent once it's on its way; undoing what was never confirmed changes nothing. */
export async function undoCancel(
  deps: CancellationDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<TripDetail> {
  const ref = refTo(actor, bookingId);
  const { tenantId, customerId } = actor;
  const at = deps.clock.now();
  const isWithdrawn = await withTransaction(deps.db, async (tx) => {
    const quoteId = await withdrawWaiting(tx, ref, at);
    if (!quoteId) return false;
    const of = { tenantId, customerId, subject: [bookingId], cause: 'withdrawn', at } as const;
    await mustMove(tx, BOOKING_MACHINE, { ...of, from: ['Canceling'], to: 'Confirmed' });
    await recordAccepted(tx, deps, {
      tenantId,
      customerId,
      type: 'withdrawal',
      bookingId,
      subjectId: quoteId,
      total: null,
      agentId: actor.agentId ?? null,
      shown: null,
    });
    return true;
  });
  const { state } = await requireTrip(deps, ref);
  if (!isWithdrawn && state !== 'Confirmed') refuse('CancellationSent');
  return showTrip(deps, ref);
}
