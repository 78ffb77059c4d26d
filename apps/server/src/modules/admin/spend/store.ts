/** The SQL of what a company's people booked. Each trip counts in the month it was booked, by UTC. */

import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import type { SpendGrouping } from '@sojourn/domain/companies/spend.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { CompanyKey } from '../../companies/store.ts';

export type SpendRow = {
  readonly key: string;
  readonly label: string;
  readonly month: string;
  readonly product: string;
  readonly trips: number;
  readonly bookedMinor: number;
  readonly refundedMinor: number;
};
export type Within = {
  readonly in?: SpendGrouping | undefined;
  readonly key?: string | undefined;
  /** Which field, where `in` is `field`. */
  readonly inField?: string | undefined;
};
type Grouped = { readonly key: RawBuilder<unknown>; readonly label: RawBuilder<unknown> };

/** With its protections. A change or a goodwill refund has lowered the total already. */
const bookedMinor = sql`b.total_minor + b.premium_minor`;
/** Of a cancellation: all but what it kept. */
const refundedMinor = sql`case b.state when 'Canceled'
  then b.total_minor + b.premium_minor - coalesce(b.penalty_minor, 0) else 0 end`;

const KEYS: Readonly<Record<Exclude<SpendGrouping, 'field'>, Grouped>> = {
  department: { key: sql`m.department`, label: sql`m.department` },
  costCenter: { key: sql`m.cost_center`, label: sql`m.cost_center` },
  tier: { key: sql`coalesce(m.tier_id, '')`, label: sql`coalesce(t.name, '')` },
  person: { key: sql`m.person_id`, label: sql`trim(m.first_name || ' ' || m.last_name)` },
};

/** '' for a trip without an answer. */
function groupedBy(by: SpendGrouping, field: string | undefined): Grouped {
  if (by !== 'field') return KEYS[by];
  const answer = sql`coalesce((select answer ->> 'value' from jsonb_array_elements(b.custom_fields) answer
    where answer ->> 'key' = ${field ?? ''}::text limit 1), '')`;
  return { key: answer, label: answer };
}

const isWithin = ({ in: by, key, inField }: Within) =>
  by === undefined ? sql`true` : sql`${groupedBy(by, inField).key} = ${key ?? ''}`;

const trips = ({ tenantId, businessId }: CompanyKey, from: string, within: Within) => sql`
  from business_members m
  join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
  join bookings b on b.tenant_id = c.tenant_id and b.customer_id = c.customer_id
  left join policy_tiers t on t.tenant_id = m.tenant_id and t.business_id = m.business_id
    and t.tier_id = m.tier_id
  where m.tenant_id = ${tenantId} and m.business_id = ${businessId}
    and b.state not in ('Pending', 'Failed') and b.currency = 'USD'
    and b.created_at >= ${`${from}-01T00:00:00Z`}::timestamptz
    and ${isWithin(within)}`;

type Grouping = { readonly by: SpendGrouping; readonly field?: string | undefined };

/** Summed in the database: by group, month and product. */
export async function readSpend(
  db: Db,
  key: CompanyKey,
  { by, field, from, within }: Grouping & { readonly from: string; readonly within: Within },
): Promise<SpendRow[]> {
  const group = groupedBy(by, field);
  const { rows } = await sql<SpendRow>`select ${group.key} as key, ${group.label} as label,
      to_char(b.created_at at time zone 'UTC', 'YYYY-MM') as month, b.product, count(*)::int as trips,
      sum(${bookedMinor})::float8 as "bookedMinor", sum(${refundedMinor})::float8 as "refundedMinor"
    ${trips(key, from, within)} group by 1, 2, 3, 4`.execute(db);
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
  const { rows } = await sql<TripRow>`select b.confirmation_code as code, b.product, b.state,
      to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD') as "bookedOn",
      to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD') as "startsOn",
      trim(m.first_name || ' ' || m.last_name) as person, m.email, m.department,
      m.cost_center as "costCenter", coalesce(t.name, '') as tier, coalesce(b.title, '') as title,
      coalesce(b.place, '') as place, b.custom_fields as answers, (${bookedMinor})::float8 as "bookedMinor",
      (${refundedMinor})::float8 as "refundedMinor"
    ${trips(key, from, within)}
    order by b.created_at desc, b.booking_id limit ${limit} offset ${skip}`.execute(db);
  return rows;
}
