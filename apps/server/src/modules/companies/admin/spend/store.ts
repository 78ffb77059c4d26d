/** The SQL of what a company's people booked. Each trip counts in the month it was booked, by UTC. */

import { statesOfView } from '@sojourn/domain/approvals/approval-state.ts';
import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import type { SpendGrouping, SpendStep } from '@sojourn/domain/companies/spend.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { startDay } from '#db/trip-days.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
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

/** Rows with an amount for each month and product. */
type Source = {
  readonly from: RawBuilder<unknown>;
  /** Rows that are taken off again. */
  readonly less?: RawBuilder<unknown>;
  /** What a dimension by a field compares. */
  readonly answer: (field: string) => RawBuilder<unknown>;
};
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
/** All trips less those with an answer. */
const withoutAnswer = (all: Source, field: string): Source => ({
  ...all,
  less: sql`(select * from company_answered_sums where field_key = ${field}::text) s`,
});

/** The smallest sums that say enough for the filters, and for a grouping that is by no field. */
function sourceFor(within: readonly SpendStep[], by: SpendGrouping = 'person'): Source {
  const [one, ...others] = within.filter((filter) => filter.by === 'field');
  if (others.length > 0) return TRIPS;
  if (one && one.key !== '') return ofAnswers(one.field ?? '');
  const isOfPeople = [{ by }, ...within].every(({ by: each }) => ['person', 'month', 'field'].includes(each));
  const all = isOfPeople ? OF_PEOPLE : OF_ALL;
  return one ? withoutAnswer(all, one.field ?? '') : all;
}

/** `from`: a month. */
const ofCompany = ({ tenantId, businessId }: CompanyKey, { from, within }: Span, source: Source) =>
  sql`s.tenant_id = ${tenantId} and s.business_id = ${businessId} and s.month >= ${from}
    ${sql.join(
      within.map((filter) => sql`and ${columnOf(source, filter)} = ${filter.key}`),
      sql` `,
    )}`;

// As floats, exact up to 2^53: the database sums large integers as numerics, in a third more time and more
// memory than it gives a statement
const SUMMED = ['trips', 'booked_minor::float8', 'refunded_minor::float8', 'co2_kg::float8', 'co2_unknown'];
const sums = sql`sum(s.trips)::int as trips, sum(s.booked_minor::float8) as "bookedMinor",
  sum(s.refunded_minor::float8) as "refundedMinor", coalesce(sum(s.co2_kg::float8), 0) as "co2Kg",
  sum(s.co2_unknown)::int as "co2Unknown"`;

/** For the indexes by time. */
const sinceMonth = ({ from }: Pick<Span, 'from'>) =>
  sql`s.created_at >= ${`${from}-01T00:00:00Z`}::timestamptz`;

type Span = { readonly from: string; readonly within: readonly SpendStep[] };

/** The sums of each value of a column and product. */
function sumsBy(column: RawBuilder<unknown>, key: CompanyKey, span: Span, source: Source) {
  const of = (from: RawBuilder<unknown>, what: RawBuilder<unknown>) =>
    sql`select ${column} as key, s.product, ${what} from ${from}
      where ${ofCompany(key, span, source)} group by 1, 2`;
  const { from, less } = source;
  if (!less) return sql`${of(from, sums)} having sum(s.trips) > 0`;
  // Both are summed before they meet: it's half of the time of summing what's left of the rows
  const signed = (sign: string) =>
    sql.join(
      SUMMED.map((summed) => sql.raw(`${sign}sum(s.${summed})::float8 as ${summed.replace('::float8', '')}`)),
    );
  return sql`select s.key, s.product, ${sums}
    from (${of(from, signed(''))} union all ${of(less, signed('-'))}) s
    group by 1, 2 having sum(s.trips) > 0`;
}

export async function readMonths(db: Db, key: CompanyKey, span: Span): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`select m.key as month, m.product, m.trips, m."bookedMinor",
      m."refundedMinor", m."co2Kg", m."co2Unknown"
    from (${sumsBy(COLUMNS.month, key, span, sourceFor(span.within))}) m`.execute(db);
  return rows;
}

const isByField = ({ by }: Dimension) => by === 'field';

/** What was booked out of policy because somebody approved it. */
type ApprovedOver = { readonly trips: number; readonly netMinor: number };

