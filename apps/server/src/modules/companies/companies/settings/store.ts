/** The SQL of what a company chose while it was set up, and of its own fields. */
import type { CompanyDetails } from '@sojourn/contract/admin/setup-calls.ts';
import type { CompanyField } from '@sojourn/contract/custom-fields.ts';
import type { BookingStyle, PaymentWay } from '@sojourn/domain/companies/setup.ts';
import type { Instant, Zone } from '@sojourn/domain/dates.ts';
import { DEFAULT_ZONE } from '@sojourn/domain/policy/booking-day.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../store.ts';

type ChosenSettings = {
  readonly details: CompanyDetails | null;
  readonly paymentWay: PaymentWay | null;
  readonly bookingStyle: BookingStyle | null;
  readonly hasNoFields: boolean;
};

export async function readSettings(db: Db | Tx, key: CompanyKey): Promise<ChosenSettings> {
  const { rows } = await sql<ChosenSettings>`select details, payment_way as "paymentWay",
      booking_style as "bookingStyle", has_no_fields as "hasNoFields"
    from company_settings
    where tenant_id = ${key.tenantId} and business_id = ${key.businessId}`.execute(db);
  return rows[0] ?? { details: null, paymentWay: null, bookingStyle: null, hasNoFields: false };
}

export const writeSettings = (tx: Tx, key: CompanyKey, chosen: ChosenSettings, at: Instant) =>
  sql`insert into company_settings (tenant_id, business_id, details, payment_way, booking_style,
      has_no_fields, updated_at)
    values (${key.tenantId}, ${key.businessId}, ${chosen.details && JSON.stringify(chosen.details)}::jsonb,
      ${chosen.paymentWay}, ${chosen.bookingStyle}, ${chosen.hasNoFields}, ${at})
    on conflict (tenant_id, business_id) do update set details = excluded.details,
      payment_way = excluded.payment_way, booking_style = excluded.booking_style,
      has_no_fields = excluded.has_no_fields, updated_at = excluded.updated_at`.execute(tx);

type Programs = Readonly<Record<string, string>>;
/** What's stored with the company itself: its memberships (A §3), and by whose calendar it counts. */
type CompanyRecord = {
  readonly loyaltyPrograms: Programs;
  readonly frequentFlyer: Programs;
  readonly loyaltyEmail: string;
  readonly timeZone: Zone;
};
const NO_RECORD: CompanyRecord = {
  loyaltyPrograms: {},
  frequentFlyer: {},
  loyaltyEmail: '',
  timeZone: DEFAULT_ZONE,
};
export async function readRecord(db: Db | Tx, key: CompanyKey): Promise<CompanyRecord> {
  const { rows } = await sql<CompanyRecord>`select loyalty_programs as "loyaltyPrograms",
      frequent_flyer as "frequentFlyer", loyalty_email as "loyaltyEmail", time_zone as "timeZone"
    from businesses
    where tenant_id = ${key.tenantId} and business_id = ${key.businessId}`.execute(db);
  return rows[0] ?? NO_RECORD;
}
export const writeRecord = (tx: Tx, key: CompanyKey, record: CompanyRecord) =>
  sql`update businesses set loyalty_programs = ${JSON.stringify(record.loyaltyPrograms)}::jsonb,
      frequent_flyer = ${JSON.stringify(record.frequentFlyer)}::jsonb,
      loyalty_email = ${record.loyaltyEmail}, time_zone = ${record.timeZone}
    where tenant_id = ${key.tenantId} and business_id = ${key.businessId}`.execute(tx);

/** Those that travelers fill in now, in their order. */
export async function readFields(db: Db | Tx, key: CompanyKey): Promise<CompanyField[]> {
  const { rows } = await sql<CompanyField>`select field_key as key, label, kind, choices,
      is_required as "isRequired"
    from company_fields where tenant_id = ${key.tenantId} and business_id = ${key.businessId}
      and retired_at is null order by position`.execute(db);
  return rows;
}

/** Also those that were retired, after the others: trips were booked with them. */
export async function readAllFields(
  db: Db | Tx,
  key: CompanyKey,
): Promise<Pick<CompanyField, 'key' | 'label'>[]> {
  const { rows } = await sql<Pick<CompanyField, 'key' | 'label'>>`select field_key as key, label
    from company_fields where tenant_id = ${key.tenantId} and business_id = ${key.businessId}
    order by retired_at nulls first, position`.execute(db);
  return rows;
}

/** Instead of all others, which are retired. A field that comes back is the same one again. */
export async function replaceFields(
  tx: Tx,
  key: CompanyKey,
  fields: readonly CompanyField[],
  at: Instant,
): Promise<void> {
  const keys = fields.map((field) => field.key);
  await sql`update company_fields set retired_at = ${at} where tenant_id = ${key.tenantId}
    and business_id = ${key.businessId} and retired_at is null
    and field_key <> all(${keys}::text[])`.execute(tx);
  for (const [position, field] of fields.entries())
    await sql`insert into company_fields (tenant_id, business_id, field_key, label, kind, choices,
        is_required, position)
      values (${key.tenantId}, ${key.businessId}, ${field.key}, ${field.label}, ${field.kind},
        ${JSON.stringify(field.choices)}::jsonb, ${field.isRequired}, ${position})
      on conflict (tenant_id, business_id, field_key) do update set label = excluded.label,
        kind = excluded.kind, choices = excluded.choices, is_required = excluded.is_required,
        position = excluded.position, retired_at = null`.execute(tx);
}
