/** The SQL of bookings that an older server wrote without what lists say of them. */
import { productFromWire } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { readOffer } from '#db/former-names.ts';
import type { Sale } from '../../checkouts/sale.ts';
import type { Summary } from '../booking.ts';
import type { BookingRef } from '../tenders/store.ts';

type Row = BookingRef & Pick<Sale, 'request' | 'offer'> & { readonly product: string };

const saleOf = (row: Row): BookingRef & Sale => ({
  ...row,
  product: productFromWire(row.product),
  offer: readOffer(row.offer),
});

export async function readWithoutSummary(db: Db, limit: number): Promise<(BookingRef & Sale)[]> {
  const { rows } = await sql<Row>`select tenant_id as "tenantId", customer_id as "customerId",
      booking_id as "bookingId", product, request, offer
    from bookings where title is null order by created_at limit ${limit}`.execute(db);
  return rows.map(saleOf);
}

export async function writeSummary(
  db: Db,
  { tenantId, customerId, bookingId }: BookingRef,
  {
    title,
    subtitle,
    place,
    country,
    leavesFrom,
    co2Kg,
  }: Omit<Summary, 'startsAt' | 'endsAt' | 'startsOn' | 'endsOn'>,
): Promise<void> {
  await sql`update bookings set title = ${title}, subtitle = ${subtitle}, place = ${place},
      country = ${country}, leaves_from = ${leavesFrom}, co2_kg = ${co2Kg}
    where tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}
      and title is null`.execute(db);
}

/** Those of them whose CO2 nobody knows. */
export async function readWithoutCarbon(db: Db, refs: readonly BookingRef[]): Promise<(BookingRef & Sale)[]> {
  const { rows } = await sql<Row>`select b.tenant_id as "tenantId", b.customer_id as "customerId",
      b.booking_id as "bookingId", b.product, b.request, b.offer
    from unnest(${refs.map((each) => each.tenantId)}::text[], ${refs.map((each) => each.customerId)}::text[],
      ${refs.map((each) => each.bookingId)}::text[]) as w (tenant_id, customer_id, booking_id)
    join bookings b on b.tenant_id = w.tenant_id and b.customer_id = w.customer_id
      and b.booking_id = w.booking_id
    where b.co2_kg is null`.execute(db);
  return rows.map(saleOf);
}

/** False when another server was first. */
export async function writeCarbon(
  db: Db,
  { tenantId, customerId, bookingId }: BookingRef,
  co2Kg: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update bookings set co2_kg = ${co2Kg}
    where tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}
      and co2_kg is null`.execute(db);
  return numAffectedRows === 1n;
}
