/** The SQL of who books for whom. Every statement is of one company. */
import type { BookingStyle } from '@sojourn/domain/companies/setup.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { completeTier } from '@sojourn/domain/policy/tier.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../companies/store.ts';
import type { StoredTier } from '../policy/store.ts';

/** A person of a company, as somebody sees them who'd book for them. */
export type Member = {
  readonly personId: string;
  /** Null for who has never signed in. */
  readonly subject: string | null;
  readonly customerId: CustomerId | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly tier: StoredTier | null;
  /** This booker may book for them, and with their saved details. */
  readonly isArranged: boolean;
  readonly sharesDetails: boolean;
};

const inCompany = ({ tenantId, businessId }: CompanyKey) =>
  sql`m.tenant_id = ${tenantId} and m.business_id = ${businessId} and m.deactivated_at is null`;

const firstName = sql`coalesce(nullif(m.first_name, ''), c.first_name, '')`;
const lastName = sql`coalesce(nullif(m.last_name, ''), c.last_name, '')`;
const columns = sql`m.person_id as "personId", m.subject, c.customer_id as "customerId",
  ${firstName} as "firstName", ${lastName} as "lastName",
  coalesce(nullif(m.email, ''), c.email, '') as email, m.can_view_admin as "isAdmin",
  case when v.rules is null then null else jsonb_build_object('businessId', m.business_id,
    'tierId', t.tier_id, 'name', t.name, 'version', t.version, 'rules', v.rules,
    'zone', b.time_zone) end as tier,
  a.arranger_id is not null as "isArranged", coalesce(a.shares_details, false) as "sharesDetails"`;
const joined = (bookerId: string) => sql`business_members m
  join businesses b on b.tenant_id = m.tenant_id and b.business_id = m.business_id
  left join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
  left join policy_tiers t on t.tenant_id = m.tenant_id and t.business_id = m.business_id
    and t.tier_id = m.tier_id
  left join policy_tier_versions v on v.tenant_id = t.tenant_id and v.business_id = t.business_id
    and v.tier_id = t.tier_id and v.version = t.version
  left join arrangers a on a.tenant_id = m.tenant_id and a.business_id = m.business_id
    and a.traveler_id = m.person_id and a.arranger_id = ${bookerId}`;

const complete = <M extends Member>(member: M): M => ({
  ...member,
  tier: member.tier && completeTier(member.tier),
});

type Booker = Member & { readonly arranges: boolean; readonly style: BookingStyle | null };
/** Who asks, with how their company books; null for who isn't of the company any more. */
export async function readBooker(db: Db | Tx, key: CompanyKey, subject: string): Promise<Booker | null> {
  const { rows } = await sql<Booker>`select ${columns}, s.booking_style as style,
      exists (select from arrangers g where g.tenant_id = m.tenant_id and g.business_id = m.business_id
        and g.arranger_id = m.person_id) as arranges
    from ${joined('')}
    left join company_settings s on s.tenant_id = m.tenant_id and s.business_id = m.business_id
    where ${inCompany(key)} and m.subject = ${subject}`.execute(db);
  return rows[0] ? complete(rows[0]) : null;
}

/** Those of them who are of the company. */
export async function readMembers(
  db: Db | Tx,
  key: CompanyKey,
  bookerId: string,
  personIds: readonly string[],
): Promise<Member[]> {
  const { rows } = await sql<Member>`select ${columns} from ${joined(bookerId)}
    where ${inCompany(key)} and m.person_id = any(${personIds}::text[])`.execute(db);
  return rows.map(complete);
}

type Search = { readonly q: string; readonly offset: number; readonly limit: number };
/** Everybody but the booker whose name or address has the text; `total`: of all of them. */
export async function searchMembers(
  db: Db,
  key: CompanyKey,
  bookerId: string,
  { q, offset, limit }: Search,
): Promise<{ members: Member[]; total: number }> {
  // `%` and `_` are letters here
  const like = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const where = sql`${inCompany(key)} and m.person_id <> ${bookerId}
    and (lower(${firstName} || ' ' || ${lastName}) like ${like} or lower(m.email) like ${like})`;
  const { rows } = await sql<Member & { total: number }>`select ${columns}, count(*) over ()::int as total
    from ${joined(bookerId)} where ${where}
    order by a.arranger_id is null, lower(${lastName}), lower(${firstName}), m.person_id
    limit ${limit} offset ${offset}`.execute(db);
  return { members: rows.map(complete), total: rows[0]?.total ?? 0 };
}
