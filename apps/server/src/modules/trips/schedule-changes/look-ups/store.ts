/** The SQL of which booking is looked up when, and of the suppliers' messages. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { InWindow } from '#workflow/jobs/follow.ts';
import type { Tx } from '#workflow/saga.ts';

const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;
const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`;

/** Bookings that were confirmed in a window of transactions, with when their travel is. */
export const confirmed = (inWindow: InWindow) => sql<
  BookingRef & { readonly startsAt: Instant; readonly endsAt: Instant }
>`select t.tx, t.tenant_id as "tenantId", t.customer_id as "customerId", b.booking_id as "bookingId",
    b.starts_at as "startsAt", b.ends_at as "endsAt"
  from transitions t join bookings b on b.tenant_id = t.tenant_id and b.customer_id = t.customer_id
    and b.booking_id = t.subject_id
  where t.machine = 'booking' and t.to_state = 'Confirmed' and ${inWindow('t')}`;

type PlannedLookUp = BookingRef & { readonly nextLookAt: Instant | null; readonly endsAt: Instant };
/** Plans the next look-up of each, instead of what was planned. */
export async function planLookUps(tx: Tx, planned: readonly PlannedLookUp[]): Promise<void> {
  const column = (of: (each: PlannedLookUp) => string | null) => planned.map(of);
  await sql`insert into look_ups (tenant_id, customer_id, booking_id, next_look_at, ends_at)
    select distinct on (t, c, b) t, c, b, n, e
    from unnest(${column(({ tenantId }) => tenantId)}::text[],
      ${column(({ customerId }) => customerId)}::text[], ${column(({ bookingId }) => bookingId)}::text[],
      ${column(({ nextLookAt }) => nextLookAt)}::timestamptz[],
      ${column(({ endsAt }) => endsAt)}::timestamptz[]) as r (t, c, b, n, e)
    order by t, c, b
    on conflict (tenant_id, customer_id, booking_id) do update set next_look_at = excluded.next_look_at,
      ends_at = excluded.ends_at, tries = 0, fence = look_ups.fence + 1`.execute(tx);
}

export type LookUp = BookingRef & { readonly tries: number; readonly fence: number };
/** Claims those that are due by the portal's clock, the longest first, for so many seconds. */
export async function claimLookUps(
  db: Db,
  now: Instant,
  limit: number,
  forSeconds: number,
): Promise<LookUp[]> {
  const { rows } = await sql<LookUp>`with due as (
      select tenant_id as t, customer_id as c, booking_id as b from look_ups
      where next_look_at <= ${now} and claimed_until <= now()
      order by next_look_at limit ${limit} for update skip locked)
    update look_ups set claimed_until = clock_timestamp() + ${seconds(forSeconds)}, fence = fence + 1,
      tries = tries + 1
    from due where tenant_id = t and customer_id = c and booking_id = b
    returning tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId", tries,
      fence`.execute(db);
  return rows;
}

/** What a claim came to: false when a signal has come since, which wants another look. */
export async function settleLookUp(
  db: Db | Tx,
  lookUp: LookUp,
  next: { readonly at: Instant | null; readonly isAnswered: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update look_ups set next_look_at = ${next.at}::timestamptz,
      claimed_until = '-infinity', tries = ${next.isAnswered ? 0 : lookUp.tries}
    where ${ofBooking(lookUp)} and fence = ${lookUp.fence}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteLookUp(db: Db | Tx, lookUp: LookUp): Promise<void> {
  await sql`delete from look_ups where ${ofBooking(lookUp)} and fence = ${lookUp.fence}`.execute(db);
}

/** Has a booking looked up at once. */
export async function signalLookUp(db: Db | Tx, bookingId: BookingId, now: Instant): Promise<void> {
  await sql`update look_ups set next_look_at = least(next_look_at, ${now}::timestamptz), tries = 0,
      claimed_until = '-infinity', fence = fence + 1
    where booking_id = ${bookingId}`.execute(db);
}

/** Of travel that's over. */
export async function deleteOver(db: Db, now: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from look_ups where (tenant_id, customer_id, booking_id) in (
    select tenant_id, customer_id, booking_id from look_ups where ends_at <= ${now}
    order by ends_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

/** False when the message is known already. */
export async function insertEvent(
  tx: Tx,
  event: { readonly keyId: string; readonly eventId: string; readonly reference: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into supplier_events (key_id, event_id, reference)
    values (${event.keyId}, ${event.eventId}, ${event.reference}) on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function deleteOldEvents(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from supplier_events where (key_id, event_id) in (
    select key_id, event_id from supplier_events
    where received_at < now() - make_interval(days => ${days}::int)
    order by received_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

/** How many wait for their look-up although it was due an hour ago. */
export async function countOverdue(db: Db, before: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from look_ups
    where next_look_at <= ${before}`.execute(db);
  return rows[0]?.count ?? 0;
}
