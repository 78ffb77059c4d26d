/** All SQL of wishlists; every statement is scoped by tenant and customer. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, StayId, WishlistId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';

type Owner = { readonly tenantId: TenantId; readonly customerId: CustomerId };
type ListRow = { readonly listId: WishlistId; readonly name: string };
type ItemRow = {
  readonly listId: WishlistId;
  readonly stayId: StayId;
  readonly stayName: string;
  readonly addedAt: Instant;
};

const owned = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const ofList = (listId: WishlistId | undefined) =>
  listId === undefined ? sql`true` : sql`wishlist_id = ${listId}`;

/** Serializes one customer's changes, so that limits hold. */
export const lockCustomer = (db: Db, owner: Owner) =>
  sql`select from customers where ${owned(owner)} for update`.execute(db);

/** Oldest first; all of them or the one with the id. */
export async function readWishlists(db: Db, owner: Owner, listId?: WishlistId): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`select wishlist_id as "listId", name from wishlists
    where ${owned(owner)} and ${ofList(listId)} order by created_at, wishlist_id`.execute(db);
  return rows;
}

/** Each once. */
export async function readStayIds(db: Db, owner: Owner): Promise<StayId[]> {
  const { rows } = await sql<{ stayId: StayId }>`select distinct stay_id as "stayId" from wishlist_items
    where ${owned(owner)} order by stay_id`.execute(db);
  return rows.map(({ stayId }) => stayId);
}

/** Latest first; of one list or of all. */
export async function readItems(db: Db, owner: Owner, listId?: WishlistId): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`select wishlist_id as "listId", stay_id as "stayId",
      stay_name as "stayName", added_at as "addedAt"
    from wishlist_items where ${owned(owner)} and ${ofList(listId)}
    order by added_at desc, stay_id`.execute(db);
  return rows;
}

export const insertWishlist = (
  db: Db,
  { tenantId, customerId }: Owner,
  list: { readonly id: WishlistId; readonly name: string; readonly at: Instant },
) =>
  sql`insert into wishlists (tenant_id, customer_id, wishlist_id, name, created_at)
    values (${tenantId}, ${customerId}, ${list.id}, ${list.name}, ${list.at})`.execute(db);

/** True when there was such a list. */
export async function renameWishlist(db: Db, owner: Owner, id: WishlistId, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update wishlists set name = ${name}
    where ${owned(owner)} and wishlist_id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/** True when there was such a list; its items go with it. */
export async function deleteWishlist(db: Db, owner: Owner, id: WishlistId): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from wishlists
    where ${owned(owner)} and wishlist_id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/** Changes nothing when the stay is in the list already. */
export const insertItem = (
  db: Db,
  { tenantId, customerId }: Owner,
  item: { listId: WishlistId; stayId: StayId; stayName: string; at: Instant },
) =>
  sql`insert into wishlist_items (tenant_id, customer_id, wishlist_id, stay_id, stay_name, added_at)
    values (${tenantId}, ${customerId}, ${item.listId}, ${item.stayId}, ${item.stayName}, ${item.at})
    on conflict do nothing`.execute(db);

export const deleteItems = (db: Db, owner: Owner, stayId: StayId) =>
  sql`delete from wishlist_items where ${owned(owner)} and stay_id = ${stayId}`.execute(db);

export const deleteItem = (
  db: Db,
  owner: Owner,
  item: { readonly listId: WishlistId; readonly stayId: StayId },
) =>
  sql`delete from wishlist_items where ${owned(owner)} and wishlist_id = ${item.listId}
    and stay_id = ${item.stayId}`.execute(db);
