/** The SQL of a company's tiers as its admins see them, and of what was priced under one. */
import type { CompanyTier } from '@sojourn/contract/admin/tier-calls.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { completeTier } from '@sojourn/domain/policy/tier.ts';
import { type Product, productFromWire, type WireProduct } from '@sojourn/products/product-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { readOffer } from '#db/former-names.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../../companies/store.ts';

const tiers = ({ tenantId, businessId }: CompanyKey, which: RawBuilder<unknown>) =>
  sql<CompanyTier>`select t.tier_id as "tierId", t.name, t.version, v.rules, v.changed_at as "changedAt",
      (select coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email)
        from business_members m where m.tenant_id = t.tenant_id and m.business_id = t.business_id
          and m.subject = v.changed_by) as "changedBy",
      (select count(*)::int from business_members m where m.tenant_id = t.tenant_id
        and m.business_id = t.business_id and m.tier_id = t.tier_id
        and m.deactivated_at is null) as people
    from policy_tiers t
    join policy_tier_versions v on v.tenant_id = t.tenant_id and v.business_id = t.business_id
      and v.tier_id = t.tier_id and v.version = t.version
    where t.tenant_id = ${tenantId} and t.business_id = ${businessId} and ${which} order by lower(t.name)`;

export const readTiersWithRules = async (db: Db, key: CompanyKey): Promise<CompanyTier[]> =>
  (await tiers(key, sql`true`).execute(db)).rows.map(completeTier);

export async function readTier(db: Db | Tx, key: CompanyKey, tierId: string): Promise<CompanyTier | null> {
  const { rows } = await tiers(key, sql`t.tier_id = ${tierId}`).execute(db);
  return rows[0] ? completeTier(rows[0]) : null;
}

type Approver = { readonly subject: string; readonly name: string };
const approvers = (
  { tenantId, businessId }: CompanyKey,
  which: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
) =>
  sql<Approver>`select m.subject,
      coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email, m.subject) as name
    from business_members m where m.tenant_id = ${tenantId} and m.business_id = ${businessId}
      and m.subject is not null and ${which}
    order by lower(m.last_name), lower(m.first_name), m.person_id ${rest}`;

/** People who can sign in, by part of their name. */
export async function readApprovers(db: Db, key: CompanyKey, q: string, limit: number): Promise<Approver[]> {
  // `%` and `_` are letters here
  const like = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const isNamed = sql`m.deactivated_at is null and lower(m.first_name || ' ' || m.last_name) like ${like}`;
  return (await approvers(key, isNamed, sql`limit ${limit}`).execute(db)).rows;
}

/** Of these, who belongs to the company; `isActive`: and can sign in. */
export async function readNamed(
  db: Db | Tx,
  key: CompanyKey,
  subjects: readonly string[],
  { isActive = false } = {},
): Promise<Approver[]> {
  const among = sql`m.subject = any(${subjects}::text[])`;
  const which = isActive ? sql`${among} and m.deactivated_at is null` : among;
  return (await approvers(key, which).execute(db)).rows;
}

export type PricedOffer = {
  readonly checkoutId: string;
  readonly customerId: string;
  readonly name: string;
  readonly product: Product;
  readonly offer: object;
  readonly totalMinor: number;
  /** The day that it was judged, by the company’s calendar of now. */
  readonly bookedOn: CalendarDate;
  /** To the microsecond, as the database writes it. */
  readonly checkedAt: string;
};
type Page = {
  readonly tierId: string;
  readonly from: Instant;
  readonly until: Instant;
  /** The last of the page before. */
  readonly after: Pick<PricedOffer, 'checkedAt' | 'checkoutId'> | null;
  readonly limit: number;
};

type Found = Omit<PricedOffer, 'product'> & { readonly product: WireProduct; readonly currency: string };

/**
 * What checkouts began with that were judged by any version of the tier, in that order; those in other
 * currencies than a tier's caps are left out. `next`: the `after` of the next page; null for no more.
 */
export async function readPricedOffers(
  db: Db,
  { tenantId, businessId }: CompanyKey,
  { tierId, from, until, after, limit }: Page,
): Promise<{ offers: PricedOffer[]; next: Page['after'] }> {
  // The page first: offers are large, and joining all of them to sort a few takes minutes
  const { rows } = await sql<Found>`with page as materialized (
      select p.tenant_id, p.customer_id, p.checkout_id, p.checked_at from policy_checks p
      where p.tenant_id = ${tenantId} and p.business_id = ${businessId} and p.tier_id = ${tierId}
        and (p.checked_at, p.checkout_id) >
          (${after?.checkedAt ?? from}::timestamptz, ${after?.checkoutId ?? ''}::text)
        and p.checked_at <= ${until}
      order by p.checked_at, p.checkout_id limit ${limit})
    select p.checkout_id as "checkoutId", p.customer_id as "customerId", p.checked_at::text as "checkedAt",
      u.first_name || ' ' || u.last_name as name, q.product, q.offer, q.total_minor::float8 as "totalMinor",
      to_char(p.checked_at at time zone b.time_zone, 'YYYY-MM-DD') as "bookedOn", q.currency
    from page p
    join businesses b on b.tenant_id = p.tenant_id and b.business_id = ${businessId}
    join checkouts c on c.tenant_id = p.tenant_id and c.customer_id = p.customer_id
      and c.checkout_id = p.checkout_id
    join quotes q on q.tenant_id = c.tenant_id and q.customer_id = c.customer_id and q.quote_id = c.quote_id
    join customers u on u.tenant_id = p.tenant_id and u.customer_id = p.customer_id
    order by p.checked_at, p.checkout_id`.execute(db);
  return {
    offers: rows
      .filter(({ currency }) => currency === 'USD')
      .map((row) => ({
        ...row,
        product: productFromWire(row.product),
        offer: readOffer(row.offer as Parameters<typeof readOffer>[0]) as object,
      })),
    next: rows.at(-1) ?? null,
  };
}
