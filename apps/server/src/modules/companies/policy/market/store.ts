/** The SQL of what comparable offers cost. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import { type Product, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';

/** One search of a product: its dates and party. */
export type MarketKey = {
  readonly tenantId: TenantId;
  readonly product: Product;
  readonly trip: string;
};
/** By item; null where too few are comparable. */
export type MarketPrices = ReadonlyMap<string, MarketPrice | null>;

type Row = {
  readonly item: string;
  readonly medianMinor: number | null;
  readonly currency: Currency;
  readonly count: number;
};

/** Those taken after `since`. */
export async function readMarketPrices(
  db: Db,
  { tenantId, product, trip }: MarketKey,
  items: readonly string[],
  since: Instant,
): Promise<MarketPrices> {
  const { rows } = await sql<Row>`select item, median_minor::float8 as "medianMinor", currency, count
    from comparable_prices where tenant_id = ${tenantId} and product = ${WIRE_PRODUCTS[product]}
      and trip = ${trip} and item = any(${items}::text[]) and taken_at > ${since}`.execute(db);
  return new Map(
    rows.map(({ item, medianMinor, currency, count }) => [
      item,
      medianMinor === null ? null : { median: money(medianMinor, currency), count },
    ]),
  );
}

/** What is there already stays, unless it's older than `since`. */
export async function insertMarketPrices(
  db: Db,
  { tenantId, product, trip }: MarketKey,
  prices: MarketPrices,
  { at, since }: { readonly at: Instant; readonly since: Instant },
): Promise<void> {
  const rows = [...prices].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await sql`insert into comparable_prices (tenant_id, product, trip, item, median_minor, currency, count,
      taken_at)
    select ${tenantId}, ${WIRE_PRODUCTS[product]}, ${trip}, p.item, p.median, p.currency, p.count, ${at}
    from unnest(${rows.map(([item]) => item)}::text[],
      ${rows.map(([, price]) => price?.median.amountMinor ?? null)}::bigint[],
      ${rows.map(([, price]) => price?.median.currency ?? 'USD')}::text[],
      ${rows.map(([, price]) => price?.count ?? 0)}::integer[]) as p (item, median, currency, count)
    on conflict (tenant_id, product, trip, item) do update set median_minor = excluded.median_minor,
      currency = excluded.currency, count = excluded.count, taken_at = excluded.taken_at
      where comparable_prices.taken_at <= ${since}`.execute(db);
}

/** Returns how many are gone. */
export async function deleteMarketPrices(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from comparable_prices where ctid in (
      select ctid from comparable_prices where taken_at <= ${before} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
