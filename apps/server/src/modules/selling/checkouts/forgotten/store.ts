/** The SQL that forgets who was typed into checkouts, of all customers. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { PRODUCTS, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { CheckoutProducts } from '../product.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
/**
 * Those whose quote expired, and into which nothing was typed, since then; not those that are being booked.
 * At most so many, those that no other process is at; how many.
 */
export async function forgetPeople(
  db: Db,
  products: CheckoutProducts,
  before: Instant,
  at: Instant,
  limit: number,
): Promise<number> {
  const forgotten = PRODUCTS.map((product) => [WIRE_PRODUCTS[product], products[product].draft.forgotten]);
  const { numAffectedRows } = await sql`update checkouts set forgotten_at = ${at},
      draft = (draft - 'travelers')
        || (${json(Object.fromEntries(forgotten))} -> product)
    where (tenant_id, customer_id, checkout_id) in (
      select c.tenant_id, c.customer_id, c.checkout_id from checkouts c join quotes q
        on q.tenant_id = c.tenant_id and q.customer_id = c.customer_id and q.quote_id = c.quote_id
      where c.forgotten_at is null and c.created_at < ${before} and c.state in ('open', 'booked')
        and c.updated_at < ${before} and q.expires_at < ${before}
      order by c.created_at limit ${limit} for update of c skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
