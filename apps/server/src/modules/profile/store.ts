/** All SQL of the profile; every statement is scoped by tenant and customer. Facts go in and out sealed. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, TravelerId } from '@sojourn/domain/ids.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { WalkKey } from '#workflow/jobs/walk.ts';
import type { TenantId } from '../../context.ts';
import type { EntryPoint } from './tables.ts';

export type Owner = { readonly tenantId: TenantId; readonly customerId: CustomerId };
export type SealedTraveler = Owner & {
  readonly personId: TravelerId;
  readonly factsSealed: string;
  readonly isHidden: boolean;
  /** Where it was last saved from; null when it was not said. */
  readonly entryPoint: EntryPoint | null;
};
export type KeptTraveler = SealedTraveler & { readonly changedAt: Instant };
type Db = Kysely<Database>;

const owned = ({ tenantId, customerId }: Owner) =>
  sql<boolean>`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const keyOf = ({ tenantId, customerId }: Owner) => ({ tenant_id: tenantId, customer_id: customerId });

/** Takes turns among one customer's changes, so that limits hold. */
export const lockCustomer = (db: Db, owner: Owner) =>
  db.selectFrom('customers').select('customer_id').where(owned(owner)).forUpdate().execute();

type Row = {
  tenant_id: TenantId;
  customer_id: CustomerId;
  person_id: TravelerId;
  facts_sealed: string;
  is_hidden: boolean;
  entry_point: EntryPoint | null;
  changed_at: Instant;
};
const COLUMNS = [
  'tenant_id',
  'customer_id',
  'person_id',
  'facts_sealed',
  'is_hidden',
  'entry_point',
  'changed_at',
] as const;
const travelerOf = (row: Row): KeptTraveler => ({
  tenantId: row.tenant_id,
  customerId: row.customer_id,
  personId: row.person_id,
  factsSealed: row.facts_sealed,
  isHidden: row.is_hidden,
  entryPoint: row.entry_point,
  changedAt: row.changed_at,
});

/** Oldest first. */
export async function readTravelers(db: Db, owner: Owner): Promise<KeptTraveler[]> {
  const rows = await db
    .selectFrom('travelers')
    .select(COLUMNS)
    .where(owned(owner))
    .orderBy('created_at')
    .orderBy('person_id')
    .execute();
  return rows.map(travelerOf);
}

/** Puts a traveler in, or in the place of the one with this id. */
export const putTraveler = (db: Db, traveler: SealedTraveler, at: Instant) =>
  db
    .insertInto('travelers')
    .values({
      ...keyOf(traveler),
      person_id: traveler.personId,
      facts_sealed: traveler.factsSealed,
      is_hidden: traveler.isHidden,
      entry_point: traveler.entryPoint,
      created_at: at,
      changed_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'customer_id', 'person_id']).doUpdateSet((each) => ({
        facts_sealed: each.ref('excluded.facts_sealed'),
        is_hidden: each.ref('excluded.is_hidden'),
        entry_point: each.ref('excluded.entry_point'),
        changed_at: each.ref('excluded.changed_at'),
      })),
    )
    .execute();

/** True when there was one. */
export async function deleteTraveler(db: Db, owner: Owner, personId: TravelerId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('travelers')
    .where(owned(owner))
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of all customers, in the order of their keys. */
export async function readTravelersAfter(
  db: Db,
  after: WalkKey | null,
  limit: number,
): Promise<SealedTraveler[]> {
  const [tenantId = '', customerId = '', personId = ''] = after ?? [];
  const rows = await db
    .selectFrom('travelers')
    .select(COLUMNS)
    .where(sql<boolean>`(tenant_id, customer_id, person_id) > (${tenantId}, ${customerId}, ${personId})`)
    .orderBy('tenant_id')
    .orderBy('customer_id')
    .orderBy('person_id')
    .limit(limit)
    .execute();
  return rows.map(travelerOf);
}

/** Unless they have changed since. */
export const changeSealed = (db: Db, traveler: SealedTraveler, was: string) =>
  db
    .updateTable('travelers')
    .set({ facts_sealed: traveler.factsSealed })
    .where(owned(traveler))
    .where('person_id', '=', traveler.personId)
    .where('facts_sealed', '=', was)
    .execute();

export type PreferenceKind = 'hotel' | 'flight';

/** As they were saved; undefined when they never were. */
export async function readPreferences(db: Db, owner: Owner, kind: PreferenceKind): Promise<unknown> {
  const row = await db
    .selectFrom('preferences')
    .select('preferences')
    .where(owned(owner))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.preferences;
}

export const putPreferences = (
  db: Db,
  owner: Owner,
  saved: { readonly kind: PreferenceKind; readonly preferences: object; readonly at: Instant },
) =>
  db
    .insertInto('preferences')
    .values({
      ...keyOf(owner),
      kind: saved.kind,
      preferences: JSON.stringify(saved.preferences),
      changed_at: saved.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'customer_id', 'kind']).doUpdateSet((each) => ({
        preferences: each.ref('excluded.preferences'),
        changed_at: each.ref('excluded.changed_at'),
      })),
    )
    .execute();

/** '' when the bank knows none. */
export async function readPhone(db: Db, owner: Owner): Promise<string> {
  const row = await db.selectFrom('customers').select('phone').where(owned(owner)).executeTakeFirst();
  return row?.phone ?? '';
}
