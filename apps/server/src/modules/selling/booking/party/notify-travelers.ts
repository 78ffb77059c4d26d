import type { Instant } from '@sojourn/domain/dates.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import type { BookedForYou } from '#modules/companies/arranging/party/booked-message.ts';
import { readBookedTravelers } from '#modules/companies/arranging/party/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Booking } from '../booking.ts';
import { inLanguage } from '../in-language.ts';
import type { BookingDeps } from '../product.ts';

/** Mail to those who travel on what somebody else has booked; guests and who never signed in get none. */
export async function notifyTravelers(
  tx: Tx,
  { products }: Pick<BookingDeps, 'products'>,
  booking: Booking,
  at: Instant,
): Promise<void> {
  const { tenantId, bookingId, offer } = booking;
  const dayOf = (instant: Instant) => localAt(instant, offer.cancellation.zone).slice(0, 10);
  for (const { customerId, locale, bookedBy } of await readBookedTravelers(tx, booking)) {
    const { title, subtitle } = inLanguage(products, booking, locale);
    const message = {
      kind: 'bookedForYou',
      key: `${bookingId}.${customerId}`,
      bookingId,
      bookedBy,
      title,
      subtitle,
      from: dayOf(booking.startsAt),
      to: dayOf(booking.endsAt),
    } as BookedForYou;
    await enqueue(tx, { tenantId, customerId, at, ...message });
  }
}
