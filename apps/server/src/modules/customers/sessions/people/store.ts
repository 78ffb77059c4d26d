/** SQL of people and their companies: who signed in, and what they are in a company. */
import type { Instant, Zone } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import { readTier, type StoredTier } from '#modules/companies/policy/store.ts';

export type Person = {
  readonly tenantId: TenantId;
  /** The bank's name for the person */
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As the bank knows it; absent or '' for none. */
  readonly phone?: string;
  readonly locale: 'en' | 'fr';
};

/**
 * The customer of a person, made when there is none; names, e-mail and telephone follow the bank, the
 * language stays the customer's own choice. `signedInAt` null puts the person in without a visit (seeds).
 */
export async function keepCustomer(
  db: Db,
  person: Person,
  at: { readonly newId: CustomerId; readonly now: Instant; readonly signedInAt: Instant | null },
): Promise<{ readonly customerId: CustomerId; readonly isFirst: boolean }> {
  const { rows } = await sql<{ customer_id: CustomerId; is_first: boolean }>`
    with before as (
      select first_signed_in_at from customers
      where tenant_id = ${person.tenantId} and subject = ${person.subject}
    )
    insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, phone, locale,
      created_at, first_signed_in_at)
    values (${person.tenantId}, ${at.newId}, ${person.subject}, ${person.firstName}, ${person.lastName},
      ${person.email}, ${person.phone ?? ''}, ${person.locale}, ${at.now}, ${at.signedInAt})
    on conflict (tenant_id, subject) do update set
      first_name = excluded.first_name, last_name = excluded.last_name, email = excluded.email,
      phone = excluded.phone,
      first_signed_in_at = coalesce(customers.first_signed_in_at, excluded.first_signed_in_at)
    returning customer_id, not exists (select from before where first_signed_in_at is not null) as is_first
  `.execute(db);
  const row = first(rows);
  return { customerId: row.customer_id, isFirst: row.is_first };
}

export type Membership = {
  readonly businessId: string;
  readonly businessName: string;
  readonly accountReferenceId: string;
  readonly isLive: boolean;
  readonly isSuspended: boolean;
  readonly zone: Zone;
  readonly loyaltyPrograms: Readonly<Record<string, string>>;
  readonly frequentFlyer: Readonly<Record<string, string>>;
  readonly loyaltyEmail: string;
  readonly roles: readonly string[];
  readonly issuerRole: string;
  readonly tier: StoredTier | null;
  readonly canViewAdmin: boolean;
};

/** What a person is in a company of the tenant; null for no company. */
export async function findMembership(
  db: Db,
  tenantId: TenantId,
  subject: string,
): Promise<Membership | null> {
  const { rows } = await sql<
    Omit<Membership, 'tier'>
  >`select m.business_id as "businessId", b.name as "businessName",
      b.account_reference_id as "accountReferenceId", b.is_live as "isLive",
      b.suspended_at is not null as "isSuspended",
      b.time_zone as zone, b.loyalty_programs as "loyaltyPrograms",
      b.frequent_flyer as "frequentFlyer", b.loyalty_email as "loyaltyEmail", m.roles,
      m.issuer_role as "issuerRole", m.can_view_admin as "canViewAdmin"
    from business_members m
    join businesses b on b.tenant_id = m.tenant_id and b.business_id = m.business_id
    where m.tenant_id = ${tenantId} and m.subject = ${subject}
      and m.deactivated_at is null`.execute(db);
  return rows[0] ? { ...rows[0], tier: await readTier(db, tenantId, subject) } : null;
}

export const changeLocale = (
  db: Db,
  key: { readonly tenantId: TenantId; readonly customerId: CustomerId },
  locale: 'en' | 'fr',
) =>
  sql`update customers set locale = ${locale}
    where tenant_id = ${key.tenantId} and customer_id = ${key.customerId}`.execute(db);
