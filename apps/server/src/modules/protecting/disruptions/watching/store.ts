/** The SQL of when the flights of booked trips are read. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { FlightStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { Tx } from '#workflow/saga.ts';

const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;
const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`;

type Soon = { readonly products: readonly string[]; readonly from: Instant; readonly until: Instant };
/**
 * Has confirmed bookings that begin by `until` and aren't over at `from` read at once, each for its version;
 * returns how many.
 */
export async function planWatches(
  db: Db,
  { products, from, until }: Soon,
  now: Instant,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`insert into flight_watches as w
      (tenant_id, customer_id, booking_id, booking_version, next_read_at, ends_at)
    select b.tenant_id, b.customer_id, b.booking_id, b.version, ${now}::timestamptz, b.ends_at
    from bookings b left join flight_watches k using (tenant_id, customer_id, booking_id)
    where b.state = 'Confirmed' and b.product = any(${products}::text[]) and b.starts_at <= ${until}
      and b.ends_at > ${from} and k.booking_version is distinct from b.version
    order by b.starts_at limit ${limit}
    on conflict (tenant_id, customer_id, booking_id) do update set
      booking_version = excluded.booking_version, next_read_at = excluded.next_read_at,
      ends_at = excluded.ends_at, tries = 0, fence = w.fence + 1`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type Watch = BookingRef & { readonly tries: number; readonly fence: number };
/** Claims those that are due by the portal's clock, the longest first, for so many seconds. */
export async function claimWatches(
  db: Db,
  now: Instant,
  limit: number,
  forSeconds: number,
): Promise<Watch[]> {
  const { rows } = await sql<Watch>`with due as (
      select tenant_id as t, customer_id as c, booking_id as b from flight_watches
      where next_read_at <= ${now} and claimed_until <= now()
      order by next_read_at limit ${limit} for update skip locked)
    update flight_watches set claimed_until = clock_timestamp() + ${seconds(forSeconds)},
      fence = fence + 1, tries = tries + 1
    from due where tenant_id = t and customer_id = c and booking_id = b
    returning tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId", tries,
      fence`.execute(db);
  return rows;
}

export async function settleWatch(
  db: Db | Tx,
  watch: Watch,
  next: { readonly at: Instant | null; readonly isAnswered: boolean },
): Promise<void> {
  await sql`update flight_watches set next_read_at = ${next.at}::timestamptz, claimed_until = '-infinity',
      tries = ${next.isAnswered ? 0 : watch.tries}
    where ${ofBooking(watch)} and fence = ${watch.fence}`.execute(db);
}

/** Those that are being flown, or will be within a day. */
export async function saveFlights(tx: Tx, of: BookingRef, flights: readonly FlightStatus[]): Promise<void> {
  await sql`update flight_watches set flights = ${JSON.stringify(flights)}::jsonb
    where ${ofBooking(of)}`.execute(tx);
}

export async function readFlights(db: Db, of: BookingRef): Promise<readonly FlightStatus[]> {
  const { rows } = await sql<{ flights: readonly FlightStatus[] }>`select flights from flight_watches
    where ${ofBooking(of)}`.execute(db);
  return rows[0]?.flights ?? [];
}

/** Of travel that's over; returns how many. */
export async function deleteOver(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from flight_watches
    where (tenant_id, customer_id, booking_id) in (
      select tenant_id, customer_id, booking_id from flight_watches where ends_at < ${before}
      order by ends_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** How many wait for a look that was due then. */
export async function countOverdue(db: Db, before: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from flight_watches
    where next_read_at <= ${before}`.execute(db);
  return rows[0]?.count ?? 0;
}
