/** Reading and changing a customer's wishlists; another's list is as good as none. */
import type { Wishlist, WishlistItem } from '@sojourn/contract/wishlists.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { newId, type StayId, type WishlistId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { WISHLIST_LIMITS } from '@sojourn/products/hotel/rules/wishlist-limits.ts';
import type { Actor, Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import {
  deleteItem,
  deleteItems,
  deleteWishlist,
  insertItem,
  insertWishlist,
  lockCustomer,
  readItems,
  readWishlists,
  renameWishlist,
} from './store.ts';

/** The list that the first heart makes, in the customer's language. */
const FIRST_LIST = { en: 'Favorites', fr: 'Favoris' } as const;

export type WishlistDeps = Pick<Effects, 'db' | 'clock' | 'random'> & {
  /** Of a stay that is sold, in the customer's language; null for none, or without facts of its supplier. */
  readonly factsOfStay: (stayId: StayId, locale: Actor['locale']) => StayFacts | null;
};
type StayFacts = NonNullable<WishlistItem['product']['stay']> & { readonly name: string };
type Reading = Pick<WishlistDeps, 'db' | 'factsOfStay'>;

const factsOf = (deps: Reading, actor: Actor, stayId: StayId): WishlistItem['product']['stay'] => {
  const facts = deps.factsOfStay(stayId, actor.locale);
  if (!facts) return null;
  const { stars, neighbourhood, city, position, art } = facts;
  return { stars, neighbourhood, city, position, art };
};

export async function listWishlists(deps: Reading, actor: Actor, id?: WishlistId): Promise<Wishlist[]> {
  const { db } = deps;
  const [lists, items] = [await readWishlists(db, actor, id), await readItems(db, actor, id)];
  const byList = Map.groupBy(items, (item) => item.listId);
  return lists.map((list) => ({
    id: { value: list.listId },
    name: list.name,
    items: (byList.get(list.listId) ?? []).map((item) => ({
      product: {
        id: { value: item.stayId },
        name: item.stayName,
        stay: factsOf(deps, actor, item.stayId),
      },
      addedAt: item.addedAt,
    })),
  }));
}

/** Refuses with NotFound. */
export async function getWishlist(deps: Reading, actor: Actor, id: WishlistId): Promise<Wishlist> {
  const [list] = await listWishlists(deps, actor, id);
  return list ?? refuse('NotFound');
}

/** Refuses with InvalidInput when there are too many. */
export const createWishlist = (deps: WishlistDeps, actor: Actor, name: string): Promise<Wishlist> =>
  withTransaction(deps.db, async (db) => {
    await lockCustomer(db, actor);
    const id = await addList({ ...deps, db }, actor, name);
    return getWishlist({ ...deps, db }, actor, id);
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

type Addition = {
  readonly stayId: StayId;
  readonly listId: WishlistId | undefined;
  /** What it was before it was taken out; now when left out or ahead. */
  readonly addedAt: Instant | undefined;
};

/**
 * A stay that is sold no more still goes from one of the lists to another. Refuses with NotFound for a stay
 * or list that is not there, with InvalidInput when the list is full.
 */
export async function addToWishlist(
  deps: WishlistDeps,
  actor: Actor,
  { stayId, listId, addedAt }: Addition,
): Promise<Wishlist> {
  const sold = deps.factsOfStay(stayId, actor.locale);
  return withTransaction(deps.db, async (db) => {
    await lockCustomer(db, actor);
    const items = await readItems(db, actor);
    const same = items.find((item) => item.stayId === stayId);
    const stayName = sold?.name ?? same?.stayName ?? refuse('NotFound');
    const lists = await readWishlists(db, actor);
    const chosen = listId ?? lists[0]?.listId;
    if (listId && !lists.some((list) => list.listId === listId)) refuse('NotFound');
    const into = chosen ?? (await addList({ ...deps, db }, actor, FIRST_LIST[actor.locale]));
    const others = items.filter((item) => item.listId === into && item.stayId !== stayId);
    if (others.length >= WISHLIST_LIMITS.items) {
      refuse('InvalidInput', { fields: [{ path: 'wishlistId', problem: 'the list is full' }] });
    }
    const now = deps.clock.now();
    const at = addedAt && isBefore(addedAt, now) ? addedAt : now;
    await insertItem(db, actor, { listId: into, stayId, stayName, at });
    return getWishlist({ ...deps, db }, actor, into);
  });
}

/** Out of every list; taking away what is not there is fine. */
export const removeFromWishlists = ({ db }: WishlistDeps, actor: Actor, stayId: StayId) =>
  deleteItems(db, actor, stayId);

/** Refuses with NotFound for a list that is not there; taking out what is not in it is fine. */
export async function takeOutOfWishlist(
  deps: Reading,
  actor: Actor,
  item: { readonly stayId: StayId; readonly listId: WishlistId },
): Promise<Wishlist> {
  await deleteItem(deps.db, actor, item);
  return getWishlist(deps, actor, item.listId);
}
