/** The SQL of what travelers joined, split and named. Everything is asked for by its owner. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, TripGroupId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/** A booking that the traveler put into a group. */
export type GroupedRow = {
  readonly bookingId: BookingId;
  readonly groupId: TripGroupId;
  readonly name: string | null;
  readonly isClosed: boolean;
};

export async function readGrouped(db: Db | Tx, { tenantId, customerId }: Owner): Promise<GroupedRow[]> {
  const { rows } = await sql<GroupedRow>`select booking_id as "bookingId", group_id as "groupId", name,
      is_closed as "isClosed"
    from trip_group_bookings join trip_groups using (tenant_id, customer_id, group_id)
    where tenant_id = ${tenantId} and customer_id = ${customerId}`.execute(db);
  return rows;
}

type NewGroup = {
  readonly groupId: TripGroupId;
  readonly name: string | null;
  readonly isClosed: boolean;
  readonly at: Instant;
};

/** Writes it over one of the same id. */
export async function saveGroup(tx: Tx, { tenantId, customerId }: Owner, group: NewGroup): Promise<void> {
  await sql`insert into trip_groups (tenant_id, customer_id, group_id, name, is_closed, created_at)
    values (${tenantId}, ${customerId}, ${group.groupId}, ${group.name}, ${group.isClosed}, ${group.at})
    on conflict (tenant_id, customer_id, group_id)
      do update set name = excluded.name, is_closed = excluded.is_closed`.execute(tx);
}

/** Moves the bookings there; groups that are left without any are removed. */
export async function moveBookings(
  tx: Tx,
  { tenantId, customerId }: Owner,
  bookingIds: readonly BookingId[],
  groupId: TripGroupId,
): Promise<void> {
  await sql`insert into trip_group_bookings (tenant_id, customer_id, booking_id, group_id)
    select ${tenantId}, ${customerId}, b, ${groupId} from unnest(${bookingIds}::text[]) as b
    on conflict (tenant_id, customer_id, booking_id) do update set group_id = excluded.group_id`.execute(tx);
  await sql`delete from trip_groups g where tenant_id = ${tenantId} and customer_id = ${customerId}
    and not exists (select from trip_group_bookings b where b.tenant_id = g.tenant_id
      and b.customer_id = g.customer_id and b.group_id = g.group_id)`.execute(tx);
}

/** Nobody else of the customer's sessions changes groups until the transaction ends. */
export async function lockGroups(tx: Tx, { tenantId, customerId }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trips ${tenantId} ${customerId}`}, 0))`.execute(
    tx,
  );
}

/** A booking that was made of another is in the trip that this is in, where the traveler made one. */
export async function joinGroup(
  tx: Tx,
  { tenantId, customerId }: Owner,
  from: BookingId,
  own: BookingId,
): Promise<void> {
  await sql`insert into trip_group_bookings (tenant_id, customer_id, booking_id, group_id)
    select tenant_id, customer_id, ${own}, group_id from trip_group_bookings
    where tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${from}
    on conflict (tenant_id, customer_id, booking_id) do nothing`.execute(tx);
}
