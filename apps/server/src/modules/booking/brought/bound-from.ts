/**
 * * From when a booking is bound: nothing of it comes back any more by its traveler's own choice. Credits
 * that it brought are spent from then on, or they'd be left over from a trip that nobody paid.
 */
import { refundableUntil } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { Tx } from '#workflow/saga.ts';
import { lastsUntil } from '../../protections/bought.ts';
import { readProtections } from '../../protections/store.ts';
import type { Booking } from '../booking.ts';

/** Null: it's bound already. Terms only get stricter with changes (`termsAfterChange`). */
export async function boundFrom(tx: Tx, booking: Booking, at: Instant): Promise<Instant | null> {
  const covers = (await readProtections(tx, booking))
    .filter(({ protection, state }) => protection === 'cancelForAnyReason' && state === 'Valid')
    .map((bought) => lastsUntil(booking, bought));
  const byTerms = refundableUntil(booking.offer.cancellation, booking.totalMinor);
  const open = [...covers, ...(byTerms ? [byTerms] : [])].filter((until) => isBefore(at, until));
  return open.reduce<Instant | null>((last, each) => (last && isBefore(each, last) ? last : each), null);
}
