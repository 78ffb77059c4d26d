/** The SQL of who is on a trip. Canceled and pending ones aren't. */
import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../../companies/store.ts';

/** Any part of the day by UTC, by place and name. */
export async function readTravelers(
  tx: Tx,
  { tenantId, businessId }: CompanyKey,
  date: CalendarDate,
  limit: number,
): Promise<TravelerThere[]> {
  const { rows } = await sql<TravelerThere>`select m.person_id as "personId", m.department,
      trim(m.first_name || ' ' || m.last_name) as name, coalesce(b.title, '') as title, b.product,
      coalesce(b.place, '') as place, coalesce(b.country, '') as country, b.starts_at as "startsAt",
      b.ends_at as "endsAt"
    from business_members m
    join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
    join bookings b on b.tenant_id = c.tenant_id and b.customer_id = c.customer_id
    where m.tenant_id = ${tenantId} and m.business_id = ${businessId}
      and b.state in ('Confirmed', 'Changing')
      and b.starts_at < ${date}::date + interval '1 day' and b.ends_at >= ${date}::date
    order by b.place, m.last_name, m.first_name, b.starts_at limit ${limit}`.execute(tx);
  return rows;
}

/** Of the company, who has signed in and may still. */
export async function readCustomers(
  tx: Tx,
  { tenantId, businessId }: CompanyKey,
  personIds: readonly string[],
): Promise<readonly CustomerId[]> {
  const { rows } = await sql<{ customerId: CustomerId }>`select c.customer_id as "customerId"
    from business_members m join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
    where m.tenant_id = ${tenantId} and m.business_id = ${businessId} and m.deactivated_at is null
      and m.person_id = any(${personIds}::text[])`.execute(tx);
  return rows.map(({ customerId }) => customerId);
}
