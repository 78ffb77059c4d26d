/** The SQL of advice by mail: watched prices that weren't predicted today, and what was mailed of them. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { MailedAdvice } from '@sojourn/domain/predictions/advice-news.ts';
import { type Product, productFromWire, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { WatchRow } from '../../watches/store.ts';

export type AdvisedWatch = Pick<
  WatchRow,
  | 'tenantId'
  | 'customerId'
  | 'watchId'
  | 'product'
  | 'input'
  | 'facts'
  | 'searchKey'
  | 'email'
  | 'linkVersion'
> &
  MailedAdvice;

/** Of these products; those of one search together. */
export async function readUnadvised(
  db: Db,
  {
    products,
    now,
    day,
  }: { readonly products: readonly Product[]; readonly now: Instant; readonly day: CalendarDate },
  limit: number,
): Promise<AdvisedWatch[]> {
  const wire = products.map((product) => WIRE_PRODUCTS[product]);
  const { rows } = await sql<Omit<AdvisedWatch, 'product'> & { product: string }>`select
      w.tenant_id as "tenantId", w.customer_id as "customerId", w.watch_id as "watchId", w.product, w.input,
      w.facts, w.search_key as "searchKey", w.email, w.link_version as "linkVersion", a.advice,
      a.mailed_at as "mailedAt"
    from watches w left join watch_advice a
      on a.tenant_id = w.tenant_id and a.customer_id = w.customer_id and a.watch_id = w.watch_id
    where w.state = 'watching' and w.ends_at > ${now} and w.product = any(${wire}::text[])
      and (a.looked_on is null or a.looked_on < ${day}::date)
      and (a.retry_at is null or a.retry_at <= ${now})
    order by w.tenant_id, w.search_key limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, product: productFromWire(row.product) }));
}

type Looked = Pick<AdvisedWatch, 'tenantId' | 'customerId' | 'watchId'> & {
  readonly day: CalendarDate;
  /** What is mailed now; null: nothing, and what was mailed before stays. */
  readonly mailed: { readonly advice: 'wait' | 'book'; readonly at: Instant } | null;
};
/** False when it was noted for that day already, or is no longer watched. */
export async function noteLooked(
  tx: Tx,
  { tenantId, customerId, watchId, day, mailed }: Looked,
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into watch_advice as a (tenant_id, customer_id, watch_id,
      looked_on, advice, mailed_at)
    select tenant_id, customer_id, watch_id, ${day}::date, ${mailed?.advice ?? null}::text,
        ${mailed?.at ?? null}::timestamptz from watches
      where tenant_id = ${tenantId} and customer_id = ${customerId} and watch_id = ${watchId}
        and state = 'watching'
    on conflict (tenant_id, customer_id, watch_id) do update set looked_on = excluded.looked_on,
      advice = coalesce(excluded.advice, a.advice), mailed_at = coalesce(excluded.mailed_at, a.mailed_at)
    where a.looked_on is null or a.looked_on < excluded.looked_on`.execute(tx);
  return numAffectedRows === 1n;
}

/** It's predicted again then, unless another server has by now. */
export async function noteUnanswered(
  db: Db,
  { tenantId, customerId, watchId }: Pick<AdvisedWatch, 'tenantId' | 'customerId' | 'watchId'>,
  retryAt: Instant,
): Promise<void> {
  await sql`insert into watch_advice (tenant_id, customer_id, watch_id, retry_at)
    select tenant_id, customer_id, watch_id, ${retryAt}::timestamptz from watches
      where tenant_id = ${tenantId} and customer_id = ${customerId} and watch_id = ${watchId}
    on conflict (tenant_id, customer_id, watch_id) do update set retry_at = excluded.retry_at`.execute(db);
}
