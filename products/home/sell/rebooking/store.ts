/** The SQL of homes that are shown instead of one that its host took back. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import type { Owner, Tx } from '@sojourn/server/workflow/saga.ts';
import { sql } from 'kysely';
import type { HomeCard } from '#home/wire/home-search.ts';

type BookedRef = Owner & { readonly bookingId: BookingId };
export type Rebooking = BookedRef & {
  readonly canceledAt: Instant;
  /** Null while they're looked for. */
  readonly homes: readonly HomeCard[] | null;
};

const columns = sql`r.tenant_id as "tenantId", r.customer_id as "customerId", r.booking_id as "bookingId",
  r.canceled_at as "canceledAt", r.homes`;
const isThis = ({ tenantId, customerId, bookingId }: BookedRef) =>
  sql`r.tenant_id = ${tenantId} and r.customer_id = ${customerId} and r.booking_id = ${bookingId}`;

/** Once for a booking. */
export async function insertRebooking(tx: Tx, ref: BookedRef, at: Instant): Promise<void> {
  await sql`insert into home_rebookings (tenant_id, customer_id, booking_id, canceled_at)
    values (${ref.tenantId}, ${ref.customerId}, ${ref.bookingId}, ${at}) on conflict do nothing`.execute(tx);
}

export async function readRebooking(db: Db | Tx, ref: BookedRef): Promise<Rebooking | null> {
  const { rows } = await sql<Rebooking>`select ${columns} from home_rebookings r
    where ${isThis(ref)}`.execute(db);
  return rows[0] ?? null;
}

/** Of all, or of one customer: the oldest first. */
export async function readOpenRebookings(db: Db, of: Owner | undefined, limit: number): Promise<Rebooking[]> {
  const only = of ? sql`and r.tenant_id = ${of.tenantId} and r.customer_id = ${of.customerId}` : sql``;
  const { rows } = await sql<Rebooking>`select ${columns} from home_rebookings r
    where r.found_at is null ${only} order by r.canceled_at limit ${limit}`.execute(db);
  return rows;
}

/** False when another process was first. */
export async function noteFound(
  tx: Tx,
  ref: BookedRef,
  homes: readonly HomeCard[],
  at: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update home_rebookings r
    set homes = ${JSON.stringify(homes)}::jsonb, found_at = ${at}
    where ${isThis(ref)} and r.found_at is null`.execute(tx);
  return numAffectedRows === 1n;
}
