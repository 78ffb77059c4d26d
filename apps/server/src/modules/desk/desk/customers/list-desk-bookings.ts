import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Effects } from '#context.ts';
import { type Naming, namedBookings } from '#modules/selling/booking/in-language.ts';
import type { Owner } from '#workflow/saga.ts';
import { readDeskBookings } from './store.ts';

type Wanted = {
  readonly bookingId?: BookingId | null;
  readonly limit: number;
  /** The agent's. */
  readonly locale: 'en' | 'fr';
};

/** A customer's bookings, named for the agent; the latest first, `bookingId` before them. */
export async function listDeskBookings(
  deps: Pick<Effects, 'db'> & Naming,
  { tenantId, customerId }: Owner,
  { locale, ...wanted }: Wanted,
): Promise<DeskBooking[]> {
  const bookings = await readDeskBookings(deps.db, { tenantId, customerId }, wanted);
  const refs = bookings.map(({ bookingId }) => ({ tenantId, customerId, bookingId }));
  const named = await namedBookings(deps, refs, locale);
  return bookings.map((booking) => {
    const { title, subtitle } = named.get(booking.bookingId) ?? booking;
    return { ...booking, title, subtitle };
  });
}
