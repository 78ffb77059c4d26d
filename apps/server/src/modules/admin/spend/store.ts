/** The SQL of what a company's people booked. Each trip counts in the month it was booked, by UTC. */

import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import type { SpendGrouping, SpendStep } from '@sojourn/domain/companies/spend.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { CompanyKey } from '../../companies/store.ts';

type Sums = {
  readonly product: string;
  readonly trips: number;
  readonly bookedMinor: number;
  readonly refundedMinor: number;
  /** Of the trips that somebody says it of. */
  readonly co2Kg: number;
  readonly co2Unknown: number;
};
export type MonthRow = Sums & { readonly month: string };
export type GroupRow = Sums & { readonly key: string; readonly label: string };
/** A grouping; of which field, where it's `field`. */
type Dimension = { readonly by: SpendGrouping; readonly field?: string | undefined };

const COLUMNS: Readonly<Record<Exclude<SpendGrouping, 'field'>, RawBuilder<unknown>>> = {
  month: sql`s.month`,
  department: sql`s.department`,
  costCenter: sql`s.cost_center`,
  tier: sql`s.tier_id`,
  person: sql`s.person_id`,
};

/** Rows with an amount for each month and product. `answer`: what a dimension by a field compares. */
type Source = { readonly from: RawBuilder<unknown>; readonly answer: (field: string) => RawBuilder<unknown> };
const columnOf = ({ answer }: Source, { by, field = '' }: Dimension) =>
  by === 'field' ? answer(field) : COLUMNS[by];

/** Each trip: any dimensions at once, but slow over many. */
const TRIPS: Source = {
  from: sql`(select t.*, 1 as trips, (t.co2_kg is null)::int as co2_unknown from company_trips t) s`,
  answer: (field) => sql`coalesce((select answer ->> 'value' from jsonb_array_elements(s.custom_fields) answer
    where answer ->> 'key' = ${field}::text limit 1), '')`,
};

const sumsWith = (from: RawBuilder<unknown>, answer: RawBuilder<unknown> = sql`''`): Source => ({
  from,
  answer: () => answer,
});
const OF_ALL = sumsWith(sql`company_spend s`);
const OF_PEOPLE = sumsWith(sql`company_person_spend s`);
const ofAnswers = (field: string): Source =>
  sumsWith(sql`(select * from company_answer_sums where field_key = ${field}::text) s`, sql`s.value`);
const OF_SUMS = sql`tenant_id, business_id, month, product, department, cost_center, tier_id, person_id`;
/** All trips less those with an answer. */
const withoutAnswer = (field: string): Source =>
  sumsWith(sql`(
  select ${OF_SUMS}, trips, booked_minor, refunded_minor, co2_kg, co2_unknown from company_spend
  union all select ${OF_SUMS}, -trips, -booked_minor, -refunded_minor, -co2_kg, -co2_unknown
    from company_answered_sums where field_key = ${field}::text) s`);

/** The smallest sums that say enough for the filters, and for a grouping that is by no field. */
function sourceFor(within: readonly SpendStep[], by: SpendGrouping = 'person'): Source {
  const [one, ...others] = within.filter((filter) => filter.by === 'field');
  if (others.length > 0) return TRIPS;
  if (one) return one.key === '' ? withoutAnswer(one.field ?? '') : ofAnswers(one.field ?? '');
  const isOfPeople = [{ by }, ...within].every((each) => each.by === 'person' || each.by === 'month');
  return isOfPeople ? OF_PEOPLE : OF_ALL;
}

/** `from`: a month. */
const ofCompany = ({ tenantId, businessId }: CompanyKey, { from, within }: Span, source: Source) =>
  sql`s.tenant_id = ${tenantId} and s.business_id = ${businessId} and s.month >= ${from}
    ${sql.join(
      within.map((filter) => sql`and ${columnOf(source, filter)} = ${filter.key}`),
      sql` `,
    )}`;

const sums = sql`sum(s.trips)::int as trips, sum(s.booked_minor)::float8 as "bookedMinor",
  sum(s.refunded_minor)::float8 as "refundedMinor", coalesce(sum(s.co2_kg), 0)::float8 as "co2Kg",
  sum(s.co2_unknown)::int as "co2Unknown"`;

type Span = { readonly from: string; readonly within: readonly SpendStep[] };

export async function readMonths(db: Db, key: CompanyKey, span: Span): Promise<MonthRow[]> {
  const source = sourceFor(span.within);
  const { rows } = await sql<MonthRow>`select s.month, s.product, ${sums} from ${source.from}
    where ${ofCompany(key, span, source)} group by 1, 2 having sum(s.trips) > 0`.execute(db);
  return rows;
}

const groupsIn = (key: CompanyKey, by: Dimension, span: Span, source: Source) =>
  sql`select ${columnOf(source, by)} as key, s.product, ${sums} from ${source.from}
    where ${ofCompany(key, span, source)} group by 1, 2 having sum(s.trips) > 0`;

/** Groups by product; by a field, what's without an answer is all less what has one. */
function groupsBy(key: CompanyKey, by: Dimension, span: Span): RawBuilder<unknown> {
  const isByField = ({ by: each }: Dimension) => each === 'field';
  if (!isByField(by))
    return sql`g as materialized (${groupsIn(key, by, span, sourceFor(span.within, by.by))})`;
  if (span.within.some(isByField)) return sql`g as materialized (${groupsIn(key, by, span, TRIPS)})`;
  const all = sourceFor(span.within);
  return sql`answered as materialized (${groupsIn(key, by, span, ofAnswers(by.field ?? ''))}),
    everything as (select s.product, ${sums} from ${all.from} where ${ofCompany(key, span, all)} group by 1),
    g as materialized (select * from answered union all
      select '', e.product, (e.trips - coalesce(a.trips, 0))::int, e."bookedMinor" - coalesce(a.booked, 0),
        e."refundedMinor" - coalesce(a.refunded, 0), e."co2Kg" - coalesce(a.co2, 0),
        (e."co2Unknown" - coalesce(a.unknown, 0))::int
      from everything e left join (select product, sum(trips) as trips, sum("bookedMinor") as booked,
          sum("refundedMinor") as refunded, sum("co2Kg") as co2, sum("co2Unknown") as unknown
        from answered group by 1) a on a.product = e.product
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
      g."bookedMinor", g."refundedMinor", g."co2Kg", g."co2Unknown"
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
    readonly within: readonly SpendStep[];
    readonly limit: number;
    readonly skip?: number;
  },
): Promise<TripRow[]> {
  const { from, limit, skip = 0 } = page;
  const { rows } = await sql<TripRow>`with page as materialized (
      select s.* from ${TRIPS.from} where ${ofCompany(key, page, TRIPS)}
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
