/** All SQL of wishlists; every statement is scoped by tenant and customer. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, StayId, WishlistId } from '@sojourn/domain/ids.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { TenantId } from '../../context.ts';

export type Owner = { readonly tenantId: TenantId; readonly customerId: CustomerId };
type Db = Kysely<Database>;

const owned = ({ tenantId, customerId }: Owner) =>
  sql<boolean>`tenant_id = ${tenantId} and customer_id = ${customerId}`;

const ofList = (listId: WishlistId | undefined) =>
  listId === undefined ? sql<boolean>`true` : sql<boolean>`wishlist_id = ${listId}`;

/** Serializes one customer's changes, so that limits hold. */
export const lockCustomer = (db: Db, owner: Owner) =>
  db.selectFrom('customers').select('customer_id').where(owned(owner)).forUpdate().execute();

/** Oldest first; all of them or the one with the id. */
export const readWishlists = (db: Db, owner: Owner, listId?: WishlistId) =>
  db
    .selectFrom('wishlists')
    .select(['wishlist_id', 'name'])
    .where(owned(owner))
    .where(ofList(listId))
    .orderBy('created_at')
    .orderBy('wishlist_id')
    .execute();

/** Each once. */
export async function readStayIds(db: Db, owner: Owner): Promise<StayId[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select('stay_id')
    .distinct()
    .where(owned(owner))
    .orderBy('stay_id')
    .execute();
  return rows.map(({ stay_id }) => stay_id);
}

/** Latest first; of one list or of all. */
export const readItems = (db: Db, owner: Owner, listId?: WishlistId) =>
  db
    .selectFrom('wishlist_items')
    .select(['wishlist_id', 'stay_id', 'stay_name', 'added_at'])
    .where(owned(owner))
    .where(ofList(listId))
    .orderBy('added_at', 'desc')
    .orderBy('stay_id')
    .execute();

export const insertWishlist = (
  db: Db,
  owner: Owner,
  list: { readonly id: WishlistId; readonly name: string; readonly at: Instant },
) =>
  db
    .insertInto('wishlists')
    .values({
      tenant_id: owner.tenantId,
      customer_id: owner.customerId,
      wishlist_id: list.id,
      name: list.name,
      created_at: list.at,
    })
    .execute();

/** True when there was such a list. */
export async function renameWishlist(db: Db, owner: Owner, id: WishlistId, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wishlists')
    .set({ name })
    .where(owned(owner))
    .where('wishlist_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True when there was such a list; its items go with it. */
export async function deleteWishlist(db: Db, owner: Owner, id: WishlistId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wishlists')
    .where(owned(owner))
    .where('wishlist_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A stay that is in the list already stays as it is. */
export const insertItem = (
  db: Db,
  owner: Owner,
  item: { listId: WishlistId; stayId: StayId; stayName: string; at: Instant },
) =>
  db
    .insertInto('wishlist_items')
    .values({
      tenant_id: owner.tenantId,
      customer_id: owner.customerId,
      wishlist_id: item.listId,
      stay_id: item.stayId,
      stay_name: item.stayName,
      added_at: item.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteItems = (db: Db, owner: Owner, stayId: StayId) =>
  db.deleteFrom('wishlist_items').where(owned(owner)).where('stay_id', '=', stayId).execute();

export const deleteItem = (
  db: Db,
  owner: Owner,
  item: { readonly listId: WishlistId; readonly stayId: StayId },
) =>
  db
    .deleteFrom('wishlist_items')
    .where(owned(owner))
    .where('wishlist_id', '=', item.listId)
    .where('stay_id', '=', item.stayId)
    .execute();
