/** The SQL of airlines' credits of a company's people: those that can still be used, from its own trips. */
import { CREDIT_SOON_DAYS } from '@sojourn/domain/companies/spend.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { CompanyKey } from '../../companies/store.ts';

export type CreditRow = {
  readonly creditId: string;
  readonly owner: string;
  readonly email: string;
  readonly department: string;
  readonly airlineCode: string;
  readonly airlineName: string;
  readonly currency: Currency;
  readonly availableMinor: number;
  readonly expiresAt: Instant | null;
  readonly endsSoon: boolean;
};

const soon = (now: Instant) =>
  sql`coalesce(a.expires_at < ${now}::timestamptz + make_interval(days => ${CREDIT_SOON_DAYS}), false)`;

const usable = ({ tenantId, businessId }: CompanyKey, now: Instant) => sql`
  from business_members m
  join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
  join airline_credits a on a.tenant_id = c.tenant_id and a.customer_id = c.customer_id
  where m.tenant_id = ${tenantId} and m.business_id = ${businessId}
    and a.state = 'available' and (a.expires_at is null or a.expires_at > ${now}::timestamptz)
    and exists (select from bookings b where b.tenant_id = a.tenant_id and b.customer_id = a.customer_id
      and b.booking_id = a.origin_booking_id)`;

type Page = { readonly onlySoon: boolean; readonly limit: number; readonly skip: number };

export async function readCompanyCredits(
  db: Db,
  key: CompanyKey,
  now: Instant,
  { onlySoon, limit, skip }: Page,
): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`select a.credit_id as "creditId", m.email, m.department,
      trim(m.first_name || ' ' || m.last_name) as owner, a.airline as "airlineCode",
      a.airline_name as "airlineName", a.currency, a.available_minor::float8 as "availableMinor",
      a.expires_at as "expiresAt", ${soon(now)} as "endsSoon"
    ${usable(key, now)} and (${!onlySoon}::boolean or ${soon(now)})
    order by a.expires_at nulls last, a.credit_id limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

type CreditTotal = {
  readonly currency: string;
  readonly count: number;
  readonly availableMinor: number;
  readonly soon: number;
  readonly soonMinor: number;
};

export async function sumCompanyCredits(db: Db, key: CompanyKey, now: Instant): Promise<CreditTotal[]> {
  const { rows } = await sql<CreditTotal>`select currency, count(*)::int as count,
      sum(available)::float8 as "availableMinor", count(*) filter (where ends_soon)::int as soon,
      coalesce(sum(available) filter (where ends_soon), 0)::float8 as "soonMinor"
    from (select a.currency, a.available_minor as available, ${soon(now)} as ends_soon
      ${usable(key, now)}) as credits group by currency order by currency`.execute(db);
  return rows;
}
