/** The SQL of what an admin sees first: a company as a whole, and what was done with it. */
import type { SetupStep } from '@sojourn/domain/companies/setup.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { first } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../companies/store.ts';

type Overview = {
  readonly businessName: string;
  readonly isLive: boolean;
  readonly accountReferenceId: string;
  readonly people: number;
  readonly active: number;
  readonly invited: number;
  readonly notInvited: number;
  readonly withoutTier: number;
  readonly waiting: number;
  readonly departments: readonly string[];
  readonly tiers: readonly { readonly tierId: string; readonly name: string; readonly people: number }[];
  readonly done: readonly SetupStep[];
};

export async function readOverview(db: Db | Tx, { tenantId, businessId }: CompanyKey): Promise<Overview> {
  const { rows } = await sql<Overview>`with people as (
      select * from business_members where tenant_id = ${tenantId} and business_id = ${businessId}),
    here as (select * from people where deactivated_at is null),
    counts as (select count(*)::int as people,
        count(*) filter (where subject is not null)::int as active,
        count(*) filter (where subject is null and invited_at is not null)::int as invited,
        count(*) filter (where subject is null and invited_at is null)::int as "notInvited",
        count(*) filter (where tier_id is null)::int as "withoutTier",
        array_remove(array_agg(distinct department order by department), '') as departments
      from here),
    tiers as (select t.tier_id as "tierId", t.name,
        (select count(*)::int from here h where h.tier_id = t.tier_id) as people
      from policy_tiers t where t.tenant_id = ${tenantId} and t.business_id = ${businessId})
    select b.name as "businessName", b.is_live as "isLive", b.account_reference_id as "accountReferenceId",
      c.people, c.active, c.invited, c."notInvited", c."withoutTier",
      (select count(*)::int from approval_requests r where r.tenant_id = b.tenant_id
        and r.business_id = b.business_id and r.state in ('pending', 'inReview')) as waiting,
      coalesce(c.departments, '{}') as departments,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.name) from tiers t), '[]') as tiers,
      array_remove(array[
        case when s.details is not null then 'details' end,
        case when s.payment_way in ('own', 'both') or (s.payment_way = 'central' and exists (
          select from company_cards k where k.tenant_id = b.tenant_id and k.business_id = b.business_id
            and k.removed_at is null)) then 'payment' end,
        case when s.booking_style is not null then 'bookingStyle' end,
        case when exists (select from tiers) then 'tiers' end,
        case when c.people > 1 then 'people' end,
        case when s.has_no_fields or exists (select from company_fields f
          where f.tenant_id = b.tenant_id and f.business_id = b.business_id
            and f.retired_at is null) then 'fields' end,
        case when b.is_live then 'live' end], null) as done
    from businesses b cross join counts c
    left join company_settings s on s.tenant_id = b.tenant_id and s.business_id = b.business_id
    where b.tenant_id = ${tenantId} and b.business_id = ${businessId}`.execute(db);
  return first(rows);
}

type Noted = Readonly<Record<string, unknown>> | null;
export type NotedEvent = {
  readonly position: string;
  readonly kind: string;
  readonly by: string | null;
  readonly about: string | null;
  readonly at: Instant;
  /** Nobody did it: time ran out, or a price changed. */
  readonly isAutomatic: boolean;
  /** The bank's names of those whom it's about. */
  readonly for: readonly string[];
  readonly from: Noted;
  readonly to: Noted;
  /** Of a tier: its rules before and after. */
  readonly fromRules: PolicyTier | null;
  readonly toRules: PolicyTier | null;
  readonly text: string | null;
};

type EventPage = {
  readonly before: string | undefined;
  /** Of who reads it. */
  readonly locale: 'en' | 'fr';
  readonly limit: number;
};

/** The newest first, from before a position on. */
export async function readAdminEvents(
  db: Db,
  { tenantId, businessId }: CompanyKey,
  { before, locale, limit }: EventPage,
): Promise<NotedEvent[]> {
  const { rows } = await sql<NotedEvent>`select concat(e.position) as position, e.kind, e.at,
      case when e.done_by in ('operator', 'system') then null
        else coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email, e.done_by) end as by,
      coalesce(e.facts -> 'aboutIn' ->> ${locale}, e.facts ->> 'about', e.facts ->> 'businessName') as about,
      e.done_by = 'system' as "isAutomatic", coalesce(e.facts -> 'for', '[]') as "for",
      nullif(e.facts -> 'from', 'null') as "from", nullif(e.facts -> 'to', 'null') as "to",
      f.rules as "fromRules", t.rules as "toRules",
      case when e.kind = 'travelersMessaged' or e.kind like 'approval%'
        then coalesce(e.facts -> 'textIn' ->> ${locale}, e.facts ->> 'text') end as text
    from business_events e
    left join policy_tier_versions t on e.kind in ('tierAdded', 'tierChanged') and t.tenant_id = e.tenant_id
      and t.business_id = e.business_id and t.tier_id = e.facts ->> 'tierId'
      and t.version = (e.facts ->> 'version')::int
    left join policy_tier_versions f on f.tenant_id = t.tenant_id and f.business_id = t.business_id
      and f.tier_id = t.tier_id and f.version = t.version - 1
    left join business_members m on m.tenant_id = e.tenant_id and m.business_id = e.business_id
      and m.subject = e.done_by
    where e.tenant_id = ${tenantId} and e.business_id = ${businessId}
      and (${before ?? null}::bigint is null or e.position < ${before ?? null}::bigint)
    order by e.position desc limit ${limit}`.execute(db);
  return rows;
}

/** What people and tiers of the company are called, by their ids. */
export async function readNames(
  db: Db,
  { tenantId, businessId }: CompanyKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select person_id as id,
      coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
    from business_members where tenant_id = ${tenantId} and business_id = ${businessId}
      and person_id = any(${ids}::text[])
    union all select subject, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)
    from business_members where tenant_id = ${tenantId} and business_id = ${businessId}
      and subject = any(${ids}::text[])
    union all select tier_id, name from policy_tiers
    where tenant_id = ${tenantId} and business_id = ${businessId}
      and tier_id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
