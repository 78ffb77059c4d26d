/** The SQL of bookings that an older server wrote without what lists say of them. */
import { productFromWire } from '@sojourn/domain/products/product.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { readOffer } from '#db/former-names.ts';
import type { Sale } from '../../checkouts/sale.ts';
import type { Summary } from '../booking.ts';
import type { BookingRef } from '../tenders/store.ts';

type Row = BookingRef & Pick<Sale, 'request' | 'offer'> & { readonly product: string };

export async function readWithoutSummary(db: Db, limit: number): Promise<(BookingRef & Sale)[]> {
  const { rows } = await sql<Row>`select tenant_id as "tenantId", customer_id as "customerId",
      booking_id as "bookingId", product, request, offer
    from bookings where title is null order by created_at limit ${limit}`.execute(db);
  return rows.map((row) => ({
    ...row,
    product: productFromWire(row.product),
    offer: readOffer(row.offer),
  }));
}

export async function writeSummary(
  db: Db,
  { tenantId, customerId, bookingId }: BookingRef,
  { title, subtitle, place, country, leavesFrom, co2Kg }: Omit<Summary, 'startsAt' | 'endsAt'>,
): Promise<void> {
  await sql`update bookings set title = ${title}, subtitle = ${subtitle}, place = ${place},
      country = ${country}, leaves_from = ${leavesFrom}, co2_kg = ${co2Kg}
    where tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}
      and title is null`.execute(db);
}
