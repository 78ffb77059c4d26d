/** Applies changes to the lists before the server has confirmed them. The oldest list comes first. */
import type { Wishlist, WishlistItem } from '@sojourn/contract/wishlists.ts';

export type ListId = Wishlist['id']['value'];
export type Lists = readonly Wishlist[];
export type Product = WishlistItem['product'];
/** A stay's place in a list: enough to give it back. */
export type Held = { readonly listId: ListId; readonly addedAt: string };

const idOf = (item: WishlistItem): string => item.product.id.value;
const onList = (lists: Lists, id: ListId, change: (list: Wishlist) => Wishlist): Lists =>
  lists.map((list) => (list.id.value === id ? change(list) : list));

/** Where a stay is. */
export const heldIn = (lists: Lists, stayId: string): readonly Held[] =>
  lists.flatMap(({ id, items }) =>
    items.filter((item) => idOf(item) === stayId).map(({ addedAt }) => ({ listId: id.value, addedAt })),
  );

/** The stays of all lists, each once. */
export const stayIdsOf = (lists: Lists): readonly string[] => [
  ...new Set(lists.flatMap(({ items }) => items.map(idOf))),
];

export const productOf = (lists: Lists, stayId: string): Product | undefined =>
  lists.flatMap(({ items }) => items).find((item) => idOf(item) === stayId)?.product;

/** In the list at its time's place, the latest first; one that is there already stays as it is. */
export const withStay = (lists: Lists, listId: ListId, product: Product, addedAt: string): Lists =>
  onList(lists, listId, (list) => {
    if (list.items.some((item) => idOf(item) === product.id.value)) return list;
    const later = list.items.filter((item) => item.addedAt > addedAt);
    return { ...list, items: [...later, { product, addedAt }, ...list.items.slice(later.length)] };
  });

const without = (list: Wishlist, stayId: string): Wishlist => ({
  ...list,
  items: list.items.filter((item) => idOf(item) !== stayId),
});
export const withoutStayIn = (lists: Lists, listId: ListId, stayId: string): Lists =>
  onList(lists, listId, (list) => without(list, stayId));
export const withoutStay = (lists: Lists, stayId: string): Lists =>
  lists.map((list) => without(list, stayId));

export const renamed = (lists: Lists, listId: ListId, name: string): Lists =>
  onList(lists, listId, (list) => ({ ...list, name }));
export const withoutList = (lists: Lists, listId: ListId): Lists =>
  lists.filter(({ id }) => id.value !== listId);

export type Membership = { readonly add: readonly ListId[]; readonly remove: readonly Held[] };

/** What makes a stay be in the chosen lists and in no other. */
export function membershipOf(lists: Lists, stayId: string, chosen: ReadonlySet<string>): Membership {
  const held = heldIn(lists, stayId);
  const isIn = (id: ListId) => held.some(({ listId }) => listId === id);
  return {
    add: lists.map(({ id }) => id.value).filter((id) => chosen.has(id) && !isIn(id)),
    remove: held.filter(({ listId }) => !chosen.has(listId)),
  };
}

/** Out of its last list a stay that is sold no more is gone for good: nobody could put it back. */
export const isLastOfUnsold = (lists: Lists, stayId: string, listsAfter: number): boolean =>
  productOf(lists, stayId)?.stay === null && listsAfter === 0;

/** The lists as they will be. Without a known product nothing is added: the server's answer brings it. */
export function withMembership(
  lists: Lists,
  { product, stayId, add, remove, at }: Membership & { stayId: string; product?: Product; at: string },
): Lists {
  const added = product ? add.reduce((all, id) => withStay(all, id, product, at), lists) : lists;
  return remove.reduce((all, { listId }) => withoutStayIn(all, listId, stayId), added);
}

/** The lists with one of them as it was read by itself: fresher, or so new that the others do not have it. */
export const withFresh = (lists: Lists, fresh: Wishlist | undefined): Lists => {
  if (!fresh) return lists;
  const isKnown = lists.some(({ id }) => id.value === fresh.id.value);
  return isKnown ? onList(lists, fresh.id.value, () => fresh) : [...lists, fresh];
};
