/** The SQL of calendar feeds: who has one, and what a token opens. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner } from '#workflow/saga.ts';

type Feed = { readonly createdAt: Instant; readonly lastReadAt: Instant | null };

export async function readFeed(db: Db, { tenantId, customerId }: Owner): Promise<Feed | null> {
  const { rows } = await sql<Feed>`select created_at as "createdAt", last_read_at as "lastReadAt"
    from calendar_feeds where tenant_id = ${tenantId} and customer_id = ${customerId}`.execute(db);
  return rows[0] ?? null;
}

/** Instead of the one before. */
export async function saveFeed(
  db: Db,
  { tenantId, customerId }: Owner,
  feed: { readonly tokenHash: string; readonly at: Instant },
): Promise<void> {
  await sql`insert into calendar_feeds (tenant_id, customer_id, token_hash, created_at)
    values (${tenantId}, ${customerId}, ${feed.tokenHash}, ${feed.at})
    on conflict (tenant_id, customer_id) do update set token_hash = excluded.token_hash,
      created_at = excluded.created_at, last_read_at = null`.execute(db);
}

export async function deleteFeed(db: Db, { tenantId, customerId }: Owner): Promise<void> {
  await sql`delete from calendar_feeds
    where tenant_id = ${tenantId} and customer_id = ${customerId}`.execute(db);
}

export type OpenedFeed = Owner & { readonly locale: 'en' | 'fr' };
/** Whose feed it is; notes that it was read, at most once an hour. */
export async function openFeed(
  db: Db,
  by: { readonly tenantId: TenantId; readonly tokenHash: string; readonly now: Instant },
): Promise<OpenedFeed | null> {
  const { rows } = await sql<OpenedFeed>`with found as (
      select tenant_id, customer_id, last_read_at from calendar_feeds
      where tenant_id = ${by.tenantId} and token_hash = ${by.tokenHash}),
    noted as (
      update calendar_feeds f set last_read_at = ${by.now} from found
      where f.tenant_id = found.tenant_id and f.customer_id = found.customer_id
        and (found.last_read_at is null or found.last_read_at < ${by.now}::timestamptz - interval '1 hour'))
    select tenant_id as "tenantId", customer_id as "customerId", coalesce(locale, 'en') as locale
    from found left join customers using (tenant_id, customer_id)`.execute(db);
  return rows[0] ?? null;
}

type FeedBookings = { readonly bookingIds: readonly BookingId[]; readonly version: string };
/** Bookings that end after then, the soonest first, and what changes with anything their entries show. */
export async function readFeedBookings(
  db: Db,
  { tenantId, customerId }: Owner,
  after: Instant,
  limit: number,
): Promise<FeedBookings> {
  const { rows } = await sql<FeedBookings>`with listed as (
      select booking_id, b.starts_at, concat_ws('|', booking_id, state, version, schedule_status,
        canceled_slices, b.starts_at, b.ends_at, supplier_locator, verified_at, w.flights,
        (select max(concat_ws(' ', to_char(d.disruption_no, 'FM00000'), d.type, d.state)) from disruptions d
          where d.tenant_id = b.tenant_id and d.customer_id = b.customer_id
            and d.booking_id = b.booking_id)) as shown
      from bookings b left join flight_watches w using (tenant_id, customer_id, booking_id)
      where tenant_id = ${tenantId} and customer_id = ${customerId} and state <> 'Failed'
        and b.ends_at > ${after}
      order by b.starts_at, booking_id limit ${limit})
    select coalesce(array_agg(booking_id order by starts_at, booking_id), '{}') as "bookingIds",
      coalesce(md5(string_agg(shown, ' ' order by starts_at, booking_id)), '') as version
    from listed`.execute(db);
  return rows[0] ?? { bookingIds: [], version: '' };
}
