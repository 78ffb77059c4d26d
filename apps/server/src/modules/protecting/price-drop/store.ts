/** The SQL of watched prices. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CreditId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type PriceWatch = BookingRef & {
  readonly termsId: string;
  readonly startedAt: Instant;
  readonly endsAt: Instant;
  /** Minor units of US dollars, like all amounts here. */
  readonly bookedMinor: number;
  readonly lowestMinor: number | null;
  readonly state: 'watching' | 'credited' | 'notCredited';
  readonly clauseId: string | null;
  readonly creditedMinor: number | null;
  readonly endedAt: Instant | null;
};
/** `priceMinor`: null when it wasn't for sale or nobody answered. */
type PriceReading = { readonly readAt: Instant; readonly priceMinor: number | null };

const refColumns = sql`tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId"`;
const columns = sql`${refColumns}, terms_id as "termsId", started_at as "startedAt", ends_at as "endsAt",
  booked_minor as "bookedMinor", lowest_minor as "lowestMinor", state, clause_id as "clauseId",
  credited_minor as "creditedMinor", ended_at as "endedAt"`;
const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/** The place of a booking among all, by when they were confirmed. */
export type Confirmed = { readonly bookedAt: Instant; readonly bookingId: string };
/**
 * Bookings of these products in US dollars that were confirmed after that place and have no watch, in their
 * order. A flight that disruption assistance pays can't get cheaper for its travelers.
 */
