/** The SQL of what is given back of a booking beyond what its terms owe. */
import type { BookingState } from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { BookingRef } from '../tenders/store.ts';

const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

type Paid = {
  readonly state: BookingState;
  readonly startsAt: Instant;
  readonly totalMinor: number;
  readonly penaltyMinor: number | null;
};
export async function readPaidSoFar(db: Db | Tx, ref: BookingRef): Promise<Paid | undefined> {
  const { rows } = await sql<Paid>`select state, starts_at as "startsAt", total_minor as "totalMinor",
      penalty_minor as "penaltyMinor"
    from bookings where ${ofBooking(ref)}`.execute(db);
  return rows[0];
}

/**
 * Lowers what the booking cost, or what its cancellation kept. False, with nothing changed, when there's less
 * by now or it's in another state.
 */
export async function lowerPaid(
  tx: Tx,
  ref: BookingRef,
  { state, amountMinor }: { readonly state: BookingState; readonly amountMinor: number },
): Promise<boolean> {
  const { numAffectedRows } =
    state === 'Canceled'
      ? await sql`update bookings set penalty_minor = penalty_minor - ${amountMinor}
          where ${ofBooking(ref)} and state = 'Canceled' and penalty_minor >= ${amountMinor}`.execute(tx)
      : await sql`update bookings set total_minor = total_minor - ${amountMinor},
            taxes_minor = least(taxes_minor, total_minor - ${amountMinor})
          where ${ofBooking(ref)} and state = ${state} and total_minor >= ${amountMinor}`.execute(tx);
  return numAffectedRows === 1n;
}
