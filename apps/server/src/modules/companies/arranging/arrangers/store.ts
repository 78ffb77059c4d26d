/** The SQL of who may book in whose place. Every statement is of one company. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../../companies/store.ts';

type Arranger = {
  readonly personId: string;
  readonly name: string;
  readonly sharesDetails: boolean;
  readonly givenAt: Instant;
};
const ofCompany = ({ tenantId, businessId }: CompanyKey) =>
  sql`a.tenant_id = ${tenantId} and a.business_id = ${businessId}`;
const name = sql`trim(coalesce(nullif(m.first_name, ''), c.first_name, '') || ' '
  || coalesce(nullif(m.last_name, ''), c.last_name, ''))`;

/** `of`: those who may book for the person, or those for whom the person may. */
export async function readArrangers(
  db: Db | Tx,
  key: CompanyKey,
  personId: string,
  of: 'traveler' | 'arranger',
): Promise<Arranger[]> {
  const [mine, theirs] =
    of === 'traveler'
      ? [sql.ref('a.traveler_id'), sql.ref('a.arranger_id')]
      : [sql.ref('a.arranger_id'), sql.ref('a.traveler_id')];
  const { rows } = await sql<Arranger>`select m.person_id as "personId", ${name} as name,
      a.shares_details as "sharesDetails", a.given_at as "givenAt"
    from arrangers a
    join business_members m on m.tenant_id = a.tenant_id and m.business_id = a.business_id
      and m.person_id = ${theirs} and m.deactivated_at is null
    left join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
    where ${ofCompany(key)} and ${mine} = ${personId}
    order by name, m.person_id`.execute(db);
  return rows;
}

type Pair = { readonly travelerId: string; readonly arrangerId: string };
type Given = Pair & {
  readonly sharesDetails: boolean;
  /** The bank's subject. */
  readonly givenBy: string;
  readonly at: Instant;
};

/** False when that's how it was. */
export async function putArranger(tx: Tx, key: CompanyKey, given: Given): Promise<boolean> {
  const result = await sql`insert into arrangers as a (tenant_id, business_id, traveler_id, arranger_id,
      shares_details, given_by, given_as, given_at)
    values (${key.tenantId}, ${key.businessId}, ${given.travelerId}, ${given.arrangerId},
      ${given.sharesDetails}, ${given.givenBy}, 'traveler', ${given.at})
    on conflict (tenant_id, business_id, traveler_id, arranger_id)
    do update set shares_details = excluded.shares_details, given_by = excluded.given_by,
      given_at = excluded.given_at
    where a.shares_details <> excluded.shares_details`.execute(tx);
  return result.numAffectedRows === 1n;
}

/** False when there was none. */
export async function deleteArranger(tx: Tx, key: CompanyKey, pair: Pair): Promise<boolean> {
  const result = await sql`delete from arrangers a where ${ofCompany(key)}
    and a.traveler_id = ${pair.travelerId} and a.arranger_id = ${pair.arrangerId}`.execute(tx);
  return result.numAffectedRows === 1n;
}
