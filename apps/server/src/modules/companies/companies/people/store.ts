/** The SQL of a company's people. Every statement is of one company, but for who signs in. */
import type { CompanyPerson } from '@sojourn/contract/admin/parts.ts';
import type { KnownPerson } from '@sojourn/domain/companies/check-import.ts';
import type { PersonSource, PersonStatus } from '@sojourn/domain/companies/people.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PersonId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../store.ts';

type Identity = {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** False for nobody's member. Another person's address is left to them. */
export async function renameMember(db: Db, tenantId: string, identity: Identity): Promise<boolean> {
  const { subject, firstName, lastName, email } = identity;
  const { rows } = await sql<{ found: boolean }>`with me as (
      select tenant_id, business_id, person_id from business_members
      where tenant_id = ${tenantId} and subject = ${subject}),
    renamed as (
      update business_members m set first_name = ${firstName}, last_name = ${lastName}, email = ${email}
      from me where m.tenant_id = me.tenant_id and m.business_id = me.business_id
        and m.person_id = me.person_id
        and (m.first_name, m.last_name, m.email) is distinct from (${firstName}, ${lastName}, ${email})
        and not exists (select from business_members o where o.tenant_id = me.tenant_id
          and o.business_id = me.business_id and lower(o.email) = ${email.toLowerCase()}
          and o.person_id <> me.person_id))
    select exists (select from me) as found`.execute(db);
  return first(rows).found;
}

type Invitation = { readonly businessId: string; readonly personId: PersonId };
/**
 * All that are open to an address, of every company; nobody else joins by them until the transaction ends.
 */
export async function lockInvitations(tx: Tx, tenantId: string, email: string): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`select business_id as "businessId", person_id as "personId"
    from business_members
    where tenant_id = ${tenantId} and lower(email) = ${email.toLowerCase()} and subject is null
      and invited_at is not null and deactivated_at is null
    order by invited_at for update skip locked`.execute(tx);
  return rows;
}

export const join = (
  tx: Tx,
  key: Invitation & { readonly tenantId: string },
  { subject, firstName, lastName }: Identity,
  now: Instant,
) =>
  sql`update business_members set subject = ${subject}, joined_at = ${now}, first_name = ${firstName},
      last_name = ${lastName}
    where tenant_id = ${key.tenantId} and business_id = ${key.businessId}
      and person_id = ${key.personId}`.execute(tx);

const inCompany = ({ tenantId, businessId }: CompanyKey, table = 'm') =>
  sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId} and ${sql.ref(`${table}.business_id`)} = ${businessId}`;

const statusOf = sql<PersonStatus>`case when m.deactivated_at is not null then 'deactivated'
  when m.subject is not null then 'active' when m.invited_at is not null then 'invited' else 'added' end`;

const shown = sql`m.person_id as "personId", m.first_name as "firstName", m.last_name as "lastName", m.email,
  ${statusOf} as status, m.roles, m.department, m.cost_center as "costCenter", m.source,
  m.invited_at as "invitedAt",
  case when t.tier_id is null then null
    else jsonb_build_object('tierId', t.tier_id, 'name', t.name) end as tier,
  case when b.person_id is null then null
    else jsonb_build_object('personId', b.person_id,
      'name', trim(b.first_name || ' ' || b.last_name)) end as manager`;
const joined = sql`business_members m
  left join policy_tiers t on t.tenant_id = m.tenant_id and t.business_id = m.business_id
    and t.tier_id = m.tier_id
  left join business_members b on b.tenant_id = m.tenant_id and b.business_id = m.business_id
    and b.person_id = m.manager_id`;

type PeopleFilter = {
  readonly q?: string | undefined;
  readonly status?: PersonStatus | undefined;
  readonly tier?: string | undefined;
  readonly department?: string | undefined;
};

function wanted(key: CompanyKey, { q = '', status, tier, department }: PeopleFilter): RawBuilder<unknown> {
  const parts = [inCompany(key)];
  // `%` and `_` are letters here
  const like = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  if (q.trim() !== '')
    parts.push(sql`(lower(m.first_name || ' ' || m.last_name) like ${like} or lower(m.email) like ${like})`);
  if (status !== undefined) parts.push(sql`${statusOf} = ${status}`);
  if (tier === 'none') parts.push(sql`m.tier_id is null`);
  else if (tier !== undefined) parts.push(sql`m.tier_id = ${tier}`);
  if (department !== undefined) parts.push(sql`m.department = ${department}`);
  return sql.join(parts, sql` and `);
}

/** By last name; `total`: of all that fit. */
export async function readPeople(
  db: Db,
  key: CompanyKey,
  filter: PeopleFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ people: CompanyPerson[]; total: number }> {
  const { rows } = await sql<CompanyPerson>`select ${shown} from ${joined} where ${wanted(key, filter)}
    order by lower(m.last_name), lower(m.first_name), m.person_id
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from business_members m
    where ${wanted(key, filter)}`.execute(db);
  return { people: rows, total: first(counted.rows).total };
}

export async function readPerson(
  db: Db | Tx,
  key: CompanyKey,
  personId: PersonId,
): Promise<CompanyPerson | null> {
  const { rows } = await sql<CompanyPerson>`select ${shown} from ${joined}
    where ${inCompany(key)} and m.person_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

