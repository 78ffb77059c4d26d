/** Many bookings of one customer without paying each: copies of one that was booked, on other days. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';

/**
 * Each copy begins `stepDays` before the one before it, the first so many days before the original; with a
 * negative number after it.
 */
export async function copyBookings(
  db: Db,
  ref: BookingRef,
  { count, stepDays }: { readonly count: number; readonly stepDays: number },
): Promise<void> {
  const { rows } = await sql<{ columns: string[] }>`select array_agg(column_name::text) as columns
    from information_schema.columns
    where table_schema = current_schema() and table_name = 'bookings'`.execute(db);
  const columns = rows[0]?.columns ?? [];
  const changed: Readonly<Record<string, string>> = {
    booking_id: `booking_id || '-' || n`,
    checkout_id: `checkout_id || '-' || n`,
    confirmation_code: `confirmation_code || '-' || n`,
    starts_at: `starts_at - n * interval '${stepDays} days'`,
    ends_at: `ends_at - n * interval '${stepDays} days'`,
  };
  const values = columns.map((column) => changed[column] ?? `"${column}"`).join(', ');
  await sql`insert into bookings (${sql.raw(columns.map((column) => `"${column}"`).join(', '))})
    select ${sql.raw(values)} from bookings, generate_series(1, ${count}::int) n
    where tenant_id = ${ref.tenantId} and customer_id = ${ref.customerId}
      and booking_id = ${ref.bookingId}`.execute(db);
}

export const copyOf = (bookingId: BookingId, number: number): BookingId =>
  `${bookingId}-${number}` as BookingId;
