import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { Effects, TenantId } from '#context.ts';
import { type Naming, namedBookings } from '#modules/selling/booking/in-language.ts';
import type { CaseLine } from './store.ts';

/** Cases with their bookings named for the agent. `named`: bookings that are already. */
export async function nameLines<Line extends CaseLine>(
  deps: Pick<Effects, 'db'> & Naming,
  tenantId: TenantId,
  lines: readonly Line[],
  locale: 'en' | 'fr',
  named: readonly Pick<DeskBooking, 'bookingId' | 'title'>[] = [],
): Promise<Line[]> {
  const titles = new Map(named.map(({ bookingId, title }) => [bookingId, title]));
  const refs = lines.flatMap(({ customer, booking }) =>
    booking && !titles.has(booking.bookingId)
      ? [{ tenantId, customerId: customer.customerId as CustomerId, bookingId: booking.bookingId }]
      : [],
  );
  for (const [bookingId, { title }] of await namedBookings(deps, refs, locale)) titles.set(bookingId, title);
  return lines.map((line) => {
    const { booking } = line;
    const title = booking && titles.get(booking.bookingId);
    return booking && title ? { ...line, booking: { ...booking, title } } : line;
  });
}
