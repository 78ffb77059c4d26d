/**
 * From when a booking is bound: nothing of it comes back any more by its traveler's own choice. Credits
 * that it brought are spent from then on, or they'd be left over from a trip that nobody paid.
 */
import { refundableUntil } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { lastsUntil } from '#modules/protecting/protections/bought.ts';
import { readProtections } from '#modules/protecting/protections/store.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Booking } from '../booking.ts';
import { readBooking } from '../store.ts';
import type { BookingRef } from '../tenders/store.ts';

/** Null: it's bound already. Terms only get stricter with changes (`termsAfterChange`). */
export async function boundFrom(tx: Tx, booking: Booking, at: Instant): Promise<Instant | null> {
  const covers = (await readProtections(tx, booking))
    .filter(({ protection, state }) => protection === 'cancelForAnyReason' && state === 'Valid')
    .map((bought) => lastsUntil(booking, bought));
  const byTerms = refundableUntil(booking.offer.cancellation, booking.totalMinor);
  const open = [...covers, ...(byTerms ? [byTerms] : [])].filter((until) => isBefore(at, until));
  return open.reduce<Instant | null>((last, each) => (last && isBefore(each, last) ? last : each), null);
}

/** Of a booking that's there. */
export async function readBoundFrom(tx: Tx, ref: BookingRef, at: Instant): Promise<Instant | null> {
  return boundFrom(tx, assertPresent(await readBooking(tx, ref), `the booking ${ref.bookingId}`), at);
}
