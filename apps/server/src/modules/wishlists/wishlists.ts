/** Reading and changing a customer's wishlists; another's list is as good as none. */
import type { Wishlist } from '@sojourn/contract/wishlists.ts';
import { newId, type StayId, type WishlistId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import {
  deleteItems,
  deleteWishlist,
  insertItem,
  insertWishlist,
  lockCustomer,
  readItems,
  readWishlists,
  renameWishlist,
} from './store.ts';

export const WISHLIST_LIMITS = { lists: 50, items: 500 } as const;
/** The list that the first heart makes, in the customer's language. */
const FIRST_LIST = { en: 'Favorites', fr: 'Favoris' } as const;

export type WishlistDeps = Pick<Effects, 'db' | 'clock' | 'random'> & {
  /** The name of a stay that is sold; null for none. */
  readonly nameOfStay: (stayId: StayId) => Promise<string | null>;
};

export async function listWishlists({ db }: Pick<WishlistDeps, 'db'>, actor: Actor): Promise<Wishlist[]> {
  const [lists, items] = [await readWishlists(db, actor), await readItems(db, actor)];
  const byList = Map.groupBy(items, (item) => item.wishlist_id);
  return lists.map((list) => ({
    id: { value: list.wishlist_id },
    name: list.name,
    items: (byList.get(list.wishlist_id) ?? []).map((item) => ({
      product: { id: { value: item.stay_id }, name: item.stay_name },
      addedAt: item.added_at,
    })),
  }));
}

/** Refuses with NotFound. */
export async function getWishlist(
  deps: Pick<WishlistDeps, 'db'>,
  actor: Actor,
  id: WishlistId,
): Promise<Wishlist> {
  const lists = await listWishlists(deps, actor);
  return lists.find((list) => list.id.value === id) ?? refuse('NotFound');
}

/** Refuses with InvalidInput when there are too many. */
export const createWishlist = (deps: WishlistDeps, actor: Actor, name: string): Promise<Wishlist> =>
  withTransaction(deps.db, async (db) => {
    await lockCustomer(db, actor);
    const id = await addList({ ...deps, db }, actor, name);
    return getWishlist({ db }, actor, id);
  });

async function addList({ db, clock, random }: WishlistDeps, actor: Actor, name: string): Promise<WishlistId> {
  const lists = await readWishlists(db, actor);
  if (lists.length >= WISHLIST_LIMITS.lists)
    refuse('InvalidInput', { fields: [{ path: 'name', problem: 'too many lists' }] });
  const id = newId('wsh', random.bytes(16));
  await insertWishlist(db, actor, { id, name, at: clock.now() });
  return id;
}

/** Refuses with NotFound. */
export async function changeWishlistName(
  deps: WishlistDeps,
  actor: Actor,
  { id, name }: { readonly id: WishlistId; readonly name: string },
): Promise<Wishlist> {
  if (!(await renameWishlist(deps.db, actor, id, name))) refuse('NotFound');
  return getWishlist(deps, actor, id);
}

/** Refuses with NotFound. */
export async function removeWishlist({ db }: WishlistDeps, actor: Actor, id: WishlistId): Promise<void> {
  if (!(await deleteWishlist(db, actor, id))) refuse('NotFound');
}

/** Refuses with NotFound for a stay or list that is not there, with InvalidInput when the list is full. */
export async function addToWishlist(
  deps: WishlistDeps,
  actor: Actor,
  { stayId, listId }: { readonly stayId: StayId; readonly listId: WishlistId | undefined },
): Promise<Wishlist> {
  const stayName = (await deps.nameOfStay(stayId)) ?? refuse('NotFound');
  return withTransaction(deps.db, async (db) => {
    await lockCustomer(db, actor);
    const lists = await readWishlists(db, actor);
    const chosen = listId ?? lists[0]?.wishlist_id;
    if (listId && !lists.some((list) => list.wishlist_id === listId)) refuse('NotFound');
    const into = chosen ?? (await addList({ ...deps, db }, actor, FIRST_LIST[actor.locale]));
    const items = await readItems(db, actor);
    const held = items.filter((item) => item.wishlist_id === into && item.stay_id !== stayId);
    if (held.length >= WISHLIST_LIMITS.items) {
      refuse('InvalidInput', { fields: [{ path: 'wishlistId', problem: 'the list is full' }] });
    }
    await insertItem(db, actor, { listId: into, stayId, stayName, at: deps.clock.now() });
    return getWishlist({ db }, actor, into);
  });
}

/** Out of every list; taking away what is not there is fine. */
export const removeFromWishlists = ({ db }: WishlistDeps, actor: Actor, stayId: StayId) =>
  deleteItems(db, actor, stayId);
