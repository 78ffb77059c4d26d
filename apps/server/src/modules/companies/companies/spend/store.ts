/** The SQL that makes a company's trips and their sums again from the bookings. */
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { CompanyKey } from '../store.ts';

/** Some of the people who have trips or could have some, by id. */
export async function readSpenders(
  db: Db,
  { tenantId, businessId }: CompanyKey,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`select person_id as "personId" from (
      select person_id from business_members where tenant_id = ${tenantId} and business_id = ${businessId}
      union select person_id from company_trips where tenant_id = ${tenantId}
        and business_id = ${businessId}
    ) people where person_id > ${after} order by 1 limit ${limit}`.execute(db);
  return rows.map(({ personId }) => personId);
}

/** How many trips were missing. Other bookings for companies wait until the transaction ends. */
export async function rebuildTrips(
  db: Db,
  { tenantId, businessId }: CompanyKey,
  people: readonly string[],
): Promise<number> {
  // Bookings have no index by subject: they're found before anybody waits. Newer ones come with their trigger
  const { rows: wanted } = await sql<{ customerId: string; bookingId: string }>`
    select b.customer_id as "customerId", b.booking_id as "bookingId" from business_members m
      join bookings b on b.tenant_id = m.tenant_id and b.subject = m.subject
      where m.tenant_id = ${tenantId} and m.business_id = ${businessId} and m.person_id = any (${people})
    union select t.customer_id, t.booking_id from company_trips t where t.tenant_id = ${tenantId}
      and t.business_id = ${businessId} and t.person_id = any (${people})`.execute(db);
  return db.transaction().execute(async (tx) => {
    await sql`lock table company_trips in share row exclusive mode`.execute(tx);
    const count = async () => {
      const { rows } = await sql<{ trips: number }>`select count(*)::int as trips from company_trips
        where tenant_id = ${tenantId} and business_id = ${businessId}
          and person_id = any (${people})`.execute(tx);
      return rows[0]?.trips ?? 0;
    };
    const before = await count();
    // Rows that are there keep their department, cost center and tier
    await sql`select note_company_trip(b)
      from unnest(${wanted.map((each) => each.customerId)}::text[],
        ${wanted.map((each) => each.bookingId)}::text[]) as w (customer_id, booking_id)
      join bookings b on b.tenant_id = ${tenantId} and b.customer_id = w.customer_id
        and b.booking_id = w.booking_id`.execute(tx);
    await sql`select sum_company_again(${tenantId}, ${businessId}, ${people}::text[])`.execute(tx);
    return (await count()) - before;
  });
}

/** How many bookings of a company's people have no row because they aren't in dollars. */
export async function countOtherCurrencies(db: Db, { tenantId, businessId }: CompanyKey): Promise<number> {
  const { rows } = await sql<{ bookings: number }>`select count(*)::int as bookings
    from business_members m join bookings b on b.tenant_id = m.tenant_id and b.subject = m.subject
    where m.tenant_id = ${tenantId} and m.business_id = ${businessId} and b.currency <> 'USD'`.execute(db);
  return rows[0]?.bookings ?? 0;
}

export type TripRef = {
  readonly tenantId: TenantId;
  readonly customerId: CustomerId;
  readonly bookingId: BookingId;
};
/** Trips whose CO2 nobody knows, by id. */
export async function readUnknownCarbon(
  db: Db,
  { tenantId, businessId }: CompanyKey,
  after: string,
  limit: number,
): Promise<TripRef[]> {
  const { rows } = await sql<TripRef>`select tenant_id as "tenantId", customer_id as "customerId",
      booking_id as "bookingId"
    from company_trips where tenant_id = ${tenantId} and business_id = ${businessId} and co2_kg is null
      and booking_id > ${after} order by booking_id limit ${limit}`.execute(db);
  return rows;
}
