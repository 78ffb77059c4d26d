/**
 * Wishlists: the calls of A §7, spelled as there, and a ninth that takes a stay out of one list alone. Reads
 * are POST because the specification says so.
 */
import { WISHLIST_LIMITS } from '@sojourn/products/hotel/rules/wishlist-limits.ts';
import { stayCard } from '@sojourn/products/hotel/wire/stay-search.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { idOf, instant, success } from './primitives.ts';

const productId = z.object({ value: idOf('sty') });
const wishlistId = z.object({ value: idOf('wsh') });
const name = z
  .string()
  .trim()
  .min(1)
  .max(WISHLIST_LIMITS.nameMax)
  // Neither lines nor what turns the reading direction; emoji are joined with U+200D
  .regex(/^[^\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u);
const product = z.object({
  id: productId,
  /** As it was when the heart was given. */
  name: z.string(),
  /** What is known of the hotel whatever the dates; null when it is no longer sold. */
  stay: stayCard.pick({ stars: true, neighbourhood: true, city: true, position: true, art: true }).nullable(),
});
export const wishlist = z.object({
  id: wishlistId,
  name: z.string(),
  /** The latest first. */
  items: z.array(z.object({ product, addedAt: z.iso.datetime() })),
});
export type Wishlist = z.output<typeof wishlist>;
export type WishlistItem = Wishlist['items'][number];
const base = '/travel/wishlists';

export const wishlistCalls = {
  getWishlist: call({
    method: 'POST',
    path: `${base}/wishlist/get`,
    summary: 'One list',
    auth: 'customer',
    readOnly: true,
    input: z.object({ wishlistId }),
    output: z.object({ wishlist }),
    errors: [],
  }),
  listWishlists: call({
    method: 'POST',
    path: `${base}/wishlist/get-all`,
    summary: 'All lists, oldest first; new favorites go to the first',
    auth: 'customer',
    readOnly: true,
    input: z.object({}),
    output: z.object({ wishlists: z.array(wishlist) }),
    errors: [],
  }),
  listWishlistProductIds: call({
    method: 'POST',
    path: `${base}/wishlist/get-all-product-ids-by-user`,
    summary: 'The IDs of saved stays',
    auth: 'customer',
    readOnly: true,
    input: z.object({}),
    output: z.object({ productIds: z.array(productId) }),
    errors: [],
  }),
  createWishlist: call({
    method: 'POST',
    path: `${base}/wishlist/create`,
    summary: 'Creates a list',
    auth: 'customer',
    input: z.object({ name }),
    output: z.object({ wishlist }),
    errors: [],
  }),
  deleteWishlist: call({
    method: 'POST',
    path: `${base}/wishlist/delete`,
    summary: 'Deletes a list and its items',
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
    summary: 'Saves a stay to a list, or to the first one',
    auth: 'customer',
    input: z.object({
      product: z.object({ id: productId }),
      wishlistId: wishlistId.optional(),
      /** Where an undo gives a stay its place back; what lies ahead counts as now. */
      addedAt: instant.optional(),
    }),
    output: z.object({ wishlist }),
    errors: [],
  }),
  takeOutWishlistItem: call({
    method: 'POST',
    path: `${base}/wishlist-item/delete`,
    summary: 'Removes a stay from one list',
    auth: 'customer',
    input: z.object({ wishlistId, productId }),
    output: z.object({ wishlist }),
    errors: [],
  }),
  removeWishlistItem: call({
    method: 'POST',
    path: `${base}/wishlist-item/delete-all`,
    summary: 'Removes a stay from every list',
    auth: 'customer',
    input: z.object({ productId }),
    output: success,
    errors: [],
  }),
} as const;
