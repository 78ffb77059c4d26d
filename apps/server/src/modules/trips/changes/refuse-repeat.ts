/** Nobody is put where another of the customer's bookings has them already. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { readLive } from '#modules/selling/booking/store.ts';
import { lockBookings } from '#modules/selling/booking/travelers/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Changing, QuotedChange } from './product.ts';
import { listConfirming } from './store.ts';

/**
 * In the transaction that begins the change: bookings and changes of the product begin one at a time, and
 * what others are being changed to counts as well. Refuses with DuplicateBooking.
 */
export async function refuseRepeat(
  tx: Tx,
  changing: Pick<Changing, 'repeats'>,
  booking: Booking,
  change: QuotedChange,
  now: Instant,
): Promise<void> {
  if (!changing.repeats) return;
  await lockBookings(tx, booking, booking.product);
  const [live, confirming] = await Promise.all([
    readLive(tx, booking, now, { product: booking.product }),
    listConfirming(tx, booking),
  ]);
  const others = live
    .filter(({ bookingId }) => bookingId !== booking.bookingId)
    .flatMap((other) => {
      const quote = confirming.find(({ bookingId }) => bookingId === other.bookingId)?.quote;
      return quote ? [other, { ...other, offer: quote.offer } as Booking] : [other];
    });
  const bookingId = await changing.repeats(booking, change, others, tx);
  if (bookingId) refuse('DuplicateBooking', { bookingId });
}
