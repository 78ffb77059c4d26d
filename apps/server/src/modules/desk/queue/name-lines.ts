import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { Effects, TenantId } from '../../../context.ts';
import { type Naming, namedBookings } from '../../booking/in-language.ts';
import type { CaseLine } from './store.ts';

/** Cases with their bookings named for the agent. */
export async function nameLines<Line extends CaseLine>(
  deps: Pick<Effects, 'db'> & Naming,
  tenantId: TenantId,
  lines: readonly Line[],
  locale: 'en' | 'fr',
): Promise<Line[]> {
  const refs = lines.flatMap(({ customer, booking }) =>
    booking
      ? [{ tenantId, customerId: customer.customerId as CustomerId, bookingId: booking.bookingId }]
      : [],
  );
  const named = await namedBookings(deps, refs, locale);
  return lines.map((line) => {
    const { booking } = line;
    const title = booking && named.get(booking.bookingId)?.title;
    return booking && title ? { ...line, booking: { ...booking, title } } : line;
  });
}
