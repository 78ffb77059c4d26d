/** Everything that a confirmed booking changes, in the one commit that ends its saga. */
import { captureEntries } from '@sojourn/domain/ledger/postings.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import type { StayOrder } from '#suppliers/stays/port.ts';
import { mustMoveAll } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { openCase } from '../cases/open-case.ts';
import { closeCases } from '../cases/store.ts';
import { bookedMove } from '../checkouts/store.ts';
import { post } from '../ledger/store.ts';
import type { BookingDeps } from './deps.ts';
import { type Booking, capturedColumns, confirmedColumns } from './store.ts';

const CLOSED_BY_IT = ['bookingUnanswered', 'captureRefused', 'sagaError'];

/**
 * `takenMinor`: what was captured, at most what was accepted. `wasResumed`: there may be cases of its
 * waiting.
 */
export async function recordConfirmed(
  tx: Tx,
  deps: BookingDeps,
  booking: Booking,
  order: StayOrder,
  takenMinor: number,
  wasResumed: boolean,
): Promise<void> {
  const at = deps.clock.now();
  const { bookingId, currency } = booking;
  const owner = { tenantId: booking.tenantId, customerId: booking.customerId };
  const of = { ...owner, cause: 'confirmed', at };
  // Only a price that fell replaces what was accepted
  const isOurs = order.price.total.amountMinor === takenMinor && order.price.total.currency === currency;
  const price = isOurs ? order.price : booking.offer.price;
  const taxesMinor = Math.min(takenMinor, price.taxesAndFees.amountMinor);
  const hasFallen = isOurs && takenMinor < booking.acceptedMinor;
  const offer = hasFallen ? { ...booking.offer, price, miles: milesFor(price.total) } : null;
  const set = confirmedColumns({ locator: order.locator, offer, totalMinor: takenMinor, taxesMinor, at });
  const captured = capturedColumns(takenMinor);
  await mustMoveAll(tx, [
    { ...of, machine: 'booking', subject: [bookingId], from: ['Pending'], to: 'Confirmed', set },
    {
      ...of,
      machine: 'tender',
      subject: [bookingId, 1],
      from: ['authorized'],
      to: 'captured',
      set: captured,
    },
    bookedMove(owner, booking.checkoutId, bookingId, at),
  ]);
  const entries = captureEntries(takenMinor, taxesMinor, currency);
  const capture = { kind: 'capture', phase: 'post', resolves: 'authorize' } as const;
  await post(tx, { ...owner, ...capture, bookingId, entries, at });
  if (wasResumed) await closeCases(tx, owner, bookingId, CLOSED_BY_IT, 'confirmed', at);
  if (!isOurs) {
    const facts = { takenMinor, supplierTotal: order.price.total };
    await openCase(tx, deps, { ...owner, kind: 'supplierPriceDiffers', subjectId: bookingId, facts });
  }
}
