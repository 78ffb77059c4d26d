/** The SQL of price freezes. Everything is asked for by its owner, except by the jobs. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, PriceFreezeId } from '@sojourn/domain/ids.ts';
import { type Product, productFromWire, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { forgetMoves, noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { FreezeRef, FreezeRow } from './freeze-row.ts';
import { FREEZE_MACHINE } from './machines.ts';

const json = (value: unknown) => sql`${JSON.stringify(value ?? null)}::jsonb`;
const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const ofFreeze = (ref: FreezeRef) => sql`${ofOwner(ref)} and freeze_id = ${ref.freezeId}`;
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", freeze_id as "freezeId", state,
  product, subject, terms_id as "termsId", input, request, offer, fit_key as "fitKey",
  starts_at as "startsAt", frozen_minor as "frozenMinor", covered, currency, quoted_at as "quotedAt",
  quote_ends_at as "quoteEndsAt", days, fee_minor as "feeMinor", bought_at as "boughtAt",
  ends_at as "endsAt", latest_minor as "latestMinor", latest_at as "latestAt", booking_id as "bookingId",
  failure, ended_at as "endedAt", similar_key as "similarKey",
  for_similar as "forSimilar"`;
type Stored = Omit<FreezeRow, 'product'> & { readonly product: string };
const rowOf = (stored: Stored): FreezeRow => ({ ...stored, product: productFromWire(stored.product) });

export type NewFreeze = Pick<
  FreezeRow,
  | 'tenantId'
  | 'customerId'
  | 'freezeId'
  | 'product'
  | 'subject'
  | 'termsId'
  | 'input'
  | 'request'
  | 'offer'
  | 'fitKey'
  | 'startsAt'
  | 'frozenMinor'
  | 'covered'
  | 'currency'
  | 'quotedAt'
  | 'quoteEndsAt'
>;
export async function insertFreeze(tx: Tx, row: NewFreeze): Promise<void> {
  await sql`insert into price_freezes (tenant_id, customer_id, freeze_id, product, subject, terms_id, input,
      request, offer, fit_key, starts_at, frozen_minor, covered, currency, quoted_at, quote_ends_at)
    values (${row.tenantId}, ${row.customerId}, ${row.freezeId}, ${WIRE_PRODUCTS[row.product]},
      ${row.subject}, ${row.termsId}, ${json(row.input)}, ${json(row.request)}, ${json(row.offer)},
      ${row.fitKey}, ${row.startsAt}, ${row.frozenMinor}, ${row.covered}, ${row.currency}, ${row.quotedAt},
      ${row.quoteEndsAt})`.execute(tx);
  const start = { state: 'quoted', cause: 'quoted', at: row.quotedAt } as const;
  await noteStart(tx, FREEZE_MACHINE, row, [[row.freezeId]], start);
}

export async function readFreeze(db: Db | Tx, ref: FreezeRef): Promise<FreezeRow | undefined> {
  const { rows } = await sql<Stored>`select ${columns} from price_freezes
    where ${ofFreeze(ref)}`.execute(db);
  return rows.map(rowOf)[0];
}

/** Those of the same trip that are being paid, the newest first. */
export async function readBuying(db: Db, owner: Owner, fitKey: string): Promise<FreezeRow[]> {
  const { rows } = await sql<Stored>`select ${columns} from price_freezes
    where ${ofOwner(owner)} and fit_key = ${fitKey} and state = 'buying'
    order by quoted_at desc limit 5`.execute(db);
  return rows.map(rowOf);
}

export async function lockFreeze(tx: Tx, ref: FreezeRef): Promise<FreezeRow | undefined> {
  const { rows } = await sql<Stored>`select ${columns} from price_freezes
    where ${ofFreeze(ref)} for update`.execute(tx);
  return rows.map(rowOf)[0];
}

