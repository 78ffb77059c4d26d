/** All SQL of the profile; every statement is scoped by tenant and customer. Facts go in and out sealed. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, TravelerId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { WalkKey } from '#workflow/jobs/walk.ts';

type EntryPoint = 'profile' | 'checkout' | 'onboarding';
export type Owner = { readonly tenantId: TenantId; readonly customerId: CustomerId };
export type SealedTraveler = Owner & {
  readonly personId: TravelerId;
  /** `TravelerFacts` as JSON, sealed for `tenant/customer/person`. */
  readonly factsSealed: string;
  readonly isHidden: boolean;
  /** Where it was last saved from; null when unknown. */
  readonly entryPoint: EntryPoint | null;
};
export type StoredTraveler = SealedTraveler & { readonly changedAt: Instant };

const owned = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", person_id as "personId",
  facts_sealed as "factsSealed", is_hidden as "isHidden", entry_point as "entryPoint",
  changed_at as "changedAt"`;

/** Serializes one customer's changes, so that limits hold. */
export const lockCustomer = (db: Db, owner: Owner) =>
  sql`select from customers where ${owned(owner)} for update`.execute(db);

/** Oldest first. */
export async function readTravelers(db: Db, owner: Owner): Promise<StoredTraveler[]> {
  const { rows } = await sql<StoredTraveler>`select ${columns} from travelers where ${owned(owner)}
    order by created_at, person_id`.execute(db);
  return rows;
}

/** Inserts a traveler, or replaces the one with this id. */
export const putTraveler = (db: Db, traveler: SealedTraveler, at: Instant) =>
  sql`insert into travelers (tenant_id, customer_id, person_id, facts_sealed, is_hidden, entry_point,
      created_at, changed_at)
    values (${traveler.tenantId}, ${traveler.customerId}, ${traveler.personId}, ${traveler.factsSealed},
      ${traveler.isHidden}, ${traveler.entryPoint}, ${at}, ${at})
    on conflict (tenant_id, customer_id, person_id) do update set facts_sealed = excluded.facts_sealed,
      is_hidden = excluded.is_hidden, entry_point = excluded.entry_point,
      changed_at = excluded.changed_at`.execute(db);

/** True when there was one. */
export async function deleteTraveler(db: Db, owner: Owner, personId: TravelerId): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from travelers
    where ${owned(owner)} and person_id = ${personId}`.execute(db);
  return numAffectedRows === 1n;
}

/** Of all customers, in the order of their keys. */
export async function readTravelersAfter(
  db: Db,
  after: WalkKey | null,
  limit: number,
): Promise<SealedTraveler[]> {
  const [tenantId = '', customerId = '', personId = ''] = after ?? [];
  const { rows } = await sql<StoredTraveler>`select ${columns} from travelers
    where (tenant_id, customer_id, person_id) > (${tenantId}, ${customerId}, ${personId})
    order by tenant_id, customer_id, person_id limit ${limit}`.execute(db);
  return rows;
}

/** Unless it has changed since. */
export const changeSealed = (db: Db, traveler: SealedTraveler, was: string) =>
  sql`update travelers set facts_sealed = ${traveler.factsSealed}
    where ${owned(traveler)} and person_id = ${traveler.personId} and facts_sealed = ${was}`.execute(db);

type PreferenceKind = 'hotel' | 'flight';

/** As they were saved; undefined when they never were. */
export async function readPreferences(db: Db, owner: Owner, kind: PreferenceKind): Promise<unknown> {
  const { rows } = await sql<{ preferences: unknown }>`select preferences from preferences
    where ${owned(owner)} and kind = ${kind}`.execute(db);
  return rows[0]?.preferences;
}

export const putPreferences = (
  db: Db,
  { tenantId, customerId }: Owner,
  saved: { readonly kind: PreferenceKind; readonly preferences: object; readonly at: Instant },
) =>
  sql`insert into preferences (tenant_id, customer_id, kind, preferences, changed_at)
    values (${tenantId}, ${customerId}, ${saved.kind}, ${JSON.stringify(saved.preferences)}::jsonb,
      ${saved.at})
    on conflict (tenant_id, customer_id, kind) do update
      set preferences = excluded.preferences, changed_at = excluded.changed_at`.execute(db);

/** '' when the bank knows none. */
export async function readPhone(db: Db, owner: Owner): Promise<string> {
  const { rows } = await sql<{ phone: string }>`select phone from customers where ${owned(owner)}`.execute(
    db,
  );
  return rows[0]?.phone ?? '';
}