export async function readApprovedOver(db: Db, key: CompanyKey, span: Span): Promise<ApprovedOver> {
  // A request is decided after its trip's month began, so older ones aren't read
  const { rows } = await sql<ApprovedOver>`select count(*)::int as trips,
      coalesce(sum(s.booked_minor - s.refunded_minor), 0)::float8 as "netMinor"
    from approval_requests r
    join ${TRIPS.from} on s.tenant_id = r.tenant_id and s.customer_id = r.customer_id
      and s.booking_id = r.booking_id
    where r.tenant_id = ${key.tenantId} and r.business_id = ${key.businessId}
      and r.decide_by >= ${`${span.from}-01T00:00:00Z`}::timestamptz - interval '1 day'
      and r.state = any(${statesOfView('approved')}::text[])
      and r.terms -> 'verdict' ->> 'isInPolicy' = 'false' and s.refunded_minor < s.booked_minor
      and ${ofCompany(key, span, TRIPS)}`.execute(db);
  return rows[0] ?? { trips: 0, netMinor: 0 };
}

/** Trips of which nothing was paid in the end. They're few, and have an index of their own. */
export async function countRefundedWhole(db: Db, key: CompanyKey, span: Span): Promise<number> {
  const { rows } = await sql<{ trips: number }>`select count(*)::int as trips from ${TRIPS.from}
    where ${ofCompany(key, span, TRIPS)} and ${sinceMonth(span)}
      and s.refunded_minor >= s.booked_minor`.execute(db);
  return rows[0]?.trips ?? 0;
}

type Grouping = Dimension & { readonly limit: number };

export type Groups = {
  readonly rows: readonly GroupRow[];
  /** Of a field's groups, which leave out what's unanswered: the sums of all answers. Else null. */
  readonly answered: readonly Sums[] | null;
};

/** Those of the highest net amount, a row for each product; names are those of today. */
export async function readGroups(
  db: Db,
  key: CompanyKey,
  { by, field, limit, ...span }: Grouping & Span,
): Promise<Groups> {
  const hasAnswers = isByField({ by }) && !span.within.some(isByField);
  const ofTrips = isByField({ by }) ? TRIPS : sourceFor(span.within, by);
  const source = hasAnswers ? ofAnswers(field ?? '') : ofTrips;
  const label = {
    person: sql`coalesce((select trim(m.first_name || ' ' || m.last_name) from business_members m
      where m.tenant_id = ${key.tenantId} and m.business_id = ${key.businessId}
        and m.person_id = g.key), '')`,
    tier: sql`coalesce((select t.name from policy_tiers t where t.tenant_id = ${key.tenantId}
      and t.business_id = ${key.businessId} and t.tier_id = g.key), '')`,
  };
  const { rows } = await sql<GroupRow & { isAll: boolean }>`with
    g as materialized (${sumsBy(columnOf(source, { by, field }), key, span, source)}),
    top as (
      select g.key, sum(g."bookedMinor" - g."refundedMinor") as net from g group by 1
      order by net desc, g.key limit ${limit})
    select false as "isAll", g.key, ${by === 'person' || by === 'tier' ? label[by] : sql`g.key`} as label,
      g.product, g.trips, g."bookedMinor", g."refundedMinor", g."co2Kg", g."co2Unknown"
    from top join g on g.key = top.key
    union all select true, '', '', g.product, sum(g.trips)::int, sum(g."bookedMinor"), sum(g."refundedMinor"),
      sum(g."co2Kg"), sum(g."co2Unknown")::int from g where ${hasAnswers} group by g.product`.execute(db);
  const of = (all: boolean) => rows.flatMap(({ isAll, ...row }) => (isAll === all ? [row] : []));
  return { rows: of(false), answered: hasAnswers ? of(true) : null };
}

export type TripRow = BookingRef & {
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
  const { limit, skip = 0 } = page;
  const { rows } = await sql<TripRow>`with page as materialized (
      select s.* from ${TRIPS.from} where ${ofCompany(key, page, TRIPS)}
        and ${sinceMonth(page)}
      order by s.created_at desc, s.booking_id desc limit ${limit} offset ${skip})
    select b.tenant_id as "tenantId", b.customer_id as "customerId", b.booking_id as "bookingId",
      b.confirmation_code as code, b.product, b.state,
      to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD') as "bookedOn",
      ${startDay('b')} as "startsOn",
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
