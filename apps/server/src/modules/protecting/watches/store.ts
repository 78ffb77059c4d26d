/** The SQL of watched prices. Everything but the jobs and a link in mail is by its owner. */
import type { WatchInput } from '@sojourn/contract/watches.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { WatchId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { type Product, productFromWire, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type WatchRef = Owner & { readonly watchId: WatchId };
export type WatchRow = WatchRef & {
  readonly product: Product;
  readonly input: WatchInput;
  readonly facts: object;
  readonly searchKey: string;
  /** Null: the account's own. */
  readonly email: string | null;
  readonly state: 'watching' | 'over' | 'stopped';
  readonly startedAt: Instant;
  readonly endsAt: Instant;
  readonly currency: Currency;
  readonly startedMinor: number | null;
  readonly latestMinor: number | null;
  readonly lowestMinor: number | null;
  readonly referenceMinor: number | null;
  readonly latestAt: Instant;
  readonly nextReadAt: Instant;
  readonly linkVersion: number;
};
export type WatchReading = { readonly readAt: Instant; readonly priceMinor: number | null };

type Stored = Omit<WatchRow, 'product'> & { readonly product: string };
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", watch_id as "watchId", product,
  input, facts, search_key as "searchKey", email, state, started_at as "startedAt", ends_at as "endsAt",
  currency, started_minor as "startedMinor", latest_minor as "latestMinor", lowest_minor as "lowestMinor",
  reference_minor as "referenceMinor", latest_at as "latestAt", next_read_at as "nextReadAt",
  link_version as "linkVersion"`;
const rowOf = (row: Stored): WatchRow => ({ ...row, product: productFromWire(row.product) });
const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const ofWatch = (ref: WatchRef) => sql`${ofOwner(ref)} and watch_id = ${ref.watchId}`;

/** Watched and over; the soonest first, what's over last. */
export async function readWatches(db: Db, owner: Owner): Promise<WatchRow[]> {
  const { rows } = await sql<Stored>`select ${columns} from watches
    where ${ofOwner(owner)} and state <> 'stopped'
    order by state = 'over', ends_at, watch_id`.execute(db);
  return rows.map(rowOf);
}

export async function readWatch(db: Db, ref: WatchRef): Promise<WatchRow | null> {
  const { rows } = await sql<Stored>`select ${columns} from watches where ${ofWatch(ref)}`.execute(db);
  return rows[0] ? rowOf(rows[0]) : null;
}

/** Of any customer: only after a link's signature was checked. */
export async function readWatchOfLink(
  db: Db,
  { tenantId, watchId }: { readonly tenantId: TenantId; readonly watchId: string },
): Promise<WatchRow | null> {
  const { rows } = await sql<Stored>`select ${columns} from watches
    where tenant_id = ${tenantId} and watch_id = ${watchId}`.execute(db);
  return rows[0] ? rowOf(rows[0]) : null;
}

/** By watch, in order of time. */
export async function readReadings(
  db: Db,
  owner: Owner,
  watchIds: readonly WatchId[],
): Promise<ReadonlyMap<WatchId, readonly WatchReading[]>> {
  const { rows } = await sql<WatchReading & { watchId: WatchId }>`select watch_id as "watchId",
      read_at as "readAt", price_minor as "priceMinor"
    from watch_readings where ${ofOwner(owner)} and watch_id = any(${watchIds}::text[])
    order by read_at`.execute(db);
  const byWatch = new Map<WatchId, WatchReading[]>();
  for (const { watchId, ...reading } of rows)
    byWatch.set(watchId, [...(byWatch.get(watchId) ?? []), reading]);
  return byWatch;
}

export async function countWatching(db: Db, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from watches
    where ${ofOwner(owner)} and state = 'watching'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findWatching(db: Db, owner: Owner, searchKey: string): Promise<WatchRow | null> {
  const { rows } = await sql<Stored>`select ${columns} from watches
    where ${ofOwner(owner)} and search_key = ${searchKey} and state = 'watching'`.execute(db);
  return rows[0] ? rowOf(rows[0]) : null;
}

export type NewWatch = Omit<WatchRow, 'state' | 'email' | 'linkVersion' | 'latestMinor' | 'lowestMinor'>;
/** With its first reading; false when the same search is watched already. */
export async function insertWatch(tx: Tx, watch: NewWatch): Promise<boolean> {
  const { tenantId, customerId, watchId, latestAt, startedMinor } = watch;
  const { rows } = await sql`with made as (
      insert into watches (tenant_id, customer_id, watch_id, product, input, facts, search_key, started_at,
        ends_at, currency, started_minor, latest_minor, lowest_minor, reference_minor, latest_at,
        next_read_at)
      values (${tenantId}, ${customerId}, ${watchId}, ${WIRE_PRODUCTS[watch.product]},
        ${JSON.stringify(watch.input)}::jsonb, ${JSON.stringify(watch.facts)}::jsonb, ${watch.searchKey},
        ${watch.startedAt}, ${watch.endsAt}, ${watch.currency}, ${startedMinor}, ${startedMinor},
        ${startedMinor}, ${watch.referenceMinor}, ${latestAt}, ${watch.nextReadAt})
      on conflict do nothing returning watch_id)
    select watch_id from made`.execute(tx);
  if (rows.length === 0) return false;
  await sql`insert into watch_readings (tenant_id, customer_id, watch_id, read_at, price_minor)
    values (${tenantId}, ${customerId}, ${watchId}, ${latestAt}, ${startedMinor})`.execute(tx);
  return true;
}

/** Null for the account's own address. Links in earlier mail open nothing from then on. */
export async function setEmail(db: Db, ref: WatchRef, email: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`update watches set email = ${email}, link_version = link_version + 1
    where ${ofWatch(ref)} and state = 'watching'`.execute(db);
  return numAffectedRows === 1n;
}

/** False when it isn't watched any longer. */
export async function markStopped(db: Db, ref: WatchRef, at: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`update watches set state = 'stopped', ended_at = ${at}
    where ${ofWatch(ref)} and state = 'watching'`.execute(db);
  return numAffectedRows === 1n;
}
