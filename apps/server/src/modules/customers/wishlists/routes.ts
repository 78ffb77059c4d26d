/** The wishlist calls of the contract (A §7). */
import type { Handlers } from '#context.ts';
import { readStayIds } from './store.ts';
import {
  addToWishlist,
  changeWishlistName,
  createWishlist,
  getWishlist,
  listWishlists,
  removeFromWishlists,
  removeWishlist,
  takeOutOfWishlist,
  type WishlistDeps,
} from './wishlists.ts';

type WishlistCalls =
  | 'getWishlist'
  | 'listWishlists'
  | 'listWishlistProductIds'
  | 'createWishlist'
  | 'deleteWishlist'
  | 'updateWishlist'
  | 'addWishlistItem'
  | 'takeOutWishlistItem'
  | 'removeWishlistItem';

export const wishlistRoutes = (deps: WishlistDeps): Pick<Handlers, WishlistCalls> => ({
  getWishlist: async ({ actor, input }) => ({
    wishlist: await getWishlist(deps, actor, input.wishlistId.value),
  }),
  listWishlists: async ({ actor }) => ({ wishlists: await listWishlists(deps, actor) }),
  listWishlistProductIds: async ({ actor }) => {
    const ids = await readStayIds(deps.db, actor);
    return { productIds: ids.map((value) => ({ value })) };
  },
  createWishlist: async ({ actor, input }) => ({ wishlist: await createWishlist(deps, actor, input.name) }),
  deleteWishlist: async ({ actor, input }) => {
    await removeWishlist(deps, actor, input.wishlistId.value);
    return { Response: 'Success' };
  },
  updateWishlist: async ({ actor, input }) => ({
    wishlist: await changeWishlistName(deps, actor, { id: input.wishlistId.value, name: input.name }),
  }),
  addWishlistItem: async ({ actor, input }) => ({
    wishlist: await addToWishlist(deps, actor, {
      stayId: input.product.id.value,
      listId: input.wishlistId?.value,
      addedAt: input.addedAt,
    }),
  }),
  takeOutWishlistItem: async ({ actor, input }) => ({
    wishlist: await takeOutOfWishlist(deps, actor, {
      stayId: input.productId.value,
      listId: input.wishlistId.value,
    }),
  }),
  removeWishlistItem: async ({ actor, input }) => {
    await removeFromWishlists(deps, actor, input.productId.value);
    return { Response: 'Success' };
  },
});
