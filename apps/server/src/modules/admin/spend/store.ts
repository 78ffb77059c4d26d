/** The SQL of what a company's people booked. Each trip counts in the month it was booked, by UTC. */

import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import type { SpendGrouping } from '@sojourn/domain/companies/spend.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { CompanyKey } from '../../companies/store.ts';

type Sums = {
  readonly product: string;
  readonly trips: number;
  readonly bookedMinor: number;
  readonly refundedMinor: number;
  readonly co2Kg: number;
};
export type MonthRow = Sums & { readonly month: string };
type GroupRow = Sums & { readonly key: string; readonly label: string };
export type Within = {
  readonly in?: SpendGrouping | undefined;
  readonly key?: string | undefined;
  /** Which field, where `in` is `field`. */
  readonly inField?: string | undefined;
};

const KEYS: Readonly<Record<Exclude<SpendGrouping, 'field'>, RawBuilder<unknown>>> = {
  department: sql`s.department`,
  costCenter: sql`s.cost_center`,
  tier: sql`s.tier_id`,
  person: sql`s.person_id`,
};

/** '' for a trip without an answer. */
const keyOf = (by: SpendGrouping, field: string | undefined): RawBuilder<unknown> =>
  by === 'field'
    ? sql`coalesce((select answer ->> 'value' from jsonb_array_elements(s.custom_fields) answer
        where answer ->> 'key' = ${field ?? ''}::text limit 1), '')`
    : KEYS[by];

const isWithin = ({ in: by, key, inField }: Within) =>
  by === undefined ? sql`true` : sql`${keyOf(by, inField)} = ${key ?? ''}`;

/** `from`: a month. */
const ofCompany = ({ tenantId, businessId }: CompanyKey, from: string, within: Within) =>
  sql`s.tenant_id = ${tenantId} and s.business_id = ${businessId} and s.month >= ${from}
    and ${isWithin(within)}`;

/** Sums of each person's months where they say enough, else the trips: only those have answers of fields. */
const sourceOf = (...groupings: readonly (SpendGrouping | undefined)[]) =>
  groupings.includes('field')
    ? sql`company_trips s cross join (values (1)) as each (trips)`
    : sql`company_spend s`;

const sums = sql`sum(trips)::int as trips, sum(s.booked_minor)::float8 as "bookedMinor",
  sum(s.refunded_minor)::float8 as "refundedMinor", coalesce(sum(s.co2_kg), 0)::float8 as "co2Kg"`;

type Span = { readonly from: string; readonly within: Within };

export async function readMonths(db: Db, key: CompanyKey, { from, within }: Span): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`select s.month, s.product, ${sums} from ${sourceOf(within.in)}
    where ${ofCompany(key, from, within)} group by 1, 2 having sum(trips) > 0`.execute(db);
  return rows;
}

type Grouping = { readonly by: SpendGrouping; readonly field?: string | undefined; readonly limit: number };

/** Those of the highest net amount, a row for each product; names are those of today. */
export async function readGroups(
  db: Db,
  key: CompanyKey,
  { by, field, from, within, limit }: Grouping & Span,
): Promise<GroupRow[]> {
  const label = {
    person: sql`coalesce((select trim(m.first_name || ' ' || m.last_name) from business_members m
      where m.tenant_id = ${key.tenantId} and m.business_id = ${key.businessId}
        and m.person_id = g.key), '')`,
    tier: sql`coalesce((select t.name from policy_tiers t where t.tenant_id = ${key.tenantId}
      and t.business_id = ${key.businessId} and t.tier_id = g.key), '')`,
  };
  const { rows } = await sql<GroupRow>`with g as materialized (
      select ${keyOf(by, field)} as key, s.product, ${sums} from ${sourceOf(by, within.in)}
      where ${ofCompany(key, from, within)} group by 1, 2 having sum(trips) > 0),
    top as (
      select g.key, sum(g."bookedMinor" - g."refundedMinor") as net from g group by 1
      order by net desc, g.key limit ${limit})
    select g.key, ${by === 'person' || by === 'tier' ? label[by] : sql`g.key`} as label, g.product, g.trips,
      g."bookedMinor", g."refundedMinor", coalesce(g."co2Kg", 0) as "co2Kg"
    from top join g on g.key = top.key`.execute(db);
  return rows;
}

export type TripRow = {
  readonly code: string;
  readonly bookedOn: string;
  readonly startsOn: string;
  readonly person: string;
  readonly email: string;
  readonly department: string;
  readonly costCenter: string;
  readonly tier: string;
  readonly product: string;
  readonly title: string;
  readonly place: string;
  readonly state: string;
  /** What the company wanted to know of it. */
  readonly answers: readonly FieldAnswer[];
  readonly bookedMinor: number;
  readonly refundedMinor: number;
  /** Null where nobody says. */
  readonly co2Kg: number | null;
};

/** Each trip, the newest first. */
export async function readTrips(
  db: Db,
  key: CompanyKey,
  page: {
    readonly from: string;
    readonly within: Within;
    readonly limit: number;
    readonly skip?: number;
  },
): Promise<TripRow[]> {
  const { from, within, limit, skip = 0 } = page;
  const { rows } = await sql<TripRow>`with page as materialized (
      select s.* from company_trips s where ${ofCompany(key, from, within)}
        and s.created_at >= ${`${from}-01T00:00:00Z`}::timestamptz
      order by s.created_at desc, s.booking_id desc limit ${limit} offset ${skip})
    select b.confirmation_code as code, b.product, b.state,
      to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD') as "bookedOn",
      to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD') as "startsOn",
      trim(m.first_name || ' ' || m.last_name) as person, m.email, s.department,
      s.cost_center as "costCenter", coalesce(t.name, '') as tier, coalesce(b.title, '') as title,
      coalesce(b.place, '') as place, s.custom_fields as answers, s.booked_minor::float8 as "bookedMinor",
      s.refunded_minor::float8 as "refundedMinor", s.co2_kg as "co2Kg"
    from page s
    join bookings b on b.tenant_id = s.tenant_id and b.customer_id = s.customer_id
      and b.booking_id = s.booking_id
    join business_members m on m.tenant_id = s.tenant_id and m.business_id = s.business_id
      and m.person_id = s.person_id
    left join policy_tiers t on t.tenant_id = s.tenant_id and t.business_id = s.business_id
      and t.tier_id = s.tier_id
    order by s.created_at desc, s.booking_id desc`.execute(db);
  return rows;
}
