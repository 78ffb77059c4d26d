/** The SQL of companies, of what was done with them, and of introductions that were seen. */
import type { Company, NewCompany } from '@sojourn/contract/companies.ts';
import type { OnboardingModal } from '@sojourn/domain/companies/modals.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type CompanyKey = { readonly tenantId: string; readonly businessId: string };
type Cursor = { readonly name: string; readonly businessId: string };

const columns = sql`b.tenant_id as "tenantId", b.business_id as "businessId", b.name as "businessName",
  b.account_reference_id as "accountReferenceId",
  case when b.suspended_at is not null then 'suspended' when b.is_live then 'live'
    else 'onboarding' end as status,
  b.terms_version as "termsVersion",
  (select count(*)::int from business_members m
    where m.tenant_id = b.tenant_id and m.business_id = b.business_id) as members`;

/** By name; `after` is the last of the page before. */
export async function readCompanies(db: Db, after: Cursor | null, limit: number): Promise<Company[]> {
  const { rows } = await sql<Company>`select ${columns} from businesses b
    where ${after === null} or (b.name, b.business_id) > (${after?.name ?? ''}, ${after?.businessId ?? ''})
    order by b.name, b.business_id limit ${limit}`.execute(db);
  return rows;
}

export async function readCompany(db: Db | Tx, key: CompanyKey): Promise<Company | null> {
  const { rows } = await sql<Company>`select ${columns} from businesses b
    where b.tenant_id = ${key.tenantId} and b.business_id = ${key.businessId}`.execute(db);
  return rows[0] ?? null;
}

/** False when the admin belongs to a company of the tenant already; then nothing is written. */
export async function insertCompany(
  tx: Tx,
  { tenantId, businessName, accountReferenceId, admin }: NewCompany,
  businessId: string,
): Promise<boolean> {
  await sql`insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
    values (${tenantId}, ${businessId}, ${businessName}, ${accountReferenceId}, false)`.execute(tx);
  const member = await sql`insert into business_members (tenant_id, business_id, subject, roles, issuer_role,
      can_view_admin)
    values (${tenantId}, ${businessId}, ${admin.subject}, '{Admin}', ${admin.cap1Role}, true)
    on conflict do nothing`.execute(tx);
  return Number(member.numAffectedRows ?? 0n) === 1;
}

const ofCompany = ({ tenantId, businessId }: CompanyKey) =>
  sql`tenant_id = ${tenantId} and business_id = ${businessId}`;

export const setSuspended = (tx: Tx, key: CompanyKey, at: Instant | null) =>
  sql`update businesses set suspended_at = ${at} where ${ofCompany(key)}`.execute(tx);

export const setLive = (tx: Tx, key: CompanyKey) =>
  sql`update businesses set is_live = true where ${ofCompany(key)}`.execute(tx);

export const raiseTermsVersion = (tx: Tx, key: CompanyKey) =>
  sql`update businesses set terms_version = terms_version + 1 where ${ofCompany(key)}`.execute(tx);

type CompanyEvent = {
  readonly kind: string;
  readonly facts: object;
  /** `operator`, or the bank's subject of an admin. */
  readonly doneBy: string;
};
export const insertEvent = (tx: Tx, key: CompanyKey, { kind, facts, doneBy }: CompanyEvent, at: Instant) =>
  sql`insert into business_events (tenant_id, business_id, kind, facts, done_by, at)
    values (${key.tenantId}, ${key.businessId}, ${kind}, ${JSON.stringify(facts)}::jsonb, ${doneBy},
      ${at})`.execute(tx);

type ShownEvent = { readonly kind: string; readonly doneBy: string; readonly at: Instant };
export async function readEvents(db: Db, key: CompanyKey, limit: number): Promise<ShownEvent[]> {
  const { rows } = await sql<ShownEvent>`select kind, done_by as "doneBy", at from business_events
    where ${ofCompany(key)} order by position desc limit ${limit}`.execute(db);
  return rows;
}

export const insertSeenModal = (db: Db, owner: Owner, modal: OnboardingModal, at: Instant) =>
  sql`insert into seen_modals (tenant_id, customer_id, modal, seen_at)
    values (${owner.tenantId}, ${owner.customerId}, ${modal}, ${at}) on conflict do nothing`.execute(db);

export async function readSeenModals(db: Db, owner: Owner): Promise<OnboardingModal[]> {
  const { rows } = await sql<{ modal: OnboardingModal }>`select modal from seen_modals
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}`.execute(db);
  return rows.map(({ modal }) => modal);
}
