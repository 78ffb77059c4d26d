/** The SQL of the jobs of watched prices: what is due of all customers, and what becomes of it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Product, productFromWire } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { WatchReading, WatchRef, WatchRow } from '../store.ts';

export type DueWatch = WatchRef &
  Pick<WatchRow, 'input' | 'facts' | 'searchKey' | 'referenceMinor' | 'nextReadAt' | 'currency'> &
  Pick<WatchRow, 'email' | 'linkVersion'> & { readonly product: Product };

/**
 * Claims those that are due until then, the longest first; the same search is due at the same time for
 * everybody. No other server takes what one has, and what isn't stored by then is due again.
 */
export async function claimDue(
  db: Db,
  { now, until }: { readonly now: Instant; readonly until: Instant },
  limit: number,
): Promise<DueWatch[]> {
  const { rows } = await sql<Omit<DueWatch, 'product'> & { product: string }>`with due as (
      select tenant_id as t, customer_id as c, watch_id as w from watches
      where state = 'watching' and next_read_at <= ${now} and ends_at > ${now}
      order by next_read_at, search_key limit ${limit} for update skip locked)
    update watches set next_read_at = ${until} from due
    where tenant_id = t and customer_id = c and watch_id = w
    returning tenant_id as "tenantId", customer_id as "customerId", watch_id as "watchId", product, input,
      facts, search_key as "searchKey", reference_minor as "referenceMinor", next_read_at as "nextReadAt",
      currency, email, link_version as "linkVersion"`.execute(db);
  return rows.map((row) => ({ ...row, product: productFromWire(row.product) }));
}

/** `dueAt`: as it was claimed, so that nothing is written by who took too long. */
export type NewReading = WatchRef &
  WatchReading & {
    readonly dueAt: Instant;
    readonly nextReadAt: Instant;
    readonly referenceMinor: number | null;
  };
/** The watches whose readings were stored by this call: of others somebody else did, or they were stopped. */
export async function insertReadings(tx: Tx, readings: readonly NewReading[]): Promise<Set<string>> {
  const column = <T>(value: (each: NewReading) => T) => readings.map(value);
  const { rows } = await sql<{ watchId: string }>`with read as (
      select * from unnest(${column((each) => each.tenantId)}::text[],
        ${column((each) => each.customerId)}::text[], ${column((each) => each.watchId)}::text[],
        ${column((each) => each.readAt)}::timestamptz[], ${column((each) => each.priceMinor)}::bigint[],
        ${column((each) => each.dueAt)}::timestamptz[], ${column((each) => each.nextReadAt)}::timestamptz[],
        ${column((each) => each.referenceMinor)}::bigint[])
        as r (tenant_id, customer_id, watch_id, read_at, price_minor, due_at, next_read_at, reference_minor)),
    moved as (update watches w set latest_minor = r.price_minor, latest_at = r.read_at,
        lowest_minor = least(w.lowest_minor, r.price_minor), reference_minor = r.reference_minor,
        next_read_at = r.next_read_at
      from read r where w.tenant_id = r.tenant_id and w.customer_id = r.customer_id
        and w.watch_id = r.watch_id and w.state = 'watching' and w.next_read_at = r.due_at
      returning w.tenant_id, w.customer_id, w.watch_id, r.read_at, r.price_minor)
    insert into watch_readings (tenant_id, customer_id, watch_id, read_at, price_minor)
      select tenant_id, customer_id, watch_id, read_at, price_minor from moved
    returning watch_id as "watchId"`.execute(tx);
  return new Set(rows.map(({ watchId }) => watchId));
}

/** Those whose date has passed; returns how many. */
export async function endPassed(db: Db, now: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`update watches set state = 'over', ended_at = ${now}
    where (tenant_id, customer_id, watch_id) in (
      select tenant_id, customer_id, watch_id from watches
      where state = 'watching' and ends_at <= ${now} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Of watches that ended before then, with their readings; returns how many. */
export async function deleteEnded(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from watches
    where (tenant_id, customer_id, watch_id) in (
      select tenant_id, customer_id, watch_id from watches
      where ended_at < ${before} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
