/** The SQL of who travels in bookings, sealed, and of beginning one booking at a time. */
import type { Product } from '@sojourn/domain/products/product.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { WalkKey } from '#workflow/jobs/walk.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { BookingRef } from '../tenders/store.ts';

const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/** One at a time begins to book a product for a customer, until its transaction ends. */
export async function lockBookings(tx: Tx, { tenantId, customerId }: Owner, product: Product): Promise<void> {
  const whose = `${product}s ${tenantId} ${customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${whose}, 0))`.execute(tx);
}

type Sealed = BookingRef & { readonly travelers: string };
/** All customers' bookings in the order of their keys; `travelers`: null unless another key sealed them. */
export async function readSealedOtherwise(
  tx: Tx,
  mark: string,
  after: WalkKey | null,
  limit: number,
): Promise<(BookingRef & { readonly travelers: string | null })[]> {
  const [tenantId = '', customerId = '', bookingId = ''] = after ?? [];
  const { rows } = await sql<BookingRef & { readonly travelers: string | null }>`
    select tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId",
      case when not starts_with(travelers, ${mark}) then travelers end as travelers
    from bookings where (tenant_id, customer_id, booking_id) > (${tenantId}, ${customerId}, ${bookingId})
    order by tenant_id, customer_id, booking_id limit ${limit}`.execute(tx);
  return rows;
}
/** Unless they have changed since. */
export async function changeSealed(tx: Tx, of: Sealed, was: string): Promise<void> {
  await sql`update bookings set travelers = ${of.travelers}
    where ${ofBooking(of)} and travelers = ${was}`.execute(tx);
}

/** As they were sealed; null where nobody's documents are kept, or they were forgotten. */
export async function readSealedTravelers(db: Db | Tx, of: BookingRef): Promise<string | null> {
  const { rows } = await sql<{ travelers: string | null }>`select travelers from bookings
    where ${ofBooking(of)}`.execute(db);
  return rows[0]?.travelers ?? null;
}