/** Everybody as an import compares them. With a transaction nobody else changes them until its end. */
export async function readKnownPeople(db: Db | Tx, key: CompanyKey): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`select m.person_id as "personId", m.first_name as "firstName",
      m.last_name as "lastName", m.email, m.roles, m.tier_id as "tierId", m.department,
      m.cost_center as "costCenter", m.manager_id as "managerId", m.external_id as "externalId",
      ${statusOf} as status
    from business_members m where ${inCompany(key)}`.execute(db);
  return rows;
}

/** One change of a company's people at a time: who's the last admin depends on all of them. */
export const lockCompany = (tx: Tx, key: CompanyKey) =>
  sql`select from businesses b where ${inCompany(key, 'b')} for update`.execute(tx);

export type PersonRow = {
  readonly personId: PersonId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly tierId: string | null;
  readonly department: string;
  readonly costCenter: string;
  readonly managerId: PersonId | null;
  readonly externalId: string | null;
  readonly source: PersonSource;
  readonly isActive: boolean;
};

const given = (rows: readonly PersonRow[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(
  "personId" text, "firstName" text, "lastName" text, email text, roles jsonb, "tierId" text, department text,
  "costCenter" text, "managerId" text, "externalId" text, source text, "isActive" boolean)`;
const rolesOf = sql`array(select jsonb_array_elements_text(g.roles))`;

export const insertPeople = (tx: Tx, key: CompanyKey, rows: readonly PersonRow[], now: Instant) =>
  sql`insert into business_members (tenant_id, business_id, person_id, first_name, last_name, email, roles,
      issuer_role, can_view_admin, tier_id, department, cost_center, manager_id, external_id, source,
      deactivated_at)
    select ${key.tenantId}, ${key.businessId}, g."personId", g."firstName", g."lastName", g.email, ${rolesOf},
      'Non Financial User', g.roles ? 'Admin', g."tierId", g.department, g."costCenter", g."managerId",
      g."externalId", g.source, case when g."isActive" then null else ${now}::timestamptz end
    from ${given(rows)}`.execute(tx);

/** Names and addresses of those who signed in stay as the issuer has them. */
export const updatePeople = (tx: Tx, key: CompanyKey, rows: readonly PersonRow[], now: Instant) =>
  sql`update business_members m set
      first_name = case when m.subject is null then g."firstName" else m.first_name end,
      last_name = case when m.subject is null then g."lastName" else m.last_name end,
      email = case when m.subject is null then g.email else m.email end,
      roles = ${rolesOf}, can_view_admin = g.roles ? 'Admin', tier_id = g."tierId",
      department = g.department, cost_center = g."costCenter", manager_id = g."managerId",
      external_id = g."externalId", source = g.source,
      deactivated_at = case when g."isActive" then null
        else coalesce(m.deactivated_at, ${now}::timestamptz) end
    from ${given(rows)} where ${inCompany(key)} and m.person_id = g."personId"`.execute(tx);

/** The bank's names of those among them who have signed in. */
export async function readSubjects(
  tx: Tx,
  key: CompanyKey,
  personIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ subject: string }>`select coalesce(m.subject, '') as subject
    from business_members m
    where ${inCompany(key)} and m.person_id = any(${personIds}::text[])
      and m.subject is not null`.execute(tx);
  return rows.map(({ subject }) => subject);
}

type Invited = { readonly personId: PersonId; readonly email: string };
/** Marks them as invited now; null: everybody who hasn't been. Nobody who signed in or was deactivated. */
export async function markInvited(
  tx: Tx,
  key: CompanyKey,
  personIds: readonly string[] | null,
  now: Instant,
): Promise<Invited[]> {
  const which = personIds ? sql`m.person_id = any(${personIds}::text[])` : sql`m.invited_at is null`;
  const { rows } = await sql<Invited>`update business_members m set invited_at = ${now}
    where ${inCompany(key)} and m.subject is null and m.deactivated_at is null and m.email <> ''
      and ${which}
    returning m.person_id as "personId", m.email`.execute(tx);
  return rows;
}