export async function readUnwatched(
  db: Db,
  { products, after }: { readonly products: readonly string[]; readonly after: Confirmed },
  limit: number,
): Promise<(BookingRef & Confirmed)[]> {
  const { bookedAt, bookingId } = after;
  const { rows } = await sql<BookingRef & { readonly bookedAt: Instant | null }>`select
      b.tenant_id as "tenantId",
      b.customer_id as "customerId", b.booking_id as "bookingId", b.booked_at as "bookedAt"
    from bookings b left join price_watches w using (tenant_id, customer_id, booking_id)
    where b.state = 'Confirmed' and b.product = any(${products}::text[])
      and b.booked_at >= ${bookedAt} and (b.booked_at, b.booking_id) > (${bookedAt}, ${bookingId})
      and b.currency = 'USD' and w.booking_id is null
      and not exists (select from tenders t where t.tenant_id = b.tenant_id
        and t.customer_id = b.customer_id and t.booking_id = b.booking_id
        and starts_with(t.source_id, 'dsc_'))
    order by b.booked_at, b.booking_id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, bookedAt: assertPresent(row.bookedAt, 'when it was confirmed') }));
}

export type NewWatch = BookingRef &
  Pick<PriceWatch, 'termsId' | 'startedAt' | 'endsAt' | 'bookedMinor'> & { readonly nextReadAt: Instant };
/** A booking that has one already keeps it. */
export async function insertWatches(db: Db, watches: readonly NewWatch[]): Promise<void> {
  const column = <T>(value: (each: NewWatch) => T) => watches.map(value);
  await sql`insert into price_watches (tenant_id, customer_id, booking_id, terms_id, started_at, ends_at,
      next_read_at, booked_minor)
    select * from unnest(${column((each) => each.tenantId)}::text[],
      ${column((each) => each.customerId)}::text[], ${column((each) => each.bookingId)}::text[],
      ${column((each) => each.termsId)}::text[], ${column((each) => each.startedAt)}::timestamptz[],
      ${column((each) => each.endsAt)}::timestamptz[], ${column((each) => each.nextReadAt)}::timestamptz[],
      ${column((each) => each.bookedMinor)}::bigint[])
    on conflict do nothing`.execute(db);
}

export type DueWatch = BookingRef & {
  readonly endsAt: Instant;
  /** Until when it's this server's. */
  readonly claimedUntil: Instant;
};
/**
 * Claims those that are due, the longest first: no other server takes what one has, and what isn't read by
 * `until` is due again.
 */
export async function claimDue(
  db: Db,
  { now, until }: { readonly now: Instant; readonly until: Instant },
  limit: number,
): Promise<DueWatch[]> {
  const { rows } = await sql<DueWatch>`with due as (
      select tenant_id as t, customer_id as c, booking_id as b from price_watches
      where state = 'watching' and next_read_at <= ${now}
      order by next_read_at limit ${limit} for update skip locked)
    update price_watches set next_read_at = ${until} from due
    where tenant_id = t and customer_id = c and booking_id = b
    returning ${refColumns}, ends_at as "endsAt", next_read_at as "claimedUntil"`.execute(db);
  return rows;
}

export type NewReading = BookingRef &
  PriceReading & { readonly claimedUntil: Instant; readonly nextReadAt: Instant };
/** Adds the readings and what they change of their watches; of a watch that isn't ours any more, nothing. */
export async function insertReadings(db: Db, readings: readonly NewReading[]): Promise<void> {
  const column = <T>(value: (each: NewReading) => T) => readings.map(value);
  await sql`with read as (
      select * from unnest(${column((each) => each.tenantId)}::text[],
        ${column((each) => each.customerId)}::text[], ${column((each) => each.bookingId)}::text[],
        ${column((each) => each.readAt)}::timestamptz[], ${column((each) => each.priceMinor)}::bigint[],
        ${column((each) => each.claimedUntil)}::timestamptz[],
        ${column((each) => each.nextReadAt)}::timestamptz[])
        as r (tenant_id, customer_id, booking_id, read_at, price_minor, claimed_until, next_read_at)),
    moved as (update price_watches w set lowest_minor = least(w.lowest_minor, r.price_minor),
        next_read_at = r.next_read_at
      from read r where w.tenant_id = r.tenant_id and w.customer_id = r.customer_id
        and w.booking_id = r.booking_id and w.state = 'watching' and w.next_read_at = r.claimed_until
      returning w.tenant_id, w.customer_id, w.booking_id, r.read_at, r.price_minor)
    insert into price_readings (tenant_id, customer_id, booking_id, read_at, price_minor)
      select tenant_id, customer_id, booking_id, read_at, price_minor from moved
    on conflict do nothing`.execute(db);
}

/** The watch if it still runs; it and its booking stay as they are until the transaction ends. */
export async function lockWatch(tx: Tx, ref: BookingRef): Promise<PriceWatch | undefined> {
  await sql`select 1 from bookings where ${ofBooking(ref)} for share`.execute(tx);
  const { rows } = await sql<PriceWatch>`select ${columns} from price_watches
    where ${ofBooking(ref)} and state = 'watching' for update`.execute(tx);
  return rows[0];
}

export async function postponeWatch(tx: Tx, ref: BookingRef, nextReadAt: Instant): Promise<void> {
  await sql`update price_watches set next_read_at = ${nextReadAt} where ${ofBooking(ref)}`.execute(tx);
}

type Ended = {
  readonly state: 'credited' | 'notCredited';
  readonly clauseId: string;
  readonly creditId: CreditId | null;
  readonly creditedMinor: number | null;
  readonly endedAt: Instant;
};
export async function endWatch(tx: Tx, ref: BookingRef, ended: Ended): Promise<void> {
  await sql`update price_watches set state = ${ended.state}, clause_id = ${ended.clauseId},
      credit_id = ${ended.creditId}, credited_minor = ${ended.creditedMinor}, ended_at = ${ended.endedAt}
    where ${ofBooking(ref)}`.execute(tx);
}

export async function readWatch(
  db: Db,
  { tenantId, customerId }: Owner,
  bookingId: BookingId,
): Promise<(PriceWatch & { readonly readings: readonly PriceReading[] }) | null> {
  const ref = { tenantId, customerId, bookingId };
  const [watches, readings] = await Promise.all([
    sql<PriceWatch>`select ${columns} from price_watches where ${ofBooking(ref)}`.execute(db),
    sql<PriceReading>`select read_at as "readAt", price_minor as "priceMinor" from price_readings
      where ${ofBooking(ref)} order by read_at`.execute(db),
  ]);
  return watches.rows[0] ? { ...watches.rows[0], readings: readings.rows } : null;
}

/** Of watches that ended before then, with their readings; returns how many. */
export async function deleteEnded(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from price_watches
    where (tenant_id, customer_id, booking_id) in (
      select tenant_id, customer_id, booking_id from price_watches
      where ended_at < ${before} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
