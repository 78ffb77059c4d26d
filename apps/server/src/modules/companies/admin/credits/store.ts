/**
 * The SQL of credits that a company's people can still use, from its own trips: airlines' (Ftc), and travel
 * credits of their wallets.
 */
import { CREDIT_SOON_DAYS } from '@sojourn/domain/companies/spend.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { CompanyKey } from '../../companies/store.ts';

export type CreditRow = BookingRef & {
  readonly kind: 'airline' | 'travel';
  readonly creditId: string;
  readonly owner: string;
  readonly email: string;
  readonly department: string;
  /** '' where it's no airline's. */
  readonly airlineCode: string;
  readonly airlineName: string;
  /** The trip that it comes from. */
  readonly origin: string;
  readonly currency: Currency;
  readonly availableMinor: number;
  readonly expiresAt: Instant | null;
  readonly endsSoon: boolean;
};

/** What isn't from a trip of this company stays its owner's alone. */
const usable = ({ tenantId, businessId }: CompanyKey, now: Instant) => sql`usable as (
    select 'airline' as kind, a.tenant_id, a.customer_id, a.credit_id, a.airline as airline_code,
      a.airline_name, a.origin_booking_id, a.currency, a.available_minor, a.expires_at
    from airline_credits a
    where a.tenant_id = ${tenantId} and a.state = 'available'
      and (a.expires_at is null or a.expires_at > ${now}::timestamptz)
    union all
    select 'travel', c.tenant_id, c.customer_id, c.credit_id, '', '', c.origin_booking_id, c.currency,
      c.available_minor, c.expires_at
    from travel_credits c
    where c.tenant_id = ${tenantId} and c.state = 'Available' and c.available_minor > 0
      and c.frozen_because is null and c.forfeited_at is null and c.expires_at > ${now}::timestamptz),
  of_company as (
    select u.*, b.booking_id, m.email, m.department, trim(m.first_name || ' ' || m.last_name) as owner,
      b.title as origin,
      coalesce(u.expires_at < ${now}::timestamptz + make_interval(days => ${CREDIT_SOON_DAYS}), false)
        as ends_soon
    from business_members m
    join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
    join usable u on u.tenant_id = c.tenant_id and u.customer_id = c.customer_id
    join bookings b on b.tenant_id = u.tenant_id and b.customer_id = u.customer_id
      and b.booking_id = u.origin_booking_id
    where m.tenant_id = ${tenantId} and m.business_id = ${businessId}
      and not exists (select from company_trips t where t.tenant_id = b.tenant_id
        and t.customer_id = b.customer_id and t.booking_id = b.booking_id
        and t.business_id <> ${businessId}))`;

type Page = { readonly onlySoon: boolean; readonly limit: number; readonly skip: number };

export async function readCompanyCredits(
  db: Db,
  key: CompanyKey,
  now: Instant,
  { onlySoon, limit, skip }: Page,
): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`with ${usable(key, now)}
    select tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId", kind,
      credit_id as "creditId", email, department, owner, airline_code as "airlineCode",
      airline_name as "airlineName", coalesce(origin, '') as origin, currency,
      available_minor::float8 as "availableMinor", expires_at as "expiresAt", ends_soon as "endsSoon"
    from of_company where ${!onlySoon}::boolean or ends_soon
    order by expires_at nulls last, credit_id limit ${limit} offset ${skip}`.execute(db);
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
  const { rows } = await sql<CreditTotal>`with ${usable(key, now)}
    select currency, count(*)::int as count, sum(available_minor)::float8 as "availableMinor",
      count(*) filter (where ends_soon)::int as soon,
      coalesce(sum(available_minor) filter (where ends_soon), 0)::float8 as "soonMinor"
    from of_company group by currency order by currency`.execute(db);
  return rows;
}
