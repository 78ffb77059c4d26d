/** The SQL of who belongs to a company, and who decides in whose place. */
import type { Cover } from '@sojourn/domain/approvals/deciders.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';

export type Company = { readonly tenantId: TenantId; readonly businessId: string };
export type Member = {
  readonly subject: string;
  readonly isAdmin: boolean;
  /** Null for somebody who has never signed in. */
  readonly customerId: CustomerId | null;
  readonly name: string;
};

/** Everybody of a company who can sign in, admins by their name first of all. */
export async function readMembers(db: Db | Tx, company: Company): Promise<Member[]> {
  const { rows } = await sql<Member>`select m.subject, m.can_view_admin as "isAdmin",
      c.customer_id as "customerId", coalesce(c.first_name || ' ' || c.last_name, m.subject) as name
    from business_members m
    left join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
    where m.tenant_id = ${company.tenantId} and m.business_id = ${company.businessId}
      and m.subject is not null and m.deactivated_at is null
    order by m.can_view_admin desc, c.customer_id is null, name, m.subject`.execute(db);
  return rows;
}

/** The covers that hold at an instant, each by the day in the approver's zone. */
export async function readCovers(db: Db | Tx, company: Company, now: Instant): Promise<Cover[]> {
  const { rows } = await sql<Cover>`select approver, deputy from approval_covers
    where tenant_id = ${company.tenantId} and business_id = ${company.businessId}
      and (${now}::timestamptz at time zone zone)::date between from_day and to_day`.execute(db);
  return rows;
}

export type StoredCover = {
  readonly deputy: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly zone: string;
};
export async function readCover(
  db: Db | Tx,
  company: Company,
  approver: string,
): Promise<StoredCover | null> {
  const { rows } = await sql<StoredCover>`select deputy, from_day::text as from, to_day::text as to, zone
    from approval_covers where tenant_id = ${company.tenantId} and business_id = ${company.businessId}
      and approver = ${approver}`.execute(db);
  return rows[0] ?? null;
}

export const saveCover = (db: Db | Tx, company: Company, approver: string, cover: StoredCover) =>
  sql`insert into approval_covers (tenant_id, business_id, approver, deputy, from_day, to_day, zone)
    values (${company.tenantId}, ${company.businessId}, ${approver}, ${cover.deputy}, ${cover.from}::date,
      ${cover.to}::date, ${cover.zone})
    on conflict (tenant_id, business_id, approver) do update set deputy = excluded.deputy,
      from_day = excluded.from_day, to_day = excluded.to_day, zone = excluded.zone`.execute(db);

export const removeCover = (db: Db | Tx, company: Company, approver: string) =>
  sql`delete from approval_covers where tenant_id = ${company.tenantId}
    and business_id = ${company.businessId} and approver = ${approver}`.execute(db);

/**
 * Everybody above each of the people, the nearest first; null for who has never signed in or is no longer of
 * the company. People are named by their id, or as the bank does.
 */
export async function readAbove(
  db: Db | Tx,
  { tenantId, businessId }: Company,
  { personIds, subjects }: { readonly personIds: readonly string[]; readonly subjects: readonly string[] },
): Promise<(string | null)[][]> {
  const { rows } = await sql<{ line: (string | null)[] }>`with recursive above as (
      select m.person_id as traveler, m.manager_id, 0 as depth from business_members m
      where m.tenant_id = ${tenantId} and m.business_id = ${businessId}
        and (m.person_id = any(${personIds}::text[]) or m.subject = any(${subjects}::text[]))
      union all
      select a.traveler, b.manager_id, a.depth + 1 from above a join business_members b
        on b.tenant_id = ${tenantId} and b.business_id = ${businessId} and b.person_id = a.manager_id
      where a.depth < ${MOST_LEVELS})
    select array_agg(case when b.deactivated_at is null then b.subject end order by a.depth) as line
    from above a join business_members b
      on b.tenant_id = ${tenantId} and b.business_id = ${businessId} and b.person_id = a.manager_id
    group by a.traveler order by a.traveler`.execute(db);
  return rows.map(({ line }) => line);
}
const MOST_LEVELS = 20;
