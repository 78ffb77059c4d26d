/** The SQL of when travelers are reminded. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { Tx } from '#workflow/saga.ts';

const refColumns = sql`b.tenant_id as "tenantId", b.customer_id as "customerId",
  b.booking_id as "bookingId"`;
/** Stored instants may be finer than those that were read from them. */
const startsAt = sql`date_trunc('milliseconds', b.starts_at)`;

/** Confirmed bookings that begin within the time and have no reminder planned for their start. */
export async function readUnplanned(
  db: Db,
  { from, until }: { readonly from: Instant; readonly until: Instant },
  limit: number,
): Promise<BookingRef[]> {
  const { rows } = await sql<BookingRef>`select ${refColumns}
    from bookings b left join trip_reminders r using (tenant_id, customer_id, booking_id)
    where b.state = 'Confirmed' and b.starts_at > ${from} and b.starts_at <= ${until}
      and (r.booking_id is null or (r.reminded_at is null and r.starts_at <> ${startsAt}))
    order by b.starts_at limit ${limit}`.execute(db);
  return rows;
}

export type PlannedReminder = BookingRef & {
  readonly startsAt: Instant;
  readonly remindAt: Instant | null;
};
/** Instead of what was planned; what has left stays. */
export async function planReminders(db: Db, planned: readonly PlannedReminder[]): Promise<void> {
  const column = (value: (each: PlannedReminder) => string | null) => planned.map(value);
  await sql`insert into trip_reminders (tenant_id, customer_id, booking_id, starts_at, remind_at)
    select * from unnest(${column(({ tenantId }) => tenantId)}::text[],
      ${column(({ customerId }) => customerId)}::text[], ${column(({ bookingId }) => bookingId)}::text[],
      ${column((each) => each.startsAt)}::timestamptz[], ${column(({ remindAt }) => remindAt)}::timestamptz[])
    on conflict (tenant_id, customer_id, booking_id) do update set starts_at = excluded.starts_at,
      remind_at = excluded.remind_at
    where trip_reminders.reminded_at is null`.execute(db);
}

/**
 * Marks those that are due as sent and returns them, each to one caller. Not what is canceled, being changed,
 * begun, or waiting for an answer to its supplier's change: its times may be others soon. Nor whose beginning
 * another booking replaces.
 */
export async function takeDue(tx: Tx, now: Instant, limit: number): Promise<BookingRef[]> {
  const { rows } = await sql<BookingRef>`with due as (
      select ${refColumns} from trip_reminders r join bookings b using (tenant_id, customer_id, booking_id)
      where r.remind_at <= ${now} and r.reminded_at is null and b.state = 'Confirmed'
        and b.schedule_status = 'Confirmed' and b.starts_at > ${now} and r.starts_at = ${startsAt}
        and not exists (select from disruptions d where d.tenant_id = b.tenant_id
          and d.customer_id = b.customer_id and d.booking_id = b.booking_id and d.slice = 0
          and d.state = 'rebooked')
      order by r.remind_at limit ${limit} for update of r skip locked)
    update trip_reminders set reminded_at = ${now} from due
    where tenant_id = "tenantId" and customer_id = "customerId" and booking_id = "bookingId"
    returning "tenantId", "customerId", "bookingId"`.execute(tx);
  return rows;
}

/** Of travel that has ended; returns how many. */
export async function deleteOver(db: Db, now: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from trip_reminders
    where (tenant_id, customer_id, booking_id) in (
      select r.tenant_id, r.customer_id, r.booking_id
      from trip_reminders r join bookings b using (tenant_id, customer_id, booking_id)
      where r.starts_at < ${now} and b.ends_at < ${now} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
