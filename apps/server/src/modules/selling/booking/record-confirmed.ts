/** Everything that a confirmed booking changes, in the one commit that ends its saga. */
import { isDeepStrictEqual } from 'node:util';
import type { Instant } from '@sojourn/domain/dates.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { enqueuedPart } from '#modules/platform/notify/enqueue.ts';
import { type Move, moveOf } from '#workflow/move.ts';
import type { Saga, Tx } from '#workflow/saga.ts';
import { type Sale, totalOf } from '../checkouts/sale.ts';
import { bookedMove } from '../checkouts/store.ts';
import type { Booking } from './booking.ts';
import { BOOKING_CASES } from './case-types.ts';
import { BOOKING_MACHINE } from './machines.ts';
import { notifyTravelers } from './party/notify-travelers.ts';
import type { BookingDeps } from './product.ts';
import { type Begun, confirmedColumns } from './store.ts';
import { recordTaken, type TakenTender } from './tenders/record-taken.ts';

const CLOSED_BY_IT = ['bookingUnanswered', 'captureRefused', 'sagaError'];

/** What the supplier has confirmed, at its price; with what a product has to note besides. */
export type Confirmed = {
  readonly locator: string;
  readonly sale: Sale;
  readonly moves?: (at: Instant) => readonly Move[];
  readonly work?: (tx: Tx, at: Instant) => Promise<void>;
};

/**
 * `tenders`: with what was taken of each, premiums included; together at most what was accepted. After a run
 * that took over there may be cases of its waiting.
 */
export async function recordConfirmed(
  tx: Tx,
  deps: BookingDeps,
  booking: Booking,
  { locator, sale, ...more }: Confirmed,
  tenders: readonly TakenTender[],
  { row, handed }: Pick<Saga, 'row' | 'handed'>,
): Promise<void> {
  const at = deps.clock.now();
  const { bookingId, currency } = booking;
  const owner = { tenantId: booking.tenantId, customerId: booking.customerId };
  const of = { ...owner, cause: 'confirmed', at };
  const takenMinor = tenders.reduce((sum, tender) => sum + tender.takenMinor, 0);
  const totalMinor = takenMinor - booking.premiumMinor;
  const saleTotal = totalOf(sale);
  const isOurs = saleTotal.amountMinor === totalMinor && saleTotal.currency === currency;
  const taxesMinor = Math.min(totalMinor, deps.products[booking.product].taxesMinor(isOurs ? sale : booking));
  // A price that fell replaces what was accepted, as does what only a confirmed booking has
  const offer = isOurs && !isDeepStrictEqual(sale.offer, booking.offer) ? sale.offer : null;
  const set = confirmedColumns({ locator, offer, totalMinor, taxesMinor, at });
  const moves = [
    moveOf(BOOKING_MACHINE, { ...of, subject: [bookingId], from: ['Pending'], to: 'Confirmed', set }),
    bookedMove(owner, booking.checkoutId, bookingId, at),
    ...(more.moves?.(at) ?? []),
  ] as const;
  const also = [enqueuedPart({ ...owner, kind: 'bookingConfirmed', bookingId, at })];
  await recordTaken(tx, deps, booking, tenders, taxesMinor, { moves, also }, at);
  const isAlone = (handed as Begun | undefined)?.isAlone ?? false;
  if (!isAlone) await notifyTravelers(tx, deps, booking, at);
  await more.work?.(tx, at);
  if (row.fence > 1) await closeCases(tx, owner, bookingId, CLOSED_BY_IT, 'confirmed', at);
  if (!isOurs) {
    const facts = { takenMinor: totalMinor, supplierTotal: saleTotal };
    await openCase(tx, deps, {
      ...owner,
      type: BOOKING_CASES.supplierPriceDiffers,
      subjectId: bookingId,
      facts,
    });
  }
}
