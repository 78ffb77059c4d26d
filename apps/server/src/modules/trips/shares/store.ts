/** The SQL of links to trips. Everything but opening one is by its owner. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, TripShareId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner } from '#workflow/saga.ts';

type Share = { readonly shareId: TripShareId; readonly createdAt: Instant; readonly expiresAt: Instant };

/** Those of any of the bookings that still work, the newest first. */
export async function readShares(
  db: Db,
  { tenantId, customerId }: Owner,
  bookingIds: readonly BookingId[],
  now: Instant,
): Promise<Share[]> {
  const { rows } = await sql<Share>`select share_id as "shareId", created_at as "createdAt",
      expires_at as "expiresAt"
    from trip_shares where tenant_id = ${tenantId} and customer_id = ${customerId}
      and booking_id = any(${bookingIds}::text[]) and expires_at > ${now}
    order by created_at desc, share_id`.execute(db);
  return rows;
}

type NewShare = Share & { readonly bookingId: BookingId; readonly tokenHash: string };
export async function insertShare(db: Db, { tenantId, customerId }: Owner, share: NewShare): Promise<void> {
  await sql`insert into trip_shares (tenant_id, customer_id, share_id, booking_id, token_hash, created_at,
      expires_at)
    values (${tenantId}, ${customerId}, ${share.shareId}, ${share.bookingId}, ${share.tokenHash},
      ${share.createdAt}, ${share.expiresAt})`.execute(db);
}

/** False when the bookings have no such link. */
export async function deleteShare(
  db: Db,
  { tenantId, customerId }: Owner,
  bookingIds: readonly BookingId[],
  shareId: TripShareId,
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from trip_shares
    where tenant_id = ${tenantId} and customer_id = ${customerId} and share_id = ${shareId}
      and booking_id = any(${bookingIds}::text[])`.execute(db);
  return numAffectedRows === 1n;
}

type OpenedShare = Owner & { readonly bookingId: BookingId; readonly expiresAt: Instant };
export async function openShare(
  db: Db,
  by: { readonly tenantId: TenantId; readonly tokenHash: string; readonly now: Instant },
): Promise<OpenedShare | null> {
  const { rows } = await sql<OpenedShare>`select tenant_id as "tenantId", customer_id as "customerId",
      booking_id as "bookingId", expires_at as "expiresAt"
    from trip_shares where tenant_id = ${by.tenantId} and token_hash = ${by.tokenHash}
      and expires_at > ${by.now}`.execute(db);
  return rows[0] ?? null;
}

/** Of links that ended before then; returns how many. */
export async function deleteExpired(db: Db, now: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from trip_shares
    where (tenant_id, customer_id, share_id) in (
      select tenant_id, customer_id, share_id from trip_shares
      where expires_at <= ${now} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
