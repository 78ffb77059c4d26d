/** Wishlists: the nine calls of A §7, spelled as there. Reads are POST because the specification says so. */
import { z } from 'zod';
import { call } from './call.ts';
import { idOf, success } from './primitives.ts';

const productId = z.object({ value: idOf('sty') });
const wishlistId = z.object({ value: idOf('wsh') });
const name = z.string().trim().min(1).max(80);
export const wishlist = z.object({
  id: wishlistId,
  name: z.string(),
  items: z.array(
    z.object({ product: z.object({ id: productId, name: z.string() }), addedAt: z.iso.datetime() }),
  ),
});
export type Wishlist = z.output<typeof wishlist>;
const base = '/travel/wishlists';

export const wishlistCalls = {
  getWishlist: call({
    method: 'POST',
    path: `${base}/wishlist/get`,
    summary: 'One wishlist',
    auth: 'customer',
    readOnly: true,
    input: z.object({ wishlistId }),
    output: z.object({ wishlist }),
    errors: [],
  }),
  listWishlists: call({
    method: 'POST',
    path: `${base}/wishlist/get-all`,
    summary: 'All wishlists',
    auth: 'customer',
    readOnly: true,
    input: z.object({}),
    output: z.object({ wishlists: z.array(wishlist) }),
    errors: [],
  }),
  listWishlistProductIds: call({
    method: 'POST',
    path: `${base}/wishlist/get-all-product-ids-by-user`,
    summary: 'Which stays have a heart',
    auth: 'customer',
    readOnly: true,
    input: z.object({}),
    output: z.object({ productIds: z.array(productId) }),
    errors: [],
  }),
  createWishlist: call({
    method: 'POST',
    path: `${base}/wishlist/create`,
    summary: 'A new list',
    auth: 'customer',
    input: z.object({ name }),
    output: z.object({ wishlist }),
    errors: [],
  }),
  deleteWishlist: call({
    method: 'POST',
    path: `${base}/wishlist/delete`,
    summary: 'Removes a list and its items',
    auth: 'customer',
    input: z.object({ wishlistId }),
    output: success,
    errors: [],
  }),
  updateWishlist: call({
    method: 'PUT',
    path: `${base}/wishlist/update`,
    summary: 'Renames a list',
    auth: 'customer',
    input: z.object({ wishlistId, name }),
    output: z.object({ wishlist }),
    errors: [],
  }),
  addWishlistItem: call({
    method: 'POST',
    path: `${base}/wishlist-item/create`,
    summary: 'A heart: into the named list, else the first (made if there is none)',
    auth: 'customer',
    input: z.object({ product: z.object({ id: productId }), wishlistId: wishlistId.optional() }),
    output: z.object({ wishlist }),
    errors: [],
  }),
  removeWishlistItem: call({
    method: 'POST',
    path: `${base}/wishlist-item/delete-all`,
    summary: 'Takes the heart away: out of every list',
    auth: 'customer',
    input: z.object({ productId }),
    output: success,
    errors: [],
  }),
} as const;
