/** Which lists and which of their stays a page of favorites shows. */
import type { Wishlist, WishlistItem } from '@sojourn/contract/wishlists.ts';
import { WISHLIST_LIMITS } from '#hotel/rules/wishlist-limits.ts';
import type { FavoritesView } from './favorites-url.ts';
import type { ListId, Lists } from './lists/change-lists.ts';

/** Of each list, where several are shown: as cards, and on the map. */
export const OVERVIEW = 6;
export const OVERVIEW_ON_MAP = 24;
/** Of one list at first, and with each press on more; the map has all of it. */
export const PAGE = 24;

export type ListView = {
  readonly list: Wishlist;
  readonly items: readonly WishlistItem[];
  /** Not shown yet. */
  readonly hidden: number;
  /** Where a heart goes without a choice. */
  readonly isDefault: boolean;
};
type FavoritesShown =
  /** Nothing was ever saved. */
  | { readonly kind: 'none' }
  /** The list of the address is not there any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'lists'; readonly views: readonly ListView[]; readonly isOverview: boolean };

type FavoritesSelection = {
  readonly listId: ListId | undefined;
  readonly view: FavoritesView;
  readonly pages: number;
};

/** Of all lists a few stays each; of one, or of the only one, page by page. The default list is first. */
export function favoritesShown(lists: Lists, { listId, view, pages }: FavoritesSelection): FavoritesShown {
  if (lists.length === 0) return { kind: 'none' };
  const chosen = listId === undefined ? lists : lists.filter(({ id }) => id.value === listId);
  if (chosen.length === 0) return { kind: 'gone' };
  const isOverview = chosen.length > 1;
  const isMap = view === 'favorites_map';
  const most = isOverview
    ? isMap
      ? OVERVIEW_ON_MAP
      : OVERVIEW
    : isMap
      ? WISHLIST_LIMITS.items
      : PAGE * pages;
  const views = chosen.map((list): ListView => {
    const items = list.items.slice(0, most);
    const hidden = list.items.length - items.length;
    return { list, items, hidden, isDefault: lists.length > 1 && list === lists[0] };
  });
  return { kind: 'lists', views, isOverview };
}

/** The stays that are sold, each once: those whose price is asked for. */
export const soldIn = (views: readonly ListView[]): readonly string[] => [
  ...new Set(
    views.flatMap(({ items }) => items.flatMap(({ product }) => (product.stay ? [product.id.value] : []))),
  ),
];
