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
/** A grouping; of which field, where it's `field`. */
type Dimension = { readonly by: SpendGrouping; readonly field?: string | undefined };
export type Filter = Dimension & { readonly key: string };

const COLUMNS: Readonly<Record<Exclude<SpendGrouping, 'field'>, RawBuilder<unknown>>> = {
  department: sql`s.department`,
  costCenter: sql`s.cost_center`,
  tier: sql`s.tier_id`,
  person: sql`s.person_id`,
};
const columnOf = (of: RawBuilder<unknown>, by: SpendGrouping) => (by === 'field' ? of : COLUMNS[by]);

type Source = {
  readonly from: RawBuilder<unknown>;
  /** '' for a trip without an answer. */
  readonly keyOf: (dimension: Dimension) => RawBuilder<unknown>;
};

/** Each trip: any dimensions at once, but slow over many. */
const TRIPS: Source = {
  from: sql`company_trips s cross join (values (1)) as each (trips)`,
  keyOf: ({ by, field }) =>
    columnOf(
      sql`coalesce((select answer ->> 'value' from jsonb_array_elements(s.custom_fields) answer
        where answer ->> 'key' = ${field ?? ''}::text limit 1), '')`,
      by,
    ),
};

/** Trips without an answer are all of a person's less those with one. */
const answersOf = (field: string): RawBuilder<unknown> => sql`(
  select tenant_id, business_id, month, product, person_id, value, trips, booked_minor, refunded_minor, co2_kg
  from company_field_spend where field_key = ${field}::text
  union all select tenant_id, business_id, month, product, person_id, '', trips, booked_minor, refunded_minor,
    co2_kg from company_person_spend
  union all select tenant_id, business_id, month, product, person_id, '', -trips, -booked_minor,
    -refunded_minor, -co2_kg from company_field_spend where field_key = ${field}::text) s`;

/** The smallest sums that say enough for all dimensions. */
function sourceFor(dimensions: readonly Dimension[]): Source {
  const isOnlyOf = (...of: readonly SpendGrouping[]) => dimensions.every(({ by }) => of.includes(by));
  const keyOf = ({ by }: Dimension) => columnOf(sql`s.value`, by);
  if (isOnlyOf('person')) return { from: sql`company_person_spend s`, keyOf };
  const fields = new Set(dimensions.flatMap(({ by, field = '' }) => (by === 'field' ? [field] : [])));
  if (fields.size === 0) return { from: sql`company_spend s`, keyOf };
  const [field = ''] = fields;
  return fields.size === 1 && isOnlyOf('person', 'field') ? { from: answersOf(field), keyOf } : TRIPS;
}

/** `from`: a month. */
const ofCompany = (
  { tenantId, businessId }: CompanyKey,
  { from, within }: Span,
  keyOf: Source['keyOf'] = TRIPS.keyOf,
) => sql`s.tenant_id = ${tenantId} and s.business_id = ${businessId} and s.month >= ${from}
    ${sql.join(
      within.map((filter) => sql`and ${keyOf(filter)} = ${filter.key}`),
      sql` `,
    )}`;

const sums = sql`sum(trips)::int as trips, sum(s.booked_minor)::float8 as "bookedMinor",
  sum(s.refunded_minor)::float8 as "refundedMinor", coalesce(sum(s.co2_kg), 0)::float8 as "co2Kg"`;

type Span = { readonly from: string; readonly within: readonly Filter[] };

export async function readMonths(db: Db, key: CompanyKey, span: Span): Promise<MonthRow[]> {
  const { from, keyOf } = sourceFor(span.within);
  const { rows } = await sql<MonthRow>`select s.month, s.product, ${sums} from ${from}
    where ${ofCompany(key, span, keyOf)} group by 1, 2 having sum(trips) > 0`.execute(db);
  return rows;
}

/** Groups by product; those of a field where only people are filtered are read from two sums, once each. */
function groupsBy(key: CompanyKey, by: Dimension, span: Span): RawBuilder<unknown> {
  const isByAnswer = by.by === 'field' && span.within.every((filter) => filter.by === 'person');
  if (!isByAnswer) {
    const { from, keyOf } = sourceFor([by, ...span.within]);
    return sql`g as materialized (select ${keyOf(by)} as key, s.product, ${sums} from ${from}
      where ${ofCompany(key, span, keyOf)} group by 1, 2 having sum(trips) > 0)`;
  }
  return sql`answered as materialized (select s.value as key, s.product, ${sums} from company_field_spend s
      where s.field_key = ${by.field ?? ''} and ${ofCompany(key, span)} group by 1, 2 having sum(trips) > 0),
    everything as (select s.product, ${sums} from company_person_spend s
      where ${ofCompany(key, span)} group by 1),
    g as materialized (select * from answered union all
      select '', e.product, (e.trips - coalesce(a.trips, 0))::int, e."bookedMinor" - coalesce(a.booked, 0),
        e."refundedMinor" - coalesce(a.refunded, 0), e."co2Kg" - coalesce(a.co2, 0)
      from everything e left join (select product, sum(trips) as trips, sum("bookedMinor") as booked,
          sum("refundedMinor") as refunded, sum("co2Kg") as co2 from answered group by 1) a
        on a.product = e.product
      where e.trips > coalesce(a.trips, 0))`;
}

type Grouping = Dimension & { readonly limit: number };

/** Those of the highest net amount, a row for each product; names are those of today. */
export async function readGroups(
  db: Db,
  key: CompanyKey,
  { by, field, limit, ...span }: Grouping & Span,
): Promise<GroupRow[]> {
  const label = {
    person: sql`coalesce((select trim(m.first_name || ' ' || m.last_name) from business_members m
      where m.tenant_id = ${key.tenantId} and m.business_id = ${key.businessId}
        and m.person_id = g.key), '')`,
    tier: sql`coalesce((select t.name from policy_tiers t where t.tenant_id = ${key.tenantId}
      and t.business_id = ${key.businessId} and t.tier_id = g.key), '')`,
  };
  const { rows } = await sql<GroupRow>`with ${groupsBy(key, { by, field }, span)},
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
    readonly within: readonly Filter[];
    readonly limit: number;
    readonly skip?: number;
  },
): Promise<TripRow[]> {
  const { from, limit, skip = 0 } = page;
  const { rows } = await sql<TripRow>`with page as materialized (
      select s.* from company_trips s where ${ofCompany(key, page)}
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