/** Those that were paid, the latest 200; those that can be used first, in the order of their ends. */
export async function readFreezes(db: Db | Tx, owner: Owner): Promise<FreezeRow[]> {
  const { rows } = await sql<Stored>`select ${columns} from price_freezes
    where ${ofOwner(owner)} and state not in ('quoted', 'buying', 'failed')
    order by state not in ('valid', 'held'), case when state in ('valid', 'held') then ends_at end,
      bought_at desc, freeze_id limit 200`.execute(db);
  return rows.map(rowOf);
}

/** How many can be used. */
export async function countFreezes(db: Db, owner: Owner, now: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from price_freezes
    where ${ofOwner(owner)} and (state = 'held' or state = 'valid' and ends_at > ${now})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those that could pay for a trip, frozen or chosen instead; the one that ends first before the others. */
export async function readFitting(db: Db, owner: Owner, fitKey: string, now: Instant): Promise<FreezeRow[]> {
  const { rows } = await sql<Stored>`select ${columns} from price_freezes
    where ${ofOwner(owner)} and ${fitKey} in (fit_key, similar_key) and state = 'valid' and ends_at > ${now}
    order by ends_at, freeze_id limit 10`.execute(db);
  return rows.map(rowOf);
}

/** False when it's over or was used. */
export async function chooseSimilar(
  db: Db,
  ref: FreezeRef,
  similarKey: string,
  at: Instant,
): Promise<boolean> {
  const { rows } = await sql`update price_freezes set similar_key = ${similarKey}, similar_at = ${at}
    where ${ofFreeze(ref)} and state = 'valid' and ends_at > ${at} returning freeze_id`.execute(db);
  return rows.length > 0;
}

/** With `move`. */
export const buyingColumns = (days: number, feeMinor: number) => sql`days = ${days}, fee_minor = ${feeMinor}`;
export const boughtColumns = (of: {
  readonly boughtAt: Instant;
  readonly endsAt: Instant;
  readonly nextReadAt: Instant;
  readonly latestMinor: number;
}) =>
  sql`bought_at = ${of.boughtAt}, ends_at = ${of.endsAt}, next_read_at = ${of.nextReadAt},
    latest_minor = ${of.latestMinor}, latest_at = ${of.boughtAt}`;
export const heldColumns = (bookingId: BookingId | null, forSimilar = false) =>
  sql`booking_id = ${bookingId}, for_similar = ${forSimilar}`;
export const endedColumns = (at: Instant) => sql`ended_at = ${at}`;
export const failedColumns = (failure: string) => sql`failure = ${failure}`;
export type FreezeReading = { readonly readAt: Instant; readonly priceMinor: number | null };
export async function readReadings(
  db: Db,
  owner: Owner,
  freezeIds: readonly PriceFreezeId[],
): Promise<ReadonlyMap<PriceFreezeId, readonly FreezeReading[]>> {
  const { rows } = await sql<FreezeReading & { freezeId: PriceFreezeId }>`select freeze_id as "freezeId",
      read_at as "readAt", price_minor as "priceMinor"
    from price_freeze_readings where ${ofOwner(owner)} and freeze_id = any(${freezeIds}::text[])
    order by freeze_id, read_at`.execute(db);
  return Map.groupBy(rows, ({ freezeId }) => freezeId);
}

/** Freezes of all customers that can still be used, whose price is read next; the longest due first. */
export async function readDueFreezes(db: Db, now: Instant, limit: number): Promise<FreezeRow[]> {
  const { rows } = await sql<Stored>`select ${columns} from price_freezes
    where state in ('valid', 'held') and next_read_at <= ${now} order by next_read_at
    limit ${limit}`.execute(db);
  return rows.map(rowOf);
}

type NewReading = FreezeRef & FreezeReading & { readonly nextReadAt: Instant };
/** Each once, however many servers read: by who moves the time of the next reading. */
export async function insertReading(
  db: Db | Tx,
  { readAt, priceMinor, nextReadAt, ...ref }: NewReading,
): Promise<void> {
  await sql`with due as (update price_freezes set next_read_at = ${nextReadAt}, latest_minor = ${priceMinor},
      latest_at = ${readAt}
      where ${ofFreeze(ref)} and next_read_at <= ${readAt} returning tenant_id, customer_id, freeze_id)
    insert into price_freeze_readings (tenant_id, customer_id, freeze_id, read_at, price_minor)
    select tenant_id, customer_id, freeze_id, ${readAt}::timestamptz, ${priceMinor}::bigint from due
    on conflict do nothing`.execute(db);
}

/** The first point of its line: the price that was frozen. */
export async function insertFirstReading(tx: Tx, ref: FreezeRef, readAt: Instant, priceMinor: number) {
  await sql`insert into price_freeze_readings (tenant_id, customer_id, freeze_id, read_at, price_minor)
    values (${ref.tenantId}, ${ref.customerId}, ${ref.freezeId}, ${readAt}, ${priceMinor})
    on conflict do nothing`.execute(tx);
}

/** Of all customers, those whose time is over, locked for one process. */
export async function lockEndedFreezes(tx: Tx, now: Instant, limit: number): Promise<FreezeRow[]> {
  const { rows } = await sql<Stored>`select ${columns} from price_freezes
    where state = 'valid' and ends_at <= ${now} order by ends_at, freeze_id limit ${limit}
    for update skip locked`.execute(tx);
  return rows.map(rowOf);
}

type Reminded = FreezeRow & { readonly hoursLeft: number };
/**
 * Of all customers, those to remind: of the hours that have come since a freeze was bought only the last,
 * each once in whatever process.
 */
export async function noteReminded(
  tx: Tx,
  hours: readonly number[],
  now: Instant,
  limit: number,
): Promise<Reminded[]> {
  const { rows } = await sql<Stored & { hoursLeft: number }>`with due as (
      select f.tenant_id as t, f.customer_id as c, f.freeze_id as f, d.hours from price_freezes f
      cross join lateral (select min(n) as hours from unnest(${hours}::int[]) n
        where f.ends_at - n * interval '1 hour' <= ${now}::timestamptz
          and f.ends_at - n * interval '1 hour' > f.bought_at) d
      where f.state = 'valid' and f.ends_at > ${now}::timestamptz
        and f.ends_at <= ${now}::timestamptz + ${Math.max(...hours)} * interval '1 hour'
        and d.hours < coalesce(f.reminded_hours, d.hours + 1)
      order by f.ends_at, f.freeze_id limit ${limit} for update of f skip locked)
    update price_freezes set reminded_hours = due.hours from due
    where tenant_id = due.t and customer_id = due.c and freeze_id = due.f
    returning ${columns}, due.hours as "hoursLeft"`.execute(tx);
  return rows.map((row) => ({ ...rowOf(row), hoursLeft: row.hoursLeft }));
}

/** Quotes that nobody bought, and purchases that failed, with their moves; returns how many. */
export async function deleteUnbought(tx: Tx, before: Instant, limit: number): Promise<number> {
  const { rows } = await sql<Owner & { id: string }>`with old as (
      select tenant_id as t, customer_id as c, freeze_id as f from price_freezes
      where state = 'quoted' and quoted_at < ${before} order by quoted_at limit ${limit}
      for update skip locked)
    delete from price_freezes using old where tenant_id = t and customer_id = c and freeze_id = f
    returning tenant_id as "tenantId", customer_id as "customerId", freeze_id as id`.execute(tx);
  await forgetMoves(tx, FREEZE_MACHINE, rows);
  return rows.length;
}

/** How many freezes of a product the customer used since then. */
export async function countExercised(
  db: Db,
  owner: Owner,
  product: Product,
  since: Instant,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from price_freezes
    where ${ofOwner(owner)} and product = ${WIRE_PRODUCTS[product]} and state in ('exercised', 'exchanged')
      and ended_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}
